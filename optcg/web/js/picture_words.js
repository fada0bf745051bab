// Which parts fit a card: lists of words that may stand in its name and types. No card is named here.

/** The words of a text, in small letters; a plural counts as its singular too. */
export function wordsOf(text) {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\d]*/gu) ?? [];
  return new Set(words.flatMap((word) => (word.endsWith("s") ? [word, word.slice(0, -1)] : [word])));
}

/** The first part of a table one of whose words is among these. */
export function fitting(table, words) {
  for (const [part, list] of table) if (list.some((word) => words.has(word))) return part;
  return null;
}

const table = (lists) => Object.entries(lists).map(([part, words]) => [part, words.split(" ")]);

/** What a Character is, by the last words of its types (an Animal, a Jailer Beast); all others are people. */
export const KIND_WORDS = table({
  ship: "airship fleet",
  machine: "clockwork machine robot cyborg pacifista mecha",
  grown: "grown plant",
  beast: "beast animal neptunian dinosaur",
});

export const KINDS = {
  ship: { parts: ["ship", "airship", "skimmer"], words: table({ skimmer: "skimmer glider gale wing", wreck: "wreck walks", ship: "ship sail", airship: "airship thrush balloon" }) },
  machine: {
    parts: ["automaton", "engine", "porter"],
    words: table({ kraken: "kraken octopus", bell: "bell", beacon: "lamp lighthouse", hands: "hands arms", walker: "walking foundry castle house", porter: "porter carrier", grapple: "dredge crane grapple", engine: "giant bellows engine furnace", automaton: "automaton" }),
  },
  grown: { parts: ["tree", "golem", "colossus"], words: table({ roots: "choir grove root", golem: "turnip golem pumpkin", colossus: "colossus giant", knight: "knight", sentinel: "sentinel warden", elder: "grandmother grandfather", tree: "yew oak tree old growth" }) },
  beast: {
    parts: ["canine", "cat", "bear", "ape", "horse", "perched", "serpent", "rabbit", "bird"],
    words: table({
      perched: "finch sparrow robin wren parrot duck chicken penguin owl", bird: "gull hawk eagle bird crow raven albatross phoenix news", canine: "fox wolf coyote", hound: "hound dog", cat: "cat prowler lion tiger panther leopard lynx",
      stag: "elk stag deer reindeer moose", ram: "ram goat sheep bull cow ox", boar: "thornback boar pig hedgehog", dragon: "dragon wyvern", tortoise: "isle turtle tortoise island", rat: "rat mouse", kraken: "kraken octopus squid",
      fish: "fish shark whale eel seahorse king sea", serpent: "snake serpent", bear: "bear panda sloth", ape: "ape monkey gorilla baboon", horse: "horse pony unicorn camel zebra", rabbit: "rabbit hare bunny",
    }),
  },
};

/** What a person holds, by name; else by attribute. */
export const HELD_WORDS = table({
  bees: "beekeeper honey", torch: "torchbearer torch", lance: "lancer lance sentry guard spear", kite: "kite", bomb: "bombardier bomber", spyglass: "scout lookout hawk perrault eyed", letter: "post postmaster mail courier understudy", parcel: "parcel sender delivery", snare: "snare trapper",
  seedling: "tender gardener seedling grove", bow: "tracker hunter archer burr", lamp: "lamp lantern keeper light foglight watch", horn: "foghorn horn", scroll: "chartmaker map navigator", lens: "lens grinder", ledger: "archivist clerk auditor inventory overseer tollkeeper ferry", bolt: "storm thunder lightning",
  bottle: "bottle drifter", drop: "ripple sprite tide water", book: "scholar psalmist reader bible salt", fan: "dancer geisha", paper: "paper", wrench: "rivet foreman mechanic", gauge: "gauge tock", piston: "piston brawler", flask: "alchemist doctor physician", cannon: "pressure cannon gunner",
  gear: "foundry chief engineer furnace", axe: "maul executioner", candle: "candle candleend tallow novice", hook: "hook grapnel crane chain", crow: "magpie crowe raven", oar: "ferryman boatman", skull: "bone", scythe: "grave ragwright reaper death ragman", quill: "quill mourner writer", anchor: "salvage matron deep admiral",
  bell: "bellringer bell toll", rapier: "duelist fencer", trumpet: "herald trumpeter", baton: "choirmaster conductor cantor", orb: "seraph echo spirit", club: "bramble oake ogre", shield: "captain warden", crook: "shepherd druid", coin: "banker merchant treasure", umbrella: "lady princess queen",
});

export const HELD_BY_ATTRIBUTE = {
  Slash: ["sword", "sabre", "rapier", "twin", "axe"], Strike: ["fist", "hammer", "club", "fist", "anchor"], Ranged: ["rifle", "pistol", "bow", "cannon"],
  Special: ["flame", "orb", "bolt", "staff"], Wisdom: ["book", "scroll", "staff", "spyglass"],
};

export const HAT_WORDS = table({
  net: "beekeeper", goggles: "pilot gauge rivet furnace alchemist lens", bicorne: "admiral marshal", tricorn: "captain courier", visor: "knight errant guard lancer", helmet: "sentinel sentry ward", crown: "queen king emperor princess", veil: "sister nun widow mother mourner novice",
  halo: "seraph angel cantor", hood: "ragman picker sifter ferryman watch scout quiet", tophat: "auditor postmaster gant inventory", cap: "foreman clerk porter boy", pointed: "storm reader wizard scholar", wreath: "nettle bramble grove tender", bandana: "brawler deep bombardier", horns: "giant ogre viking", mask: "understudy clown",
  plume: "duelist musketeer tracker herald", cone: "drifter samurai ronin", wide: "tollkeeper husk marrow pressure",
});

export const HAIR_WORDS = table({ elder: "old elder grandfather ancient", beard: "chief captain foreman overseer marshal brawler ferryman king bombardier", bun: "matron mother grandmother widow", braids: "sister odile", long: "lady princess queen dancer sprite" });

/** Where and when, if the name says so. */
export const SCENE_WORDS = table({ underwater: "sunken drowned undertow deep", clouds: "clouds aloft sky", wrecks: "wreck scrap", sea: "pond tide", graves: "grave bone", desert: "scorch" });
export const HOUR_WORDS = table({ night: "night moon gloam quiet foglight", dawn: "dawn", day: "noon sunlit sun" });
export const WEATHER_WORDS = table({ rain: "storm rain weather fog", sparks: "ember cinder scorch spark furnace", rays: "sunlit noon dawn" });

export const EXTRA_WORDS = table({ mustache: "auditor postmaster inventory", glasses: "scholar archivist clerk chartmaker grinder alchemist", cape: "knight seraph admiral queen king emperor", patch: "grapnel hook" });

/** Crews and peoples: where they live and what they wear. The first that fits a type wins. */
export const CREW_WORDS = table({
  courier: "ember courier", warden: "mossback warden", keeper: "tidelamp keeper", guild: "brasswork guild", salvager: "gloam salvager", choir: "halcyon choir",
  fish: "fish merfolk neptunian sun arlong", mink: "mink", giant: "giant elbaf", wano: "wano kouzuki akazaya kurozumi samurai mountain frost vassals", sky: "sky shandian moon lunarian space", navy: "navy sword admiral marine", agent: "cp0 cp6 cp7 cp8 cp9 government germa vinsmoke",
  noble: "celestial mary elders kingdom goa prodence lulucia", jail: "impel down jailer", lab: "egghead scientist punk biological seraphim mecha", ghost: "thriller plague blackbeard cindry", desert: "alabasta baroque", snow: "drum", town: "dressrosa water galley shipbuilding franky grantesoro donquixote barto",
  amazon: "amazon kuja lily ohara botanist jaya tontattas", sweets: "mom homies cake firetank", strawhat: "straw", rebel: "revolutionary", kaido: "kingdom smile", captain: "emperors warlords supernovas whitebeard roger rocks", village: "windmill village east bandits",
  sailor: "pirates crew allies club film odyssey",
});

export const CREWS = {
  courier: { scenes: ["clouds", "cliffs", "hills", "desert"], weathers: ["sparks", "birds", "clouds"], coats: ["satchel", "coat", "vest"], hats: ["goggles", "cap", "none", "tricorn", "bandana"], places: ["towers", "house"] },
  warden: { scenes: ["forest", "hills", "jungle"], weathers: ["birds", "clear", "clouds"], coats: ["leaves", "cloak", "armor"], hats: ["wreath", "hood", "none", "horns"], places: ["tree", "shrine", "garden"] },
  keeper: { scenes: ["sea", "harbor", "sea", "cliffs"], weathers: ["birds", "rain", "clouds"], coats: ["coat", "robe", "cloak", "dress"], hats: ["sailor", "hood", "none", "wide", "tricorn"], places: ["lighthouse", "library"] },
  guild: { scenes: ["foundry", "foundry", "domes", "cliffs"], weathers: ["sparks", "clear", "clouds"], coats: ["apron", "broad", "vest", "coat"], hats: ["goggles", "cap", "none", "bandana"], places: ["hall", "machine"] },
  salvager: { scenes: ["wrecks", "graves", "wrecks", "harbor", "cliffs"], weathers: ["rain", "birds", "clear"], coats: ["rags", "cloak", "rags", "coat"], hats: ["hood", "wide", "tophat", "none"], places: ["dock", "market"] },
  choir: { scenes: ["temple", "clouds", "castle", "hills"], weathers: ["rays", "birds", "rays"], coats: ["robe", "dress", "robe", "armor"], hats: ["halo", "veil", "wreath", "none"], places: ["chapel", "palace"] },
  fish: { scenes: ["underwater"], weathers: ["clear"], coats: ["vest", "broad", "robe", "dress"], hats: ["fin"], places: ["palace", "cave"] },
  mink: { scenes: ["jungle", "hills"], weathers: ["clear", "birds"], coats: ["vest", "coat", "armor", "dress"], hats: ["ears"], places: ["tree", "island"] },
  giant: { scenes: ["snow", "cliffs"], weathers: ["clouds", "birds"], coats: ["broad", "armor"], hats: ["horns", "helmet"], places: ["castle", "tree"], large: true },
  wano: { scenes: ["pagoda"], weathers: ["clear", "birds", "clouds"], coats: ["robe", "robe", "dress"], hats: ["cone", "none", "none"], hairs: ["bun", "tail", "long", "crest"], places: ["pagoda"] },
  sky: { scenes: ["clouds", "temple"], weathers: ["clouds", "rays"], coats: ["vest", "robe", "dress"], hats: ["wreath", "none", "bandana", "turban"], places: ["palace", "island"], wings: true },
  navy: { scenes: ["sea", "castle", "harbor"], weathers: ["birds", "clouds", "clear"], coats: ["coat", "coat", "armor"], hats: ["cap", "sailor", "none"], places: ["castle", "ship"] },
  agent: { scenes: ["castle", "harbor"], weathers: ["rain", "clear"], coats: ["coat", "vest"], hats: ["tophat", "none", "mask", "none"], places: ["castle", "towers"] },
  noble: { scenes: ["castle"], weathers: ["clear", "birds"], coats: ["robe", "dress", "coat"], hats: ["crown", "none", "turban"], places: ["palace", "castle"] },
  jail: { scenes: ["prison"], weathers: ["clear"], coats: ["rags", "vest", "coat"], hats: ["horns", "none", "cap", "hood"], places: ["cave", "castle"] },
  lab: { scenes: ["domes"], weathers: ["clear", "sparks"], coats: ["apron", "coat", "vest"], hats: ["goggles", "none"], places: ["machine", "hall"] },
  ghost: { scenes: ["graves"], weathers: ["clear", "rain"], coats: ["rags", "cloak", "coat"], hats: ["hood", "tophat", "none", "mask"], places: ["cave", "castle"] },
  desert: { scenes: ["desert"], weathers: ["clear", "birds"], coats: ["cloak", "robe", "coat"], hats: ["turban", "hood", "wide", "none"], places: ["palace", "arena"] },
  snow: { scenes: ["snow"], weathers: ["clear", "clouds"], coats: ["cloak", "broad", "coat"], hats: ["hood", "tophat", "none"], places: ["castle", "tree"] },
  town: { scenes: ["harbor", "castle"], weathers: ["birds", "clouds"], coats: ["vest", "coat", "dress", "broad"], hats: ["none", "bandana", "helmet", "wide"], places: ["arena", "dock", "palace"] },
  amazon: { scenes: ["jungle"], weathers: ["birds", "clear"], coats: ["dress", "cloak", "vest"], hats: ["none", "wreath", "bandana"], hairs: ["long", "tail", "braids"], places: ["tree", "island"] },
  sweets: { scenes: ["castle", "sea"], weathers: ["clouds", "clear"], coats: ["dress", "broad", "coat"], hats: ["tophat", "crown", "bicorne", "none"], places: ["castle", "palace"] },
  strawhat: { scenes: ["sea", "hills", "harbor"], weathers: ["birds", "clouds", "rays"], coats: ["vest", "coat", "dress", "vest"], hats: ["straw", "none", "none", "bandana"], places: ["ship", "island"] },
  rebel: { scenes: ["cliffs", "harbor"], weathers: ["rain", "clouds"], coats: ["cloak", "coat"], hats: ["hood", "goggles", "none", "tophat"], places: ["island", "towers"] },
  kaido: { scenes: ["cliffs", "castle"], weathers: ["sparks", "rain"], coats: ["broad", "armor", "coat"], hats: ["horns", "none", "mask"], places: ["castle", "cave"] },
  captain: { scenes: ["sea", "cliffs"], weathers: ["clouds", "rain", "rays"], coats: ["coat", "cloak", "broad"], hats: ["bicorne", "tricorn", "plume", "none", "none"], places: ["ship", "island"] },
  village: { scenes: ["hills", "sea"], weathers: ["birds", "clouds"], coats: ["vest", "coat", "dress"], hats: ["none", "straw", "bandana", "wide"], places: ["windmill", "house"] },
  sailor: { scenes: ["sea", "harbor", "cliffs"], weathers: ["birds", "clouds", "clear"], coats: ["coat", "vest", "dress", "broad"], hats: ["tricorn", "bandana", "none", "none", "wide"], places: ["ship", "island", "dock"] },
};
export const CREW_OF_COLOR = { Red: "captain", Green: "village", Blue: "navy", Purple: "kaido", Black: "ghost", Yellow: "sky" };

export const HAPPENING_WORDS = table({
  ash: "ash dust snow sand", dome: "shelter dome protection", wind: "wind tailwind gale breeze storm tornado", back: "return sender", parcel: "parcel", speed: "throttle rush jet speed rocket dash", sparks: "sparks fan fireworks", feast: "feast harvest meat party banquet food rice cook", hedge: "hedge thorn garden", tangle: "tangle string web spider", roots: "root forest",
  fork: "fork path way choice", weather: "weather climate rain cloud", wave: "drown flood wave water ocean tide tsunami", letters: "letters afar message news", beam: "beam laser light signal flash", whirl: "riptide whirlpool drown swirl", seal: "seal fold promise oath", clock: "hour time clock sorting", sift: "sift", cut: "cut cable", sinking: "scuttle wreck sink", chest: "grave goods treasure gold",
  steam: "vent boiler steam smoke", shutters: "shutters steel wall barrier", overload: "overload engine machine electric", note: "rising note song music melody", voices: "voices two duet", flame: "flame fire hell hot red burning inferno", bolt: "thunder lightning bolt el thor shock electro",
  frost: "ice frost freeze cold", slash: "slash sword blade style sever cutter claw knife oni", crack: "quake shock impact heavy earth dragon", fist: "gum fist punch pistol gatling knuckle kick shot", star: "star divine sun heaven impulse", flag: "pirate flag king will dream", skull: "death shadow ghost dark black soul", chain: "chain prison room trap", bomb: "bomb cannon bazooka blast ball", book: "plan law order pose library", scroll: "poneglyph map story past",
  shield: "shield guard counter",
});
export const HAPPENINGS_OF_COUNTER = ["shield", "wave", "wind", "hedge", "star"];
export const HAPPENINGS_ELSE = ["slash", "fist", "flame", "bolt", "crack", "flag", "star", "bomb", "scroll", "wave", "skull"];

export const PLACE_WORDS = table({
  house: "post office house bar restaurant inn", towers: "tower towers signal", garden: "garden terraced terrace farm park", shrine: "shrine fern altar tomb", lighthouse: "lighthouse", library: "reading room library school ohara", hall: "engine hall factory foundry works", dock: "dock scrap port harbor shipyard", market: "market bazaar shop", chapel: "chapel church aloft",
  ship: "ship merry sunny dick oro jackson polar tang fleet maxim", castle: "castle fortress marineford lobby headquarters prison down", palace: "palace corrida chateau temple ryugu", arena: "colosseum arena stadium", windmill: "windmill village mill", pagoda: "capital onigashima wano dojo", tree: "tree forest", machine: "lab laboratory machine factory egghead", cave: "cave mine hollow underground reef", island: "island isle kingdom land bark",
});
