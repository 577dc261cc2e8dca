import type { JobInput } from "../../../../api/generated/schema.ts";
import { jobInputOf } from "../../../../api/inputs/desk/job.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { allJobKinds } from "../../../registry.ts";
import { badJob } from "../jobs/target.ts";

/** @throws {ApiError} BAD_INPUT with paths under `params` */
export function readJobParams(request: unknown): JobInput {
  const schema = jobInputOf(allJobKinds().map(({ fields = {} }) => fields));
  const read = readInput(schema, request);
  if (!read.ok) throw badJob(read.problems);
  return read.value;
}
