/** The least that could answer a picker: a bare `Deno.serve` that reads the same rows by their index. */
import { DatabaseSync } from "node:sqlite";

const [dataDir = "", port = "", search = ""] = Deno.args;
const sqlite = new DatabaseSync(`${dataDir}/pressdock.db`);
const FIELDS = "i._id, i.sku, i.title, i.variant, i.price_minor, i.currency";
const bySku = sqlite.prepare(`select ${FIELDS} from items as i where i.sku = ? and i.status = 'Active'`);
const byWords = sqlite.prepare(
  `select ${FIELDS} from items as i where i.seq in (select rowid from items_search where items_search match ?)
    and i.status = 'Active' order by i.sku limit 12`,
);

Deno.serve({ port: Number(port), onListen: () => console.log("Ready ") }, async (request) => {
  await request.json();
  const isSku = new URL(request.url).pathname === "/sku";
  const items = isSku
    ? bySku.all("BEN-321-Color7-S1")
    : byWords.all(search.split(" ").map((word) => `"${word}"`).join(" "));
  return Response.json({ data: { items } });
});
