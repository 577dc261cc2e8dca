/** `stock.import`: counts or receives many items of a location one by one; the undo also works item by item. */
import { allows } from "../../../../api/access.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { stockFields } from "../../../../api/inputs/catalogue/stock.ts";
import { stock } from "../../../../resources/catalogue/stock.ts";
import { checkRule } from "../../../session/authorize.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { stampOf } from "../../../mutate.ts";
import { type Cursor, doRows } from "../../desk/bulk/row_job.ts";
import {
  acceptWithin,
  type JobKind,
  type JobRecord,
  type NewJobParts,
  type Outcome,
} from "../../../jobs/job_kind.ts";
import { ruleOfJob } from "../../desk/jobs/rights.ts";
import { addRows } from "../../desk/jobs/rows_store.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { isLocation } from "../locations/parts_store.ts";
import { stockDiffOf } from "./diff.ts";
import { moveShelf, type ShelfMove } from "./move.ts";

const STOCK_IMPORT = "stock.import";

interface ImportInput {
  readonly location: string;
  readonly kind: ShelfMove["kind"];
  readonly reason: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** The state for the undo of a row: the location, and the increase of its stock. */
interface UndoState {
  readonly location: string;
  readonly more: number;
}

/** Maps problems of stock to codes of api/reasons.ts. */
const REFUSALS = { belowZero: "stockBelowZero", badNumber: "stockTooMuch" } as const;

export const stockImport: JobKind = {
  kind: STOCK_IMPORT,
  rule: stock.roots.makeStockMove ?? stock.rule,
  fields: stockFields,
  accept: acceptWithin(accept),
  run: (job, tools) => {
    const input = JSON.parse(job.input) as ImportInput;
    // All rows were recorded when the job began.
    const nothing = () => Promise.reject(new Error("An import of stock has nothing to collect"));
    return doRows(job, tools, nothing, (tx, records, context) => change(tx, records, input, context));
  },
  undo: {
    mayUndo: (_about, person) => allows(ruleOfJob(STOCK_IMPORT), person),
    change: (tx, records, _undone, context) => unmoveStock(tx, records, context),
  },
};

/** Refuses an import with rows that the preview refuses; the problems name the rows by their position. */
async function accept(tx: Writer, { resource, stock: table }: JobInput): Promise<NewJobParts> {
  if (resource !== stock.id) throw badJob([{ path: "resource", code: "invalid" }]);
  if (!table || table.rows.length === 0) throw badJob([{ path: "stock.rows", code: "required" }]);
  const { location, kind, rows } = table;
  if (!await isLocation(tx, location)) throw badJob([{ path: "stock.location", code: "unknown" }]);
  const diff = await stockDiffOf(tx, table);
  const wrong = diff.rows.flatMap(({ problem }, at) => {
    if (problem === "") return [];
    const path = `stock.rows.${at}.${problem === "unknown" || problem === "double" ? "sku" : "count"}`;
    return [{ path, code: CODES[problem as keyof typeof CODES] }];
  });
  if (wrong.length > 0) throw badJob(wrong);
  const records = diff.rows.map(({ item_id, sku }) => ({ record_id: item_id ?? "", code: sku }));
  const counts = Object.fromEntries(records.map(({ record_id }, at) => [record_id, rows[at]?.count ?? 0]));
  return {
    title: `Stock: ${kind} ${rows.length} items`,
    input: {
      location,
      kind: kind as ShelfMove["kind"],
      reason: table.reason ?? "",
      counts,
    } satisfies ImportInput,
    cursor: { phase: "doing", done: 0 } satisfies Cursor,
    total: rows.length,
    about: { count: rows.length, stock: { location, kind } },
    begin: (transaction, job) => addRows(transaction, job, 1, records),
  };
}

const CODES = {
  unknown: "unknown",
  double: "taken",
  belowZero: "belowZero",
  badNumber: "badNumber",
} as const;

async function change(
  tx: Writer,
  records: readonly JobRecord[],
  { location, kind, reason, counts }: ImportInput,
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRule(ruleOfJob(STOCK_IMPORT), context.session);
  const outcomes: Outcome[] = [];
  for (const { record_id } of records) {
    const request = {
      location_id: location,
      item_id: record_id,
      kind,
      count: counts[record_id] ?? 0,
      reason,
    };
    outcomes.push(await moveOne(tx, request, STOCK_IMPORT, context));
  }
  return outcomes;
}

async function moveOne(
  tx: Writer,
  move: ShelfMove,
  action: string,
  context: AuthorizedContext,
): Promise<Outcome> {
  const done = await moveShelf(tx, move, { stamp: stampOf(context), action });
  if (typeof done === "string") return { refusedBy: REFUSALS[done], before: null, audit: [] };
  const before: UndoState = { location: move.location_id, more: done.after - done.before };
  return {
    refusedBy: null,
    isSame: before.more === 0,
    before: before.more === 0 ? null : before,
    audit: [done.audit],
  };
}

/** Undoes only the increase by the import, not later moves. */
async function unmoveStock(
  tx: Writer,
  records: readonly JobRecord[],
  context: AuthorizedContext,
): Promise<readonly Outcome[]> {
  checkRule(ruleOfJob(STOCK_IMPORT), context.session);
  const outcomes: Outcome[] = [];
  for (const { record_id: item_id, before } of records) {
    const { location: location_id, more } = JSON.parse(before) as UndoState;
    const request = { location_id, item_id, kind: "adjust" as const, count: -more, reason: "undo" };
    outcomes.push({ ...await moveOne(tx, request, "list.undo", context), before: null });
  }
  return outcomes;
}
