/**
 * The catalogue at 100,000 items: its list beside page 1 of orders in the same run, the picker beside a bare read by the
 * index, and a workbook of items from the upload to the job's end beside the same rows as text.
 */
import { DatabaseSync } from "node:sqlite";
import { GetJob } from "../../api/generated/operations/jobs.ts";
import { Items } from "../../api/generated/operations/items.ts";
import { matchItemColumns } from "../../api/csv/item_table.ts";
import { csvRows } from "../../api/csv/write.ts";
import { documentOf } from "../../resources/document.ts";
import { items } from "../../resources/items.ts";
import { orders } from "../../resources/orders.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
import { formOf } from "../../server/modules/exports/forms.ts";
import { drive } from "./drive.ts";
import { type Figure, print } from "./report.ts";
import { signIn } from "./sign_in.ts";
import { LOGIN_ORIGIN, ORIGIN, seeded, serve, spawn } from "./world.ts";

const ITEMS = 100_000;
/** Fewer than elsewhere: their page 1 is the harder measure. */
const ORDERS = 5_000;
const COLORS = 40;
const SIZES = 5;
const ROWS = 2_000;
const BARE_PORT = 8793;
const POLL_MS = 20;
const HEADERS = ["sku", "product_code", "color", "size", "price", "price_vip_2", "weight_g"];

/** Items like the first one, 200 of each product. */
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

/** @param first product whose item the first one is: each has room for 90 more */
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

async function workbook(rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const form = formOf("xlsx");
  const parts = [await form.head(HEADERS), await form.rows(rows), await form.end()];
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

async function imported(token: string, body: BodyInit, sheet: object): Promise<number> {
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

export async function benchCatalogue(): Promise<void> {
  const dataDir = await Deno.makeTempDir();
  await Deno.copyFile(`${await seeded(ORDERS)}/${SQLITE_FILE}`, `${dataDir}/${SQLITE_FILE}`);
  addItems(`${dataDir}/${SQLITE_FILE}`);
  const search = "ben-321 color7";
  const ask = (url: string, body: unknown, token = "") =>
    new Request(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Per-Page": "12", Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const figures: Figure[] = [];
  let picked = 0;
  let exact = 0;
  {
    await using _server = await serve(dataDir);
    const { token } = await signIn(ORIGIN, LOGIN_ORIGIN, "super_root@demo.test");
    const page = async (query: string, variables: object) =>
      (await drive(() => {
        const request = ask(`${ORIGIN}/api/graphql`, { query, variables }, token);
        request.headers.set("X-Per-Page", "20");
        return request;
      })).p50;
    const first = await page(documentOf(orders), {});
    const list = (name: string, ours: number): Figure => ({
      name,
      ours,
      base: first,
      unit: "ms",
      goal: "<= 1.3x",
    });
    figures.push(
      list("items, page 1", await page(documentOf(items), {})),
      list(
        "items, by status and method",
        await page(documentOf(items), { status: ["Active"], method: ["dtg"] }),
      ),
      list("items, searched for", await page(documentOf(items), { search })),
      list("items of a product", await page(documentOf(items), { product: ["BEN-321"] })),
    );
    const pick = (variables: object) =>
      drive(() => ask(`${ORIGIN}/api/graphql`, { query: Items.text, variables }, token));
    picked = (await pick({ search })).p50;
    exact = (await pick({ sku: ["BEN-321-Color7-S1"] })).p50;
    const rows = [rowsOf("X", 0), rowsOf("C", 100)] as const;
    const sheet = await imported(token, await workbook(rows[0]), { sheet: "Export" });
    const text = await imported(token, csvRows([HEADERS, ...rows[1]]), {});
    figures.push({
      name: `${ROWS} items as a workbook, beside text`,
      ours: sheet,
      base: text,
      unit: "ms",
      goal: "<= 1.5x",
    });
  }
  {
    await using _bare = await spawn(
      "scripts/bench/baselines/catalogue.ts",
      [dataDir, `${BARE_PORT}`, search],
      {},
    );
    const bare = async (path: string) =>
      (await drive(() => ask(`http://localhost:${BARE_PORT}${path}`, {}))).p50;
    const goal = "<= 1.5x";
    figures.push(
      { name: "the picker, by words", ours: picked, base: await bare("/words"), unit: "ms", goal },
      { name: "the picker, by SKU", ours: exact, base: await bare("/sku"), unit: "ms", goal },
    );
  }
  print(`Catalogue of ${ITEMS.toLocaleString("en")} items`, "beside it", figures);
  await Deno.remove(dataDir, { recursive: true });
}
