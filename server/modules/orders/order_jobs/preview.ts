import { ApiError } from "../../../../api/errors.ts";
import type { JobInput, JobPreview } from "../../../../api/generated/schema.ts";
import type { Columns } from "../../../../machines/lifecycles/columns.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { actionOf } from "../../../../resources/steps.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { ManySteps } from "../../../jobs/many_steps.ts";
import { jobSelectionOf, previewStates, stateColumns, sumByState } from "../../desk/bulk/preview_states.ts";
import { jobById } from "../../desk/jobs/store.ts";
import { badJob } from "../../desk/jobs/target.ts";
import { IMPORT_KIND } from "../imports/input.ts";
import { importedStates } from "../imports/undo_store.ts";
import { chargesFor } from "./charges.ts";
import { arrangeByDue } from "./charges_store.ts";
import { addressRefusal } from "./edit.ts";

function checkOrders({ resource }: JobInput): void {
  if (resource !== orders.id) throw badJob([{ path: "resource", code: "invalid" }]);
}

const previewEdits =
  (fits: (columns: Columns) => boolean) =>
  async (params: JobInput, context: AuthorizedContext): Promise<JobPreview> => {
    checkOrders(params);
    return await previewStates(jobSelectionOf(params, context), context, fits);
  };

export const previewAll = previewEdits(() => true);

export const previewAddressEdits = previewEdits((columns) => addressRefusal(stateColumns(columns)) === null);

/** Previews the undo of an import; other undo jobs have no preview. */
export async function previewUndo(params: JobInput, context: AuthorizedContext): Promise<JobPreview> {
  checkOrders(params);
  const done = await jobById(context.db.read, context, params.job ?? "");
  if (!done) throw new ApiError("NOT_FOUND", "There is no such job.");
  if (done.kind !== IMPORT_KIND) throw badJob([{ path: "job", code: "invalid" }]);
  return sumByState(await importedStates(context.db.heavy, context.scope, done._id));
}

const PAY = "order.pay";
const spends = (event: string): boolean => actionOf(orders, event)?.spends === true;

export const manyOrders: ManySteps = {
  // The orders that are due first come first, in case the money covers only some of them.
  arrange: async (tx, job, { event }) => spends(event) ? await arrangeByDue(tx, job) : undefined,
  async preview(states, { event }, condition, context) {
    if (!spends(event)) return states;
    const charges = await chargesFor(condition, context);
    // For a payment, orders that the balance does not cover do not fit; for waiting for money they do.
    const uncovered = charges.reduce((sum, { orders, fits }) => sum + orders - fits, 0);
    return { ...states, charges, fits: states.fits - (event === PAY ? uncovered : 0) };
  },
};
