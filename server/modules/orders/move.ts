/** `moveOrder`: asks the machine, carries out what it says, and answers each id for itself. */
import type { Person } from "../../../api/access.ts";
import { formatDay } from "../../../api/instants.ts";
import { ApiError, type ErrorCode } from "../../../api/errors.ts";
import type { MoveInput, MoveResult } from "../../../api/generated/schema.ts";
import { moveInput } from "../../../api/inputs/move.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { REASONS } from "../../../api/reasons.ts";
import { move } from "../../../machines/lifecycles/lifecycle.ts";
import { orderMachine, orderValue } from "../../../machines/lifecycles/order.ts";
import type { MoveAction } from "../../../resources/define.ts";
import type { AuditStamp } from "../../audit.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Writer } from "../../db/database.ts";
import { type AuditEntry, mutation } from "../../fields.ts";
import { stampOf } from "../../mutate.ts";
import type { Scope } from "../../scope.ts";
import { availableOf } from "../ledger/store.ts";
import type { MovedPackage } from "../packages/store.ts";
import { changesOf } from "./changes.ts";
import { effects } from "./effects.ts";
import { factsOf, legalEvents, NO_WORK, type Work, workOf } from "./facts.ts";
import { actionOf, maySend } from "./moves.ts";
import type { OrderRow } from "./rows.ts";
import { type OrderPatch, ordersById, updateOrder } from "./store.ts";

/** What every id of one call has in common. */
export interface Step {
  readonly tx: Writer;
  readonly event: string;
  readonly params: MoveInput;
  /** Whose orders may be touched; another's is as missing as one that never was. */
  readonly scope: Scope;
  readonly timeZone: string;
  readonly stamp: AuditStamp;
}

/** A step that a person takes. */
export const stepOf = (
  tx: Writer,
  { event, params }: Pick<Step, "event" | "params">,
  context: AuthorizedContext,
): Step => ({
  tx,
  event,
  params,
  scope: context.scope,
  timeZone: context.settings.timeZone,
  stamp: stampOf(context),
});

export interface Moved {
  /** The order before; null where there is none. */
  readonly before: OrderRow | null;
  readonly result: MoveResult;
  readonly audit: readonly AuditEntry[];
}

export const moveOrder = mutation<"moveOrder">(async (tx, args, context) => {
  const wanted = readMove(args.event, args.params ?? {}, context);
  const moved = await moveOrders(stepOf(tx, wanted, context), idsOf(args.ids));
  return { result: moved.map(({ result }) => result), audit: moved.flatMap(({ audit }) => audit) };
});

/**
 * An event that this person may send, and what it carries.
 * @throws {ApiError} BAD_INPUT with paths `event` and `params.…`, FORBIDDEN
 */
export function readMove(event: string, params: MoveInput, context: AuthorizedContext) {
  const action = actionFor(event, context.session.person);
  return { event: action.event, params: paramsOf(action, params, context) };
}

/** Sends the event to each order for itself: what one refuses does not stop the others. */
export async function moveOrders(step: Step, ids: readonly string[]): Promise<readonly Moved[]> {
  const { tx, scope } = step;
  const rows = await ordersById(tx, scope, ids);
  const work = await workOf(tx, scope, [...rows.keys()]);
  const moved: Moved[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    moved.push(row ? await moveOne(step, row, work.get(id) ?? NO_WORK) : missing(id));
  }
  return moved;
}

/** @throws {ApiError} BAD_INPUT for a word that is no event, FORBIDDEN when it is not this person's to send. */
function actionFor(event: string, person: Person): MoveAction {
  const action = actionOf(event);
  if (!action) {
    throw new ApiError("BAD_INPUT", "Cannot move the order: expected an event of the order lifecycle", {
      problems: [{ path: "event", code: "unknown" }],
    });
  }
  if (!maySend(event, person)) throw new ApiError("FORBIDDEN", REASONS.notYours);
  return action;
}

function paramsOf(action: MoveAction, params: MoveInput, { now, settings }: AuthorizedContext): MoveInput {
  const read = readInput(moveInput(action.asks ?? [], { now: now(), timeZone: settings.timeZone }), params);
  if (read.ok) return read.value;
  throw new ApiError("BAD_INPUT", "Cannot move the order: some of what the event needs is missing or wrong", {
    problems: read.problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest })),
  });
}

function idsOf(ids: readonly string[]): readonly string[] {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) {
    throw new ApiError("BAD_INPUT", "Cannot move orders: expected at least one id", {
      problems: [{ path: "ids", code: "required" }],
    });
  }
  return distinct;
}

async function moveOne(step: Step, row: OrderRow, work: Work): Promise<Moved> {
  const now = step.stamp.at;
  const answer = move(orderMachine, orderValue(row), factsOf(row, work, now), step.event);
  if (!answer.ok) return refused(row, "ILLEGAL_TRANSITION", answer.reason, answer.legal);
  if (answer.effects.includes("captureTotal") && !await isCovered(step.tx, row)) {
    return refused(row, "INSUFFICIENT_BALANCE", "insufficientBalance", legalEvents(row, work, now));
  }
  const { patch, packages } = await carryOut(step, row, answer.effects);
  const axes = answer.value as { status: string; print: string; shipment: string };
  const change: OrderPatch = {
    status: axes.status,
    print_status: axes.print,
    shipment_status: axes.shipment,
    ...patch,
  };
  await updateOrder(step.tx, row, change, now);
  return { before: row, result: doneResult(row, change), audit: auditOf(step, row, change, packages) };
}

const isCovered = async (tx: Writer, row: OrderRow): Promise<boolean> =>
  await availableOf(tx, row.seller_id, row.currency) >= row.total_minor;

/** Effects in the machine's order; a later one sees what an earlier one changed. */
async function carryOut(step: Step, row: OrderRow, names: readonly string[]) {
  let patch: OrderPatch = {};
  const packages: MovedPackage[] = [];
  for (const name of names) {
    const effect = effects[name];
    if (!effect) throw new Error(`Cannot move order ${row._id}: the effect "${name}" is not built`);
    const done = await effect({ ...step, order: { ...row, ...patch } });
    patch = { ...patch, ...done.order };
    packages.push(...done.packages ?? []);
  }
  return { patch, packages };
}

function doneResult(row: OrderRow, change: OrderPatch): MoveResult {
  const { status = row.status, print_status = row.print_status, shipment_status = row.shipment_status } =
    change;
  const axes = { status, print_status, shipment_status };
  return { _id: row._id, ok: true, ...axes, version: row.version + 1, error: null, reason: null, legal: [] };
}

function refused(row: OrderRow, error: ErrorCode, reason: string, legal: readonly string[]): Moved {
  const { _id, status, print_status, shipment_status, version } = row;
  const axes = { status, print_status, shipment_status, version };
  const result = { _id, ok: false, ...axes, error, reason: reasonOf(reason), legal };
  return { before: row, result, audit: [] };
}

/** A foreign id and an id that never was look the same. */
function missing(_id: string): Moved {
  const nothing = { status: null, print_status: null, shipment_status: null, version: null };
  const error: ErrorCode = "NOT_FOUND";
  return {
    before: null,
    result: { _id, ok: false, ...nothing, error, reason: reasonOf("notFound"), legal: [] },
    audit: [],
  };
}

const reasonOf = (code: string) => ({ code, text: (REASONS as Record<string, string>)[code] ?? code });

/** One row for the order, one for each package, so that both lists hear of it. */
function auditOf(
  step: Step,
  row: OrderRow,
  change: OrderPatch,
  packages: readonly MovedPackage[],
): AuditEntry[] {
  const { timeZone } = step;
  const told = { sellerId: row.seller_id, action: step.event, reason: step.params.reason ?? "" };
  const day = (unix: number) => formatDay(unix, timeZone);
  return [
    { entity: "orders", entityId: row._id, changes: changesOf(row, change, { hold_until: day }), ...told },
    ...packages.map(({ _id, before, after }) => ({
      entity: "packages",
      entityId: _id,
      changes: [{ field: "shipment_status", before, after }],
      ...told,
    })),
  ];
}
