/** Reads the id of the drop of label files that a job processes. */
import { nullish } from "valibot";
import { type JobFields, recordId } from "../desk/job.ts";

export const labelsIntakeFields = { drop: nullish(recordId) } satisfies JobFields;
