// Finished games, and records from a file.

import { el, field, show, toast } from "./dom.js";
import { get } from "./api.js";

export async function recordsPage(main) {
  const { records } = await get("/api/v1/records");
  const file = el("input", { type: "file", accept: ".json,application/json" });
  file.addEventListener("change", async () => {
    try {
      const text = await file.files[0].text();
      JSON.parse(text);
      sessionStorage.setItem("optcg-record", text);
      location.hash = "replay/file";
    } catch {
      toast("This file is not a record: it is not JSON.");
    }
  });
  show(main, el("h1", {}, "Records"),
    el("section", { class: "panel" }, field("Open a record from a file", file)),
    el("section", { class: "panel" }, el("h2", {}, "Games played here"),
      records.length ? el("ul", {}, records.map((record) => el("li", {},
        el("a", { href: `#replay/${record.id}` }, record.title), " ", el("small", {}, new Date(record.ended).toLocaleString()), " ",
        el("a", { href: `#summary/${record.id}` }, "summary"), " ",
        el("a", { href: `/api/v1/records/${record.id}?download` }, "download")))) : el("p", { class: "quiet" }, "None yet.")));
}
