import type { JobInput, MutationArgs } from "../../../../api/generated/schema.ts";
import { checkRule } from "../../../session/authorize.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { preparedMutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { principalOf } from "../jobs/principal.ts";
import type { NewJobParts } from "../../../jobs/job_kind.ts";
import { jobKindOf } from "../../../registry.ts";
import { ruleOfJob } from "../jobs/rights.ts";
import { insertJob, newJob, requireRoomForJob } from "../jobs/store.ts";
import { badJob } from "../jobs/target.ts";
import { jobView } from "../jobs/view.ts";
import { readJobParams } from "./read_job_params.ts";

export const makeJob = preparedMutation<"makeJob">(({ params }, context) => prepareJob(params, context));

async function prepareJob(request: MutationArgs["makeJob"]["params"], context: AuthorizedContext) {
  const params = readJobParams(request);
  const accept = jobKindOf(params.kind)?.accept;
  if (!accept) throw badJob([{ path: "kind", code: "unknown" }]);
  checkRule(ruleOfJob(params.kind), context.session);
  const me = context.session.person._id;
  await requireRoomForJob(context.db.read, me);
  const accepted = await accept(params, context);
  return async (tx: Writer) => {
    await requireRoomForJob(tx, me);
    return await keepJob(tx, params, await accepted(tx), context);
  };
}

async function keepJob(tx: Writer, params: JobInput, parts: NewJobParts, context: AuthorizedContext) {
  const { person } = context.session;
  const { title } = parts;
  const job = {
    ...newJob({ _id: newId(), kind: params.kind, title, user_id: person._id, at: context.now() }),
    seller_id: sellerOf(context),
    about: JSON.stringify({ ...aboutOf(params), ...parts.about }),
    input: JSON.stringify({ ...parts.input, ...principalOf(context) }),
    cursor: JSON.stringify(parts.cursor),
    total: parts.total ?? 0,
  };
  await insertJob(tx, job);
  await parts.begin?.(tx, job);
  const audit = [{
    entity: "jobs",
    entityId: job._id,
    sellerId: job.seller_id,
    action: params.kind,
    changes: [{ field: "title", before: "", after: title }],
  }];
  return { result: jobView({ ...job, user_name: person.name }, person), audit };
}

/** Returns the only seller in the person's scope; null for several or all: then no seller owns the job. */
function sellerOf({ scope }: AuthorizedContext): string | null {
  const [only = null, ...others] = scope.sellers ?? [];
  return others.length === 0 ? only : null;
}

/** Leaves out the ids, edits and scans, because there may be thousands, and every list of jobs has these facts. */
function aboutOf({ ids: _, except: __, edits: ___, scans: ____, ...about }: JobInput): object {
  return Object.fromEntries(
    Object.entries(about).filter(([, value]) => value !== null && value !== undefined),
  );
}
