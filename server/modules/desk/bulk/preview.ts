/** What a bulk action would meet now, before anybody confirms it. */
import { ApiError } from "../../../../api/errors.ts";
import type { JobInput, JobPreview } from "../../../../api/generated/schema.ts";
import { jobInput } from "../../../../api/inputs/desk/job.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import type { Columns } from "../../../../machines/lifecycles/columns.ts";
import { stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { every, noneOf } from "../../../db/conditions.ts";
import { IMPORT_KIND } from "../../orders/imports/input.ts";
import { importedStates } from "../../orders/imports/undo_store.ts";
import { lifecycleIn } from "../../../lifecycle/define.ts";
import type { AnyLifecycle } from "../../../lifecycle/lifecycle.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { BATCH_KIND, previewPicked } from "../../workshop/batches/picked.ts";
import { actionOf } from "../../../../resources/steps.ts";
import { jobById } from "../jobs/store.ts";
import { badJob, conditionOf, readTarget } from "../jobs/target.ts";
import { listById } from "../../../registry.ts";
import { chargesFor } from "../../orders/order_jobs/charges.ts";
import { previewPurchases } from "../../shipping/packages/purchases.ts";
import { BUYS } from "../../shipping/packages/facts_store.ts";
import { statesOf } from "./collect_store.ts";
import { methodClosed } from "../../orders/order_jobs/method.ts";
import { lifecycleMovedBy } from "./move.ts";

/**
 * How many records there are of each state, and which states know the step. A guard that reads more than the state
 * may still refuse one of them: the job says so for each.
 */
export async function previewOf(params: JobInput, context: AuthorizedContext): Promise<JobPreview> {
  const read = readInput(jobInput, params);
  if (!read.ok) throw badJob(read.problems);
  const { kind, event, resource } = read.value;
  const isOfOrders = resource === orders.id;
  const moved = lifecycleMovedBy(kind, resource);
  const isPicking = kind === BATCH_KIND && resource === units.id;
  if (!moved && !isOfOrders && !isPicking) throw badJob([{ path: "resource", code: "invalid" }]);
  if (kind === "orders.undo") return await previewUndone(read.value, context);
  const target = readTarget(read.value, context);
  const list = listById(target.resource);
  const lifecycle = list && lifecycleIn(list.resource);
  if (!list || !lifecycle) throw badJob([{ path: "resource", code: "unknown" }]);
  const found = conditionOf(list, target, context);
  const condition = target.except.length > 0 ? every([found, noneOf("k._id", target.except)]) : found;
  const states = await statesOf(context.db.heavy, list.source, lifecycle.columns.names, condition);
  if (isPicking) return await previewPicked(condition, context);
  const isBuying = moved?.resource.id === packages.id && event === BUYS;
  const bought = isBuying ? await previewPurchases(condition, context) : null;
  if (bought) return { ...summed([]), ...bought };
  const isPaying = isOfOrders && moved && actionOf(moved.resource, event ?? "")?.spends;
  return summed(
    states.map(({ columns, count }) => ({
      ...named(columns),
      columns,
      count,
      fits: moved ? knows(moved, columns, event ?? "") : fits(kind, columns),
    })),
    isPaying ? await chargesFor(condition, context) : [],
    event === PAY,
  );
}

/** The three that every group has by name. */
const named = ({ status = "", print_status = "", shipment_status = "" }: Columns) => ({
  status,
  print_status,
  shipment_status,
});

const sumOf = <T>(all: readonly T[], numberOf: (each: T) => number): number =>
  all.reduce((sum, each) => sum + numberOf(each), 0);

/** @param isPaid what the balance does not cover does not fit; what only waits for it does */
const summed = (
  groups: JobPreview["groups"],
  charges: JobPreview["charges"] = [],
  isPaid = false,
): JobPreview => ({
  count: sumOf(groups, ({ count }) => count),
  fits: sumOf(groups, ({ fits, count }) => fits ? count : 0) -
    (isPaid ? sumOf(charges, ({ orders, fits }) => orders - fits) : 0),
  groups,
  charges,
  purchases: [],
  batches: 0,
  refusals: [],
});

/** Only an import's undo is looked at: the others go back order by order, and say so. */
async function previewUndone({ job }: JobInput, context: AuthorizedContext): Promise<JobPreview> {
  const done = await jobById(context.db.read, context, job ?? "");
  if (!done) throw new ApiError("NOT_FOUND", "There is no such job.");
  if (done.kind !== IMPORT_KIND) throw badJob([{ path: "job", code: "invalid" }]);
  return summed(await importedStates(context.db.heavy, context.scope, done._id));
}

const PAY = "order.pay";

const fits = (kind: string, columns: Columns): boolean =>
  (kind !== "orders.method" && kind !== "orders.country") || methodClosed(named(columns)) === null;

/** What refuses a record of likely facts refuses every record of its state. */
const knows = (
  { machine, columns: { valueOf }, likely }: AnyLifecycle,
  columns: Columns,
  event: string,
): boolean =>
  likely.some((facts) =>
    stepsOf(machine, valueOf(columns), facts).some((step) => step.event === event && !step.refusedBy)
  );
