/**
 * Measures the catalogue at 100,000 items: its list beside the list of orders, the picker of items beside a bare read by the
 * index, and the import of a workbook beside that of the same rows as CSV.
 */
import { DatabaseSync } from "node:sqlite";
import { GetJob } from "../../api/generated/operations/jobs.ts";
import { matchItemColumns } from "../../api/csv/item_table.ts";
import { csvRows } from "../../api/csv/write.ts";
import { documentOf } from "../../resources/document.ts";
import { items } from "../../resources/catalogue/items.ts";
import { orders } from "../../resources/orders/orders.ts";
import type { AuthorizedContext } from "../../server/context.ts";
import { openDatabase, SQLITE_FILE } from "../../server/db/open.ts";
import { formOf } from "../../server/modules/desk/exports/forms.ts";
import { activeItems } from "../../server/modules/catalogue/items/store.ts";
import { copyDatabase } from "./copy.ts";
import { drive } from "./drive.ts";
import { type Figure, median, print } from "./report.ts";
import { signIn } from "./sign_in.ts";
import { LOGIN_ORIGIN, ORIGIN, seedDatabase, serve } from "./world.ts";

const ITEMS = 100_000;
const ORDERS = 100_000;
const COLORS = 40;
const SIZES = 5;
const ROWS = 2_000;
/** Maximum number of rows that the picker shows. */
const SHOWN = 12;
const POLL_MS = 20;
const SEARCH = "ben-321 color7";
const ROUNDS = 200;
const TURNS = 3;
const HEADERS = ["sku", "product_code", "color", "size", "price", "price_vip_2", "weight_g"];

function addItems(path: string): void {
  const db = new DatabaseSync(path);
  const columns = (table: string, but: readonly string[]) =>
    db.prepare(`select name from pragma_table_info('${table}')`).all().map(({ name }) => String(name))
      .filter((name) => !but.includes(name)).join(", ");
  const product = columns("products", ["_id", "code", "code_key"]);
  const insertProduct = db.prepare(`insert into products (_id, code, code_key, ${product})
    select ?, ?, ?, ${product} from products limit 1`);
  const own = [
    "_id",
    "seq",
    "product_id",
    "sku",
    "sku_key",
    "color",
    "size",
    "variant",
    "search_text",
    "status",
  ];
  const item = columns("items", own);
  const insertItem = db.prepare(`insert into items
    (_id, product_id, sku, sku_key, color, size, variant, search_text, status, ${item})
    select ?, ?, ?, ?, ?, ?, ?, ?, 'Active', ${item} from items limit 1`);
  db.exec("begin");
  for (let at = 0; at < ITEMS; at++) {
    const code = `BEN-${Math.floor(at / (COLORS * SIZES))}`;
    const [color, size] = [`Color${Math.floor(at / SIZES) % COLORS}`, `S${at % SIZES}`];
    if (at % (COLORS * SIZES) === 0) insertProduct.run(code, code, code.toLowerCase());
    const sku = `${code}-${color}-${size}`;
    const search = `${sku} bench ${color} ${size}`.toLowerCase();
    insertItem.run(sku, code, sku, sku.toLowerCase(), color, size, `${color} / ${size}`, search);
  }
  db.exec("commit; analyze");
  db.close();
}

function someBuyer(path: string): string {
  const db = new DatabaseSync(path, { readOnly: true });
  const row = db.prepare("select recipient_name, city from orders order by seq limit 1 offset 5000").get();
  db.close();
  return `${row?.["recipient_name"]} ${row?.["city"]}`;
}

/** @param first number of the first product; each gets 90 new items, and so stays below `MAX_VARIANTS` */
const rowsOf = (run: string, first: number) =>
  Array.from({ length: ROWS }, (_, at) => [
    `${run}-${at}`,
    `BEN-${first + Math.floor(at / 90)}`,
    `New${run}${at}`,
    "S",
    "12.50",
    "11.00",
    "180",
  ]);

async function makeWorkbook(rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const form = formOf("xlsx");
  const parts = [await form.head(HEADERS), await form.rows(rows), await form.end()];
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

async function importRows(token: string, body: BodyInit, sheet: object): Promise<number> {
  const format = { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "ymd" };
  const plan = { format, headers: HEADERS, columns: matchItemColumns(HEADERS), ...sheet };
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const startedAt = performance.now();
  const query = new URLSearchParams({ plan: JSON.stringify(plan), name: "bench" });
  const sent = await fetch(`${ORIGIN}/api/imports/items?${query}`, { method: "POST", body, headers });
  const { job } = await sent.json() as { job: string };
  while (true) {
    const answer = await fetch(`${ORIGIN}/api/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query: GetJob.text, variables: { _id: job } }),
    });
    const { data: { getJobById: { status, made } } } = await answer.json();
    if (status === "Done" && made === ROWS) return performance.now() - startedAt;
    if (status === "Done" || status === "Failed") {
      throw new Error(`The import ended as ${status} with ${made} rows`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Measures the picker in turns with the smallest query that finds the same rows by the same index. */
async function measurePickers(dataDir: string): Promise<Figure[]> {
  const db = await openDatabase({ dataDir });
  const context = {
    db,
    session: { person: { role: "super_root" } },
    now: () => 0,
  } as unknown as AuthorizedContext;
  const sqlite = new DatabaseSync(`${dataDir}/${SQLITE_FILE}`);
  const bare = sqlite.prepare(`select i._id, i.sku, i.title, i.variant, i.price_minor, i.currency
    from (select rowid from items_search where items_search match ?) as found
    cross join items as i on i.seq = found.rowid where i.status = 'Active' order by i.sku limit ${SHOWN}`);
  const comparePicker = async (name: string, search: string): Promise<Figure> => {
    const match = search.split(" ").map((word) => `"${word}"`).join(" ");
    const times: { readonly ours: number[]; readonly base: number[] } = { ours: [], base: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const startedAt = performance.now();
      await activeItems({ ids: null, skus: null, search }, { page: 1, perPage: SHOWN }, context);
      const between = performance.now();
      bare.all(match);
      times.ours.push(between - startedAt);
      times.base.push(performance.now() - between);
    }
    return { name, ours: median(times.ours), base: median(times.base), unit: "ms", goal: "<= 1.5x" };
  };
  const figures = [
    await comparePicker("the picker, by words that few items have", SEARCH),
    await comparePicker("the picker, by a word that many items have", "color7"),
  ];
  sqlite.close();
  await db.close();
  return figures;
}

export async function benchCatalogue(): Promise<void> {
  const dataDir = await Deno.makeTempDir();
  await copyDatabase(await seedDatabase(ORDERS), dataDir);
  addItems(`${dataDir}/${SQLITE_FILE}`);
  const ask = (url: string, body: unknown, token = "") =>
    new Request(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const figures: Figure[] = [];
  {
    await using _server = await serve(dataDir);
    const { token } = await signIn(ORIGIN, LOGIN_ORIGIN, "super_root@demo.test");
    const page = async (query: string, variables: object) =>
      (await drive(() => {
        const request = ask(`${ORIGIN}/api/graphql`, { query, variables }, token);
        request.headers.set("X-Per-Page", "20");
        return request;
      })).p50;
    /** Measures a query in turns with one of orders, because the server is still cold at the first call. */
    const list = async (name: string, ours: object, base: object): Promise<Figure> => {
      const times: { readonly ours: number[]; readonly base: number[] } = { ours: [], base: [] };
      for (let turn = 0; turn < TURNS; turn++) {
        times.base.push(await page(documentOf(orders), base));
        times.ours.push(await page(documentOf(items), ours));
      }
      return { name, ours: median(times.ours), base: median(times.base), unit: "ms", goal: "<= 1.3x" };
    };
    const search = someBuyer(`${dataDir}/${SQLITE_FILE}`);
    figures.push(
      await list("items, page 1", {}, {}),
      await list(
        "items, by status and method",
        { status: ["Active"], method: ["dtg"] },
        { status: ["Processing"], shipment_status: ["Processing"] },
      ),
      await list("items, searched for", { search: SEARCH }, { search }),
      await list("items of a product", { product: ["BEN-321"] }, {}),
    );
    const rows = [rowsOf("X", 0), rowsOf("C", 100)] as const;
    const sheet = await importRows(token, await makeWorkbook(rows[0]), { sheet: "Export" });
    const text = await importRows(token, csvRows([HEADERS, ...rows[1]]), {});
    figures.push({
      name: `${ROWS} items as a workbook, beside text`,
      ours: sheet,
      base: text,
      unit: "ms",
      goal: "<= 1.5x",
    });
  }
  figures.push(...await measurePickers(dataDir));
  print(`Catalogue of ${ITEMS.toLocaleString("en")} items`, "beside it", figures);
  await Deno.remove(dataDir, { recursive: true });
}
