/**
 * Measures a list of 100,000 cases beside one of 1,000, each query in turns: the first page for staff and for a seller,
 * filters, searches, counts and tabs. `BENCH_ENGINE=postgres` runs both in Postgres.
 */
import { sql } from "kysely";
import { ViewCounts } from "../../api/generated/operations/views.ts";
import type { FilterValues } from "../../resources/define.ts";
import { countDocumentOf, documentOf } from "../../resources/document.ts";
import { cases } from "../../resources/support/cases.ts";
import { variablesOf } from "../../resources/url.ts";
import type { Database } from "../../server/db/database.ts";
import { type ApiClient, apiClientOf } from "./business/ask.ts";
import { FEW } from "./business/make.ts";
import { type Business, openBusiness } from "./business/open.ts";
import type { Question } from "./business/questions.ts";
import { type Figure, print } from "./report.ts";
import { measureBoth } from "./measure_both.ts";

const [SMALL, LARGE] = [1_000, 100_000];
const GOAL = "<= 1.5x";
/** Goal of searches: it is absolute, because a search in more cases also finds more. */
const FOUND = { goal: "<= 20 ms" } as const;
const ROUNDS = 25;
/** Number of times that one statement copies all cases of the demo. */
const COPIES_PER_STATEMENT = 25;
/** Seconds by which each copy of a case is older than the one before. */
const STEP_S = 97;

/** Returns the SQL of a code that no case and no order of the demo has. */
const numbered = (prefix: string): string => `'${prefix}-' || (1000000 + n * 1000 + s.seq)`;

/** SQL expressions of the columns in which a copy differs; `n` is the number of the copy. */
const COPY_COLUMNS: Readonly<Record<string, string>> = {
  _id: "s._id || '-' || n",
  code: numbered("CS"),
  // Each copy has another order number, so that no order gets more cases than in the demo.
  order_code: `case when s.order_code = '' then '' else ${numbered("PD")} end`,
  search_text: `lower(${numbered("CS")}) || ' ' || lower(${numbered("PD")}) || ' ' || lower(s.items_text)`,
  ...Object.fromEntries(
    ["created_at", "updated_at", "due_at", "reply_due_at", "last_said_at", "resolved_at"]
      .map((name) => [name, `s.${name} - n * ${STEP_S}`]),
  ),
  merged_into: "null",
  follows: "null",
};

async function addCases(db: Database, count: number): Promise<void> {
  const [first] = await db.read.selectFrom("cases").selectAll().limit(1).execute();
  const { n: there } = await db.read.selectFrom("cases").select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  const columns = Object.keys(first ?? {}).filter((name) => name !== "seq");
  const values = columns.map((name) => COPY_COLUMNS[name] ?? `s.${name}`).join(", ");
  const copies = Math.ceil(count / Number(there)) - 1;
  for (let from = 1; from <= copies; from += COPIES_PER_STATEMENT) {
    await db.write(async (tx) => {
      await sql.raw(
        `insert into cases (${columns.join(", ")}) select ${values} from cases as s cross join (
          with recursive numbers (n) as (select ${from} union all select n + 1 from numbers
            where n < ${Math.min(copies, from + COPIES_PER_STATEMENT - 1)}) select n from numbers) as numbers
        where s.seq <= ${there} and n * ${there} + s.seq <= ${count}`,
      ).execute(tx);
    });
  }
  if (db.engine === "sqlite") await db.write((tx) => sql`analyze`.execute(tx).then(() => {}));
  if (db.engine === "postgres") await sql`vacuum analyze`.execute(db.heavy);
}

const list = (name: string, filters: FilterValues, more: Partial<Question> = {}): Question => ({
  name,
  query: documentOf(cases),
  variables: variablesOf(cases, { filters, sort: cases.sort }),
  ...more,
});

const TABS: readonly (readonly [string, FilterValues])[] = [
  ["first page", cases.defaults ?? {}],
  ["all", { status: "All" }],
  ["Inprocess", { status: "Inprocess" }],
  ["overdue", { status: "Processing", clock: "overdue" }],
  ["nobody's", { status: "Processing,Waiting Seller,Inprocess", assignee: "nobody" }],
];

/** Returns queries with filters and searches that fit one of the open cases. */
async function questionsOf(db: Database): Promise<readonly Question[]> {
  const known = await db.read.selectFrom("cases as c").innerJoin("orders as o", "o._id", "c.order_id")
    .select(["c.code", "c.order_code", "c.seller_id", "o.store_id", "c.items_text"])
    .where("c.status", "=", "Processing").orderBy("c.seq").limit(1).executeTakeFirstOrThrow();
  const processing = (more: FilterValues) => ({ status: "Processing", ...more });
  const { rows: views } = await sql<{ _id: string }>`select _id from saved_views where resource = ${cases.id}
    and audience = 'everyone'`.execute(db.read);
  return [
    ...TABS.map(([name, filters]) => list(name, filters)),
    list("mine", { status: "Processing,Waiting Seller,Inprocess", assignee: "me" }),
    list("of a kind", processing({ support_case: "Print" })),
    list("by reason", processing({ reason: "blurredPrint" })),
    list("by outcome", { status: "All", outcome: "Reprint" }),
    list("unanswered", processing({ last_said_by: "seller" })),
    list("of one seller", processing({ seller: known.seller_id })),
    list("of one store", processing({ store: known.store_id })),
    list("of this month", { status: "All", range: "this-month" }),
    list("newest first", { status: "All" }, { variables: { sort: "-created_at" } }),
    list("search its number", { search: known.code }, FOUND),
    list("search its order", { search: known.order_code }, FOUND),
    list("search an item", { search: known.items_text.split(" ").at(-2) ?? "" }, FOUND),
    ...TABS.slice(0, 3).map(([name, filters]) => list(`${name}, of a seller`, filters, { who: "seller" })),
    list("search its order, of a seller", { search: known.order_code }, { ...FOUND, who: "seller" }),
    list("how many", cases.defaults ?? {}, { query: countDocumentOf(cases), goal: "none" }),
    {
      name: "counts of the tabs",
      query: ViewCounts.text,
      variables: { ids: views.map(({ _id }) => _id) },
      goal: "none",
    },
  ];
}

interface BenchSide {
  readonly business: Business;
  readonly client: ApiClient;
  readonly questions: readonly Question[];
}

async function openSide(count: number): Promise<BenchSide> {
  const business = await openBusiness(FEW);
  await addCases(business.db, count);
  return {
    business,
    client: await apiClientOf(business.db, business.dataDir),
    questions: await questionsOf(business.db),
  };
}

export async function benchCases(): Promise<void> {
  const [few, many] = [await openSide(SMALL), await openSide(LARGE)];
  const figures: Figure[] = [];
  try {
    for (const [at, question] of many.questions.entries()) {
      const other = few.questions[at]!;
      const both = await measureBoth(() => many.client.ask(question), () => few.client.ask(other), ROUNDS);
      figures.push({ name: question.name, ...both, unit: "ms", goal: question.goal ?? GOAL });
    }
    const heading = `${LARGE.toLocaleString("en")} cases on ${many.business.db.engine}`;
    print(heading, `${SMALL.toLocaleString("en")} cases`, figures);
  } finally {
    for (const { client, business } of [few, many]) {
      await client.close();
      await business[Symbol.asyncDispose]();
    }
  }
}
