/**
 * Measures the queue of garments at 100,000 orders: its pages beside pages of orders, and the counts of its steps with a
 * million garments beside those with the garments of 100,000 orders.
 */
import { DatabaseSync } from "node:sqlite";
import { documentOf } from "../../resources/document.ts";
import { orders } from "../../resources/orders/orders.ts";
import { units } from "../../resources/workshop/units.ts";
import { openDatabase, SQLITE_FILE } from "../../server/db/open.ts";
import { stepsIn } from "../../server/modules/workshop/units/queue_store.ts";
import { ALL_SELLERS } from "../../server/scope.ts";
import { copyDatabase } from "./copy.ts";
import { drive } from "./drive.ts";
import { type Figure, median, print } from "./report.ts";
import { signIn } from "./sign_in.ts";
import { LOGIN_ORIGIN, ORIGIN, seedDatabase, serve } from "./world.ts";

const ORDERS = 100_000;
const MANY = 1_000_000;
const ROUNDS = 30;
const TURNS = 3;
const QUERY = "query Steps { unitSteps { print_status waiting inprocess held late } }";

/** Copies garments until there are a million, without the triggers and indices that would slow the copying down. */
function multiplyUnits(path: string): void {
  const db = new DatabaseSync(path);
  const names = (type: string) =>
    db.prepare("select name from sqlite_master where type = ? and tbl_name = 'units' and sql is not null")
      .all(type)
      .map(({ name }) => String(name));
  for (const name of names("trigger")) db.exec(`drop trigger ${name}`);
  for (const name of names("index").filter((each) => !["units_open", "units_short"].includes(each))) {
    db.exec(`drop index ${name}`);
  }
  const columns = db.prepare("select name from pragma_table_info('units')").all().map(({ name }) =>
    String(name)
  )
    .filter((name) => !["seq", "_id", "code"].includes(name)).join(", ");
  const count = Number(db.prepare("select count(*) as n from units").get()?.["n"]);
  for (let copy = 1; copy * count < MANY; copy++) {
    db.exec(`insert into units (_id, code, ${columns})
      select _id || '-${copy}', code || '-${copy}', ${columns} from units order by seq
      limit ${Math.min(count, MANY - copy * count)}`);
  }
  db.close();
}

async function measureSteps(dataDir: string): Promise<number> {
  const db = await openDatabase({ dataDir });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await stepsIn(db, ALL_SELLERS, null, Math.floor(Date.now() / 1000));
    times.push(performance.now() - startedAt);
  }
  await db.close();
  return median(times);
}

export async function benchQueue(): Promise<void> {
  const dataDir = await Deno.makeTempDir();
  const file = `${dataDir}/${SQLITE_FILE}`;
  await copyDatabase(await seedDatabase(ORDERS), dataDir);
  const figures: Figure[] = [];
  {
    await using _server = await serve(dataDir);
    const { token } = await signIn(ORIGIN, LOGIN_ORIGIN, "super_root@demo.test");
    const page = async (query: string, variables: object) =>
      (await drive(() =>
        new Request(`${ORIGIN}/api/graphql`, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Authorization: `Bearer ${token}`,
            "X-Per-Page": "20",
          },
          body: JSON.stringify({ query, variables }),
        })
      )).p50;
    /** Measures a query in turns with one of orders, because the server is still cold at the first call. */
    const list = async (name: string, ours: object, base: object): Promise<Figure> => {
      const times: { readonly ours: number[]; readonly base: number[] } = { ours: [], base: [] };
      for (let turn = 0; turn < TURNS; turn++) {
        times.base.push(await page(documentOf(orders), base));
        times.ours.push(await page(documentOf(units), ours));
      }
      return { name, ours: median(times.ours), base: median(times.base), unit: "ms", goal: "<= 1.3x" };
    };
    figures.push(
      await list("garments, page 1", {}, {}),
      await list("garments of a step", { print_status: ["Printing"] }, { status: ["In Production"] }),
      await list("late garments", { due: ["late"] }, { due: ["late"], sort: "due_at" }),
    );
    const steps = [];
    for (let turn = 0; turn < TURNS; turn++) steps.push(await page(QUERY, {}));
    figures.push({ name: "counts of the steps, for ten clients", ours: median(steps), unit: "ms", goal: "" });
  }
  const few = await measureSteps(dataDir);
  multiplyUnits(file);
  figures.push({
    name: "counts of the steps of a million",
    ours: await measureSteps(dataDir),
    base: few,
    unit: "ms",
    goal: "<= 20 ms",
  });
  print("The queue of garments", "beside it", figures);
  await Deno.remove(dataDir, { recursive: true });
}
