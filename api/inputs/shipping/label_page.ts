/** Reads which upload a job processes. */
import { nullish } from "valibot";
import { type JobFields, recordId } from "../desk/job.ts";

export const labelsIntakeFields = { drop: nullish(recordId) } satisfies JobFields;
