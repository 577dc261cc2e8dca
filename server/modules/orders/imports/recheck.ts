/** Checks rights and store again with every batch, because they may change while a file is read. */
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { Reader } from "../../../db/database.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { JobRefused, type JobRow, type JobTools } from "../../../jobs/job_kind.ts";
import { checkTakesOrders } from "../stores/takes_orders.ts";
import { storeById } from "../stores/store.ts";
import type { ImportInput } from "./input.ts";

/** @throws {JobRefused} if the right was lost, or the store was deleted or paused meanwhile */
export async function recheckImport(
  reader: Reader,
  job: JobRow,
  { store_id }: ImportInput,
  tools: JobTools,
): Promise<void> {
  const { scope } = await contextOfJob(reader, job, tools);
  const store = await storeById(reader, scope, store_id);
  // A store that now belongs to another seller counts as deleted.
  if (!store || store.seller_id !== job.seller_id) throw new JobRefused("rightsLost", REASONS.rightsLost);
  try {
    checkTakesOrders(store);
  } catch (error) {
    refusedAsJob(error);
  }
}

/** Converts the refusal of orders into one of the job, with the same reason. @throws always */
export function refusedAsJob(error: unknown): never {
  const reason = error instanceof ApiError ? error.details.reason : undefined;
  throw reason ? new JobRefused(reason.code, reason.text) : error;
}
