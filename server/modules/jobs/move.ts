/** `moveJob`: a person's step in the life of a job, asked of its machine. */
import { ApiError } from "../../../api/errors.ts";
import type { MoveResult } from "../../../api/generated/schema.ts";
import { REASONS } from "../../../api/reasons.ts";
import { jobMachine } from "../../../machines/lifecycles/job.ts";
import { move } from "../../../machines/lifecycles/lifecycle.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { Writer } from "../../db/database.ts";
import { type AuditEntry, mutation } from "../../fields.ts";
import { factsOf, isTheirs, jobSteps } from "./facts.ts";
import { reopenRows } from "./rows_store.ts";
import { jobById, type NamedJob, setJob } from "./store.ts";

/** Events of `moveJob`; an undo is a job of its own. */
const EVENTS: readonly string[] = ["job.cancel", "job.retry"];

interface Moved {
  readonly result: MoveResult;
  readonly audit: readonly AuditEntry[];
}

export const moveJob = mutation<"moveJob">(async (tx, { ids, event }, context) => {
  if (!EVENTS.includes(event)) {
    throw new ApiError("BAD_INPUT", "Cannot move the job: expected job.cancel or job.retry", {
      problems: [{ path: "event", code: "unknown" }],
    });
  }
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) {
    throw new ApiError("BAD_INPUT", "Cannot move jobs: expected at least one id", {
      problems: [{ path: "ids", code: "required" }],
    });
  }
  const moved: Moved[] = [];
  for (const id of distinct) moved.push(await moveOne(tx, id, event, context));
  return { result: moved.map(({ result }) => result), audit: moved.flatMap(({ audit }) => audit) };
});

async function moveOne(tx: Writer, id: string, event: string, context: AuthorizedContext): Promise<Moved> {
  const job = await jobById(tx, context, id);
  if (!job) return refusal(id, null, "NOT_FOUND", "notFound", []);
  const { person } = context.session;
  const answer = move(jobMachine, job.status, factsOf(job, person), event);
  if (!answer.ok) {
    return refusal(id, job.status, "ILLEGAL_TRANSITION", answer.reason, jobSteps(job, person));
  }
  if (!isTheirs(event, job, person)) {
    return refusal(id, job.status, "FORBIDDEN", "notYours", jobSteps(job, person));
  }
  const status = String(answer.value);
  const at = context.now();
  await setJob(tx, job, event === "job.retry" ? await reopened(tx, job) : { status, finished_at: at }, at);
  const audit: AuditEntry = {
    entity: "jobs",
    entityId: id,
    sellerId: job.seller_id,
    action: event,
    changes: [{ field: "status", before: job.status, after: status }],
  };
  return {
    result: {
      _id: id,
      ok: true,
      status,
      print_status: null,
      shipment_status: null,
      version: at,
      error: null,
      reason: null,
      legal: [],
    },
    audit: [audit],
  };
}

/** What failed is ahead again; what was done stays done. */
async function reopened(tx: Writer, job: NamedJob) {
  const rows = await reopenRows(tx, job);
  return {
    status: "Queued",
    finished_at: null,
    error_code: null,
    error_text: null,
    refused: Math.max(0, job.refused - rows),
    done: Math.max(0, job.done - rows),
    leased_by: "",
    leased_until: 0,
  };
}

function refusal(
  _id: string,
  status: string | null,
  error: "NOT_FOUND" | "FORBIDDEN" | "ILLEGAL_TRANSITION",
  code: string,
  legal: readonly string[],
): Moved {
  const text = (REASONS as Record<string, string>)[code] ?? code;
  const nothing = { print_status: null, shipment_status: null, version: null };
  return { result: { _id, ok: false, status, ...nothing, error, reason: { code, text }, legal }, audit: [] };
}
