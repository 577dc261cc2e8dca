/** Checks rights and store again with every batch: they may change while a file is read. */
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import type { Reader } from "../../../db/database.ts";
import { contextOfJob } from "../../desk/jobs/principal.ts";
import { JobRefused, type JobRow, type JobTools } from "../../../jobs/job_kind.ts";
import { checkTakesOrders } from "../stores/rules.ts";
import { storeById } from "../stores/store.ts";
import type { ImportInput } from "./input.ts";

/** @throws {JobRefused} when a right, the store or its open state was lost meanwhile */
export async function checkStillTheirs(
  reader: Reader,
  job: JobRow,
  { store_id }: ImportInput,
  tools: JobTools,
): Promise<void> {
  const { scope } = await contextOfJob(reader, job, tools);
  const store = await storeById(reader, scope, store_id);
  // A store that went to another seller counts as deleted.
  if (!store || store.seller_id !== job.seller_id) throw new JobRefused("rightsLost", REASONS.rightsLost);
  try {
    checkTakesOrders(store);
  } catch (error) {
    refusedAsJob(error);
  }
}

/** Ends the import with the reason for which its orders were refused. @throws always */
export function refusedAsJob(error: unknown): never {
  const reason = error instanceof ApiError ? error.details.reason : undefined;
  throw reason ? new JobRefused(reason.code, reason.text) : error;
}
