/**
 * Measures the reports of a large business beside SQL that a person would write for the same figures; the screen Report also
 * without its daily sums. `BENCH_ORDERS=100000` sets another size; `BENCH_ENGINE=postgres` measures Postgres.
 */
import { type RawBuilder, sql } from "kysely";
import { type Span, spanBefore, spanOf } from "../../api/time/dates.ts";
import type { Range } from "../../api/time/ranges.ts";
import { DAY_SECONDS } from "../../api/constants.ts";
import type { Database } from "../../server/db/database.ts";
import { storeDays, verifyDay } from "../../server/figures/daily_sums.ts";
import type { BackgroundTools } from "../../server/fields.ts";
import { LEDGER_DAYS } from "../../server/modules/figures/reports/ledger_days.ts";
import { apiClientOf } from "./business/ask.ts";
import { openBusiness } from "./business/open.ts";
import { type Figure, median, print } from "./report.ts";
import { measureBoth, msOf } from "./measure_both.ts";

const MANY = 200_000;
const ROUNDS = 9;
const GOALS: readonly (readonly [Range, string])[] = [
  ["this-month", "<= 150 ms"],
  ["last-month", "<= 150 ms"],
  ["this-year", "<= 400 ms, 1.3x"],
];
const now = (): number => Math.floor(Date.now() / 1_000);

const queryOf = (field: string, by: string): string =>
  `query Q($range: String) { ${field}(range: $range, by: ["${by}"]) { totals before others
    columns { key currency } rows { key name values } } }`;

/** Returns the bare SQL whose rows add up to every figure of the report. */
function bareLedger(span: Span, by: string): RawBuilder<unknown> {
  const key = by === "day"
    ? sql`(e.created_at - ${sql.lit(span.from)}) / ${sql.lit(DAY_SECONDS)}`
    : sql`t.seller_id`;
  const joined = by === "day" ? sql`` : sql`join ledger_txns as t on t._id = e.txn_id`;
  return sql`select ${key} as name, a.kind, a.party, e.kind as what, e.currency, sum(e.amount_minor) as minor,
    count(*) as entries from ledger_entries as e join ledger_accounts as a on a._id = e.account_id ${joined}
    where e.seller_id is null and e.created_at >= ${span.from} and e.created_at < ${span.until}
    group by 1, 2, 3, 4, 5`;
}

function bareOrders(span: Span, by: string): RawBuilder<unknown> {
  const key = (at: string) =>
    by === "day" ? sql`(${sql.ref(at)} - ${sql.lit(span.from)}) / ${sql.lit(DAY_SECONDS)}` : sql`seller_id`;
  const within = (at: string) => sql`${sql.ref(at)} >= ${span.from} and ${sql.ref(at)} < ${span.until}`;
  return sql`select 0 as part, ${key("created_at")} as name, status, currency, count(*) as orders,
      sum(items_count) as garments, sum(total_minor) as minor,
      sum(case when remedy = 'reprint' then 1 else 0 end) as remade
    from orders where ${within("created_at")} group by 2, 3, 4
    union all select 1, ${key("shipped_at")}, '', currency, count(*),
      sum(case when shipped_at <= due_at then 1 else 0 end), (shipped_at - created_at) / 3600, 0
    from orders where ${within("shipped_at")} group by 2, 4, 7`;
}

export async function benchFigures(): Promise<void> {
  const size = Number(Deno.env.get("BENCH_ORDERS") ?? MANY);
  await using business = await openBusiness(size);
  const { db, dataDir } = business;
  const client = await apiClientOf(db, dataDir);
  const figures: Figure[] = [];
  const measure = async (
    name: string,
    field: string,
    bare: (span: Span, by: string) => RawBuilder<unknown>,
    bys = ["day", "seller"],
  ) => {
    for (const [range, goal] of GOALS) {
      for (const by of bys) {
        const span = spanOf(range, now(), "UTC");
        const ask = () => client.ask({ name, query: queryOf(field, by), variables: { range } });
        if (await isOverLimit(ask)) {
          const refusing = await msOf(() => isOverLimit(ask));
          figures.push({ name: `${name}, ${range} by ${by}, to refuse`, ours: refusing, unit: "ms", goal });
          continue;
        }
        const both = await measureBoth(
          ask,
          async () => {
            for (const each of [span, spanBefore(span, range, now(), "UTC")]) {
              await bare(each, by).execute(db.heavy);
            }
          },
          ROUNDS,
        );
        figures.push({ name: `${name}, ${range} by ${by}`, ...both, unit: "ms", goal });
      }
    }
  };
  try {
    await forget(db);
    await measure("Report without daily sums", "financeReport", bareLedger);
    figures.push(...await measureFolding(db));
    await measure("Report", "financeReport", bareLedger);
    await measure("Order Report", "orderReport", bareOrders);
    await measure("Statistics", "statistics", bareOrders, ["seller"]);
    print(`Figures of ${size.toLocaleString("en")} orders on ${db.engine}`, "bare SQL", figures);
  } finally {
    await client.close();
  }
}

/** Returns true if the API refuses a report as too long for a request, so that a job has to count it. */
const isOverLimit = (ask: () => Promise<string>): Promise<boolean> =>
  ask().then(() => false, (error: Error) => {
    if (error.message.includes("LIMIT")) return true;
    throw error;
  });

/** Deletes the daily sums of the last run, which are still in the reused database. */
const forget = (db: Database): Promise<void> =>
  db.write(async (tx) => {
    await tx.deleteFrom("ledger_days").execute();
    await tx.deleteFrom("ledger_days_kept").execute();
  });

async function measureFolding(db: Database): Promise<readonly Figure[]> {
  const tools = { db, now, settings: { timeZone: "UTC" } } as BackgroundTools;
  const times: number[] = [];
  const statementTimes: number[] = [];
  const timed: Database["writeMany"] = async (work) => {
    const startedAt = performance.now();
    const result = await db.writeMany(async (tx) => {
      const begunAt = performance.now();
      const answer = await work(tx);
      statementTimes.push(performance.now() - begunAt);
      return answer;
    });
    times.push(performance.now() - startedAt);
    return result;
  };
  const wholeMs = await msOf(() =>
    storeDays({ ...tools, db: { ...db, writeMany: timed } }, LEDGER_DAYS, "bench")
  );
  const { days } = await db.heavy.selectFrom("ledger_days_kept")
    .select(({ fn }) => fn.countAll<number | string>().as("days")).executeTakeFirstOrThrow();
  const keeper = {
    sums: LEDGER_DAYS,
    onDifference: () => Promise.reject(new Error("A stored day is not the sum of its entries")),
  };
  const verifying = await msOf(() => verifyDay(tools, keeper));
  const countOf = async (table: "ledger_days" | "ledger_lines") =>
    Number(
      (await db.heavy.selectFrom(table).select(({ fn }) => fn.countAll<number | string>().as("found"))
        .executeTakeFirstOrThrow()).found,
    );
  return [
    { name: "to store a day, on average", ours: wholeMs / Number(days), unit: "ms", goal: "none" },
    { name: "a write of it, the median", ours: median(times), unit: "ms", goal: "<= 300 ms" },
    { name: "a write of it, the slowest", ours: Math.max(...times), unit: "ms", goal: "<= 300 ms" },
    { name: "its statements, the slowest", ours: Math.max(...statementTimes), unit: "ms", goal: "<= 300 ms" },
    { name: "to compare a day with its entries", ours: verifying, unit: "ms", goal: "none" },
    {
      name: "stored sums, of 100 entries",
      ours: 100 * await countOf("ledger_days") / await countOf("ledger_lines"),
      unit: "%",
      goal: "<= 10 %",
    },
  ];
}
