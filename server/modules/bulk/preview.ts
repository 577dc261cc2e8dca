/** What a bulk action would meet now, before anybody confirms it. */
import { ApiError } from "../../../api/errors.ts";
import type { JobInput, JobPreview } from "../../../api/generated/schema.ts";
import { jobInput } from "../../../api/inputs/job.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { ORDER_STATUSES } from "../../../api/statuses.ts";
import { stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import { type OrderFacts, orderMachine, orderValue } from "../../../machines/lifecycles/order.ts";
import type { AuthorizedContext } from "../../context.ts";
import { type Condition, every, noneOf } from "../../db/conditions.ts";
import { IMPORT_KIND } from "../imports/input.ts";
import { importedStates } from "../imports/undo_store.ts";
import { jobById } from "../jobs/store.ts";
import { badJob, conditionOf, readTarget, type Target } from "../jobs/target.ts";
import { listById } from "../lists.ts";
import { availableOf } from "../ledger/store.ts";
import { chargesOf, statesOf } from "./collect_store.ts";
import { methodClosed } from "./method.ts";

interface State {
  readonly status: string;
  readonly print_status: string;
  readonly shipment_status: string;
}

/**
 * How many orders there are of each state, and which states know the step. A guard that reads more than the state
 * may still refuse one of them: the job says so for each.
 */
export async function previewOf(params: JobInput, context: AuthorizedContext): Promise<JobPreview> {
  const read = readInput(jobInput, params);
  if (!read.ok) throw badJob(read.problems);
  if (read.value.resource !== "orders") throw badJob([{ path: "resource", code: "invalid" }]);
  if (read.value.kind === "orders.undo") return await previewUndone(read.value, context);
  const condition = conditionIn(readTarget(read.value, context), context);
  const states = await statesOf(context.db.heavy, condition);
  const isPayment = read.value.kind === "orders.move" && read.value.event === PAY;
  return summed(
    states.map((state) => ({ ...state, fits: fits(read.value, state) })),
    isPayment ? await charges(condition, context) : [],
  );
}

const summed = (groups: JobPreview["groups"], charges: JobPreview["charges"] = []): JobPreview => ({
  count: groups.reduce((sum, group) => sum + group.count, 0),
  fits: groups.reduce((sum, group) => sum + (group.fits ? group.count : 0), 0),
  groups,
  charges,
});

/** Only an import's undo is looked at: the others go back order by order, and say so. */
async function previewUndone({ job }: JobInput, context: AuthorizedContext): Promise<JobPreview> {
  const done = await jobById(context.db.read, context, job ?? "");
  if (!done) throw new ApiError("NOT_FOUND", "There is no such job.");
  if (done.kind !== IMPORT_KIND) throw badJob([{ path: "job", code: "invalid" }]);
  return summed(await importedStates(context.db.heavy, context.scope, done._id));
}

const PAY = "order.pay";

/** With the balance as a payment itself will look at it. */
async function charges(condition: Condition, { db }: AuthorizedContext): Promise<JobPreview["charges"]> {
  const found = await chargesOf(db.heavy, condition);
  return await Promise.all(found.map(async (charge) => ({
    ...charge,
    available_minor: await availableOf(db.read, charge.seller_id, charge.currency),
  })));
}

function conditionIn(target: Target, context: AuthorizedContext) {
  const list = listById(target.resource);
  if (!list) throw badJob([{ path: "resource", code: "unknown" }]);
  const found = conditionOf(list, target, context);
  return target.except.length > 0 ? every([found, noneOf("k._id", target.except)]) : found;
}

function fits({ kind, event }: JobInput, state: State): boolean {
  if (kind === "orders.method" || kind === "orders.country") return methodClosed(state) === null;
  if (kind !== "orders.move") return true;
  return BEST.some((facts) =>
    stepsOf(orderMachine, orderValue(state), facts).some((step) => step.event === event && !step.refusedBy)
  );
}

/** What refuses an order of such facts refuses every order of its state. */
const BEST: readonly OrderFacts[] = ORDER_STATUSES.map((heldFrom) => ({
  paid: true,
  unitsOpen: 0,
  labelReady: true,
  heldFrom,
  problems: 0,
  autoHold: false,
  cooling: false,
}));
