/** Measures lists of a million packages, beside the same queries over ten thousand. */
import { join } from "node:path";
import { sql } from "kysely";
import { DAY_SECONDS } from "../../../api/constants.ts";
import { fulfilments } from "../../../resources/shipping/fulfilments.ts";
import { packages } from "../../../resources/shipping/packages.ts";
import type { Resource } from "../../../resources/define.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase, SQLITE_FILE } from "../../../server/db/open.ts";
import { listOf } from "../../../server/list/resolver.ts";
import type { ListArgs } from "../../../server/list/source.ts";
import { packagesList } from "../../../server/modules/shipping/packages/store.ts";
import { ALL_SELLERS, type Scope } from "../../../server/scope.ts";
import { copyDatabase } from "../copy.ts";
import { copyRows } from "../multiply.ts";
import { type Figure, median } from "../report.ts";
import { seedDatabase } from "../world.ts";

const ORDERS = 10_000;
const TIMES = 100;
const ROUNDS = 60;
const WARM = 5;
const PER_PAGE = 20;
/** Each copy is dated 9 hours before the last one, modulo 9 days, so that these days fill up evenly. */
const BACK_SECONDS = 9 * 3600;
const SPAN_SECONDS = 9 * DAY_SECONDS;
const GOAL = "<= 1.5x";
const root = decodeURIComponent(new URL("../../../.cache/bench/", import.meta.url).pathname);

interface Question {
  readonly name: string;
  readonly args: ListArgs;
  readonly goal?: string;
  readonly resource?: Resource;
  readonly page?: number;
  readonly isCount?: boolean;
  readonly isSellers?: boolean;
}

const SHIP = { shipment_status: ["Processing"], sort: "due_at" };

const QUESTIONS: readonly Question[] = [
  { name: "page 1 of all", args: {}, goal: GOAL },
  { name: "page 1 of the last 7 days, as it opens", args: { range: "last-7-days" }, goal: GOAL },
  { name: "page 400 of all", args: {}, page: 400 },
  { name: "one status", args: { shipment_status: ["Exception"] }, goal: GOAL },
  { name: "a method and a country", args: { method: ["economy"], country: ["US"] }, goal: GOAL },
  { name: "a carrier", args: { carrier: ["USPS"] }, goal: GOAL },
  { name: "a carrier that nothing goes by", args: { carrier: ["UPS"] }, goal: GOAL },
  { name: "two methods", args: { method: ["standard", "express"] }, goal: GOAL },
  { name: "labels that failed", args: { label: ["Failed"] } },
  { name: "contradictions", args: { trouble: ["contradiction"] }, goal: GOAL },
  { name: "above 2 kg", args: { weight: ["above2000"] }, goal: GOAL },
  { name: "a search for a number", args: { search: "PK-000777" } },
  { name: "how many of one status", args: { shipment_status: ["Exception"] }, isCount: true },
  { name: "/orders/ship", args: SHIP, resource: fulfilments, goal: GOAL },
  { name: "/orders/ship, page 50", args: SHIP, resource: fulfilments, page: 50 },
  { name: "/orders/ship of a seller", args: SHIP, resource: fulfilments, isSellers: true, goal: GOAL },
];

/** Copies packages under other ids, numbers and days, without their related rows. Returns the folder. */
async function multiplyPackages(few: string): Promise<string> {
  const dataDir = join(root, `parcels-${ORDERS * TIMES}`);
  const file = join(dataDir, SQLITE_FILE);
  const [made, source] = await Promise.all(
    [file, join(few, SQLITE_FILE)].map((path) => Deno.stat(path).catch(() => null)),
  );
  if (made?.mtime && source?.birthtime && made.mtime > source.birthtime) return dataDir;
  await Deno.remove(dataDir, { recursive: true }).catch(() => {});
  await Deno.mkdir(dataDir, { recursive: true });
  console.log(`Making ${(ORDERS * TIMES).toLocaleString("en")} packages …`);
  const part = await Deno.makeTempDir({ dir: dataDir });
  await copyDatabase(few, part);
  const db = await openDatabase({ dataDir: part });
  const { last } = await db.read.selectFrom("packages").select(({ fn }) => fn.max("seq").as("last"))
    .executeTakeFirstOrThrow();
  const back = (column: string) =>
    sql`source.${sql.ref(column)} - n * ${sql.lit(BACK_SECONDS)} % ${sql.lit(SPAN_SECONDS)}`;
  for (let copy = 1; copy < TIMES; copy++) {
    const code = sql`'PK-' || n || substr(source.code, 4)`;
    await copyRows(
      db,
      "packages",
      {
        _id: sql`source._id || '-' || n`,
        code,
        created_at: back("created_at"),
        due_at: back("due_at"),
        search_text: sql`replace(source.search_text, lower(source.code), lower(${code}))`,
      },
      sql`packages as source, (select ${sql.lit(copy)} as n) as numbers where source.seq <= ${last}`,
    );
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db.read);
  await db.close();
  await Deno.rename(join(part, SQLITE_FILE), file);
  await Deno.remove(part, { recursive: true });
  return dataDir;
}

const contextOf = (db: Database, scope: Scope, page: number) =>
  ({
    db,
    scope,
    page: { page, perPage: PER_PAGE },
    session: { person: { _id: "", role: "root", groups: [], permission: [] } },
    now: () => Math.floor(Date.now() / 1_000),
    settings: { timeZone: "UTC" },
  }) as unknown as AuthorizedContext;

async function askedOf(db: Database) {
  const { seller_id } = await db.read.selectFrom("packages").select("seller_id")
    .where("shipment_status", "=", "Processing").groupBy("seller_id")
    .orderBy(({ fn }) => fn.countAll(), "desc").limit(1).executeTakeFirstOrThrow();
  return ({ args, resource = packages, page = 1, isCount, isSellers }: Question) => {
    const { list, count } = listOf(resource, packagesList);
    const context = contextOf(db, isSellers ? { sellers: [seller_id] } : ALL_SELLERS, page);
    return isCount ? count(args, context) : list(args, context);
  };
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

export async function listFigures(): Promise<readonly Figure[]> {
  const fewDir = await seedDatabase(ORDERS);
  const [few, many] = [
    await openDatabase({ dataDir: fewDir }),
    await openDatabase({ dataDir: await multiplyPackages(fewDir) }),
  ];
  try {
    const [ofFew, ofMany] = [await askedOf(few), await askedOf(many)];
    const figures: Figure[] = [];
    for (const question of QUESTIONS) {
      const [ours, base]: [number[], number[]] = [[], []];
      for (let round = -WARM; round < ROUNDS; round++) {
        const [mine, other] = [await msOf(() => ofMany(question)), await msOf(() => ofFew(question))];
        if (round < 0) continue;
        ours.push(mine);
        base.push(other);
      }
      const { name, goal = "none" } = question;
      figures.push({ name, ours: median(ours), base: median(base), unit: "ms", goal });
    }
    return figures;
  } finally {
    await few.close();
    await many.close();
  }
}
