/** Prices labels of the last 30 days with a draft; the findings have its digest. Source: docs/shipping.md. */
import { allows, anyOf } from "../../../../api/access.ts";
import {
  addToTally,
  type BacktestSummary,
  type BoughtPackage,
  groupsOf,
  NO_TALLY,
  type Tally,
  withDraft,
} from "../../../../api/shipping/rating/backtest.ts";
import type { PriceTable, RateRequest } from "../../../../api/shipping/rating/price_table.ts";
import { tablePriceOf } from "../../../../api/shipping/rating/duties.ts";
import { lineOf } from "../../../../api/shipping/rating/pick.ts";
import { ratePackage } from "../../../../api/shipping/rating/rate.ts";
import {
  costRights,
  localCostTable,
  priceRights,
  shippingCosts,
} from "../../../../resources/shipping/price_tables.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { oneOf } from "../../../entity/find.ts";
import { type JobKind, JobRefused, type JobRow, type JobTools } from "../../../jobs/job_kind.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { advanceJob } from "../../desk/jobs/store.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { keepBacktest, namesOf } from "./references_store.ts";
import { priceTableOf, priceTablesAt, pricingOf } from "./price_tables_store.ts";
import { type BacktestFound, pricesDigest } from "./findings.ts";
import { countLabelsToTry, labelsToTry, type LabelToTry, questionOf, quoteIn } from "./labels_store.ts";
import { recordAudit } from "../../../audit/audit.ts";
import { stampOf } from "../../../mutate.ts";
import { PRICE_TABLES } from "./lifecycle.ts";
import { bodyIn, costsList, pricesList, type PriceTableRow } from "./store.ts";

export const BACKTEST = "prices.backtest";

/** Number of labels in one step, which blocks the thread for some milliseconds. */
const STEP = 500;

interface Input {
  readonly card: string;
  readonly resource: string;
}

interface Cursor {
  readonly after: string;
  readonly at: number;
  /** The digest of the tested prices: if they change, the test restarts. */
  readonly digest: string;
  readonly tally: Tally;
}

const missing = notFoundOf("card");
const sourceOf = (resource: string) => resource === localCostTable.id ? costsList : pricesList;

const priceTableFor = (reader: Reader, { card: table, resource }: Input, context: AuthorizedContext) =>
  oneOf(reader, { source: sourceOf(resource), missing }, table, context);

export const backtestKind: JobKind = {
  kind: BACKTEST,
  rule: anyOf(priceRights.update, costRights.update),
  async accept({ resource, ids }, context) {
    if (resource !== shippingCosts.id && resource !== localCostTable.id) {
      throw badJob([{ path: "resource", code: "invalid" }]);
    }
    const [table = "", ...others] = ids ?? [];
    if (table === "" || others.length > 0) {
      throw badJob([{ path: "ids", code: table ? "tooMany" : "required" }]);
    }
    const input: Input = { card: table, resource };
    const row = await priceTableFor(context.db.read, input, context);
    checkTableRight(resource, context);
    if (row.kind === "duty") throw badJob([{ path: "ids", code: "invalid" }]);
    const at = context.now();
    const total = await countLabelsToTry(context.db.heavy, row, at);
    const cursor: Cursor = { after: "", at, digest: pricesDigest(row), tally: NO_TALLY };
    return () => ({ title: row.code, input, cursor, total, about: { ids: [table] } });
  },
  run,
};

/** Checks the right to this kind of table, because the job's rule admits people with either right. */
function checkTableRight(resource: string, { session }: AuthorizedContext): void {
  const rule = resource === localCostTable.id ? costRights.update : priceRights.update;
  if (!allows(rule, session.person)) throw missing();
}

async function run(job: JobRow, tools: JobTools): Promise<void> {
  const { db } = tools;
  const context = await contextOfJob(db.read, job, tools);
  const input = JSON.parse(job.input) as Input;
  let at = job;
  for (let isEnd = false; !isEnd;) {
    if (tools.isStopping()) return;
    const row = await priceTableFor(db.read, input, context).catch(() => null);
    if (!row) throw new JobRefused("notFound", "Cannot try the price table: it is gone");
    const cursor = cursorFor(at, row);
    const page = await labelsToTry(db.read, row, { now: cursor.at, after: cursor.after, most: STEP });
    const draft = priceTableOf(row, bodyIn(row.body));
    const tally = await priceLabels(db.read, page, draft, cursor.tally);
    isEnd = page.length < STEP;
    const next: Cursor = { ...cursor, after: page.at(-1)?._id ?? cursor.after, tally };
    // Counts from zero if the test restarted, as the tally does.
    const done = (cursor.after === "" ? 0 : at.done) + page.length;
    at = await keep(at, { row, next, done, isEnd }, context);
  }
}

/** Restarts if the prices have changed. */
function cursorFor(job: JobRow, row: PriceTableRow): Cursor {
  const cursor = JSON.parse(job.cursor) as Cursor;
  const digest = pricesDigest(row);
  return cursor.digest === digest ? cursor : { ...cursor, after: "", digest, tally: NO_TALLY };
}

async function priceLabels(
  reader: Reader,
  page: readonly LabelToTry[],
  draft: PriceTable,
  tally: Tally,
): Promise<Tally> {
  if (page.length === 0) return tally;
  const line = lineOf(draft);
  const kind: RateRequest["kind"] = draft.kind === "cost" ? "cost" : "price";
  const quotes = page.map((label) => ({ label, quote: quoteIn(label) }));
  const isOlder = quotes.some(({ quote }) => !quote?.question);
  const sellers = isOlder ? [...new Set(page.map(({ seller_id }) => seller_id))] : [];
  const termsOf = await pricingOf(reader, sellers);
  const tables = await priceTablesAt(
    reader,
    [kind],
    [draft.method_code],
    page.map(({ bought_at }) => bought_at),
  );
  const bought = quotes.map(({ label, quote }): BoughtPackage => {
    const { method_code } = draft;
    const found = questionOf(label, quote);
    const terms = quote?.question ? {} : termsOf(label.seller_id, label.bought_at);
    const question: RateRequest = { ...found, ...terms, kind, method_code };
    // Our cost is compared with our tables of that time, because the bill of a carrier has another form; the same goes
    // for labels without a quote.
    const before = kind === "cost"
      ? ratePackage({ ...question, plan: "", vip: 0 }, tables)
      : quote
      ? tablePriceOf(quote)
      : ratePackage(question, tables);
    return { code: label.code, seller_id: label.seller_id, question, before };
  });
  return addToTally(tally, bought, draft, withDraft(draft, tables, (table) => lineOf(table) === line));
}

interface Step {
  readonly row: PriceTableRow;
  readonly next: Cursor;
  readonly done: number;
  readonly isEnd: boolean;
}

async function keep(
  job: JobRow,
  { row, next, done, isEnd }: Step,
  context: AuthorizedContext,
): Promise<JobRow> {
  const { db, now } = context;
  const names = isEnd ? await namesOf(db.read, Object.keys(next.tally.sellers)) : new Map<string, string>();
  const after = await db.write(async (tx) => {
    if (isEnd) {
      const found = JSON.stringify(foundOf(next, names));
      await keepBacktest(tx, row._id, found);
      const changes = [{ field: "delta_minor", before: "", after: String(deltaOf(next.tally)) }];
      await recordAudit(tx, [{
        entity: PRICE_TABLES,
        entityId: row._id,
        sellerId: null,
        action: BACKTEST,
        changes,
      }], stampOf(context));
    }
    const end = isEnd ? { status: "Done", finished_at: now() } : { status: "Running" };
    const patch = {
      ...isEnd && { about: JSON.stringify({ ...JSON.parse(job.about), found: summaryOf(next.tally) }) },
      cursor: JSON.stringify(next),
      done,
      made: done,
      total: Math.max(job.total, done),
      ...end,
    };
    return await advanceJob(tx, job, patch, now());
  });
  db.wake();
  return after;
}

const deltaOf = ({ before_minor, after_minor }: Tally): number => after_minor - before_minor;

/** Summarizes the job without sums of money, for people who may only see jobs. */
const summaryOf = (tally: Tally): BacktestSummary => ({
  parcels: tally.parcels,
  holes: tally.holes_count,
  change_bp: tally.before_minor === 0 ? null : Math.round((deltaOf(tally) * 10_000) / tally.before_minor),
});

function foundOf({ at, digest, tally }: Cursor, names: ReadonlyMap<string, string>): BacktestFound {
  const { zones, brackets, sellers, ...sums } = tally;
  return {
    ...sums,
    at,
    digest,
    zones: groupsOf(zones),
    brackets: groupsOf(brackets),
    sellers: groupsOf(sellers).map((each) => ({ ...each, key: names.get(each.key) ?? each.key })),
  };
}
