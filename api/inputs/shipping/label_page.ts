/** Reads which drop a job reads. */
import { nullish } from "valibot";
import { type JobFields, recordId } from "../desk/job.ts";

export const labelsIntakeFields = { drop: nullish(recordId) } satisfies JobFields;
