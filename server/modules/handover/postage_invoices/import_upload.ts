/** `POST {api}/postage-invoices?plan=JSON&name=FILE&key=KEY`; the plan is that of api/csv/postage_table.ts. */
import { MAX_PLAN_BYTES } from "../../../../api/csv/bounds.ts";
import { type PostagePlan, postagePlan } from "../../../../api/csv/postage_table.ts";
import { ApiError } from "../../../../api/errors.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { pbInvoices } from "../../../../resources/handover/pb_invoices.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { AuditEntry, Effect, Route } from "../../../fields.ts";
import type { StoredDigests } from "../../../files/store.ts";
import { newId } from "../../../ids.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { runOnce, stampOf } from "../../../mutate.ts";
import { principalOf } from "../../desk/jobs/principal.ts";
import { insertJob, newJob, requireRoomForJob } from "../../desk/jobs/store.ts";
import { badInput, nameOfUpload, parseJsonOrNull, receive } from "../../desk/uploads/receive.ts";
import {
  POSTAGE_IMPORT,
  type PostageCursor,
  type PostageImportInput,
  postageUploadRule,
} from "./import_input.ts";
import { insertInvoice, invoiceOfFile } from "./import_store.ts";
import { postageInvoiceLifecycle } from "./lifecycle.ts";
import { postageApproval } from "./store.ts";

const FIELD = "postage-invoices";
const NOTHING_READ: PostageCursor = { rows: null, first: null, last: null };

export const postageUpload: Route = {
  method: "POST",
  path: "/postage-invoices",
  rule: postageUploadRule,
  handle,
};

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const plan = readPlan(query.get("plan") ?? "");
  const wanted = { plan, name: nameOfUpload(query, "postage.csv"), key: query.get("key") };
  return await receive(request, context, FIELD, (jobId, stored) => accept(jobId, wanted, stored, context));
}

/** @throws {ApiError} BAD_INPUT with paths under `plan` */
function readPlan(text: string): PostagePlan {
  if (new TextEncoder().encode(text).length > MAX_PLAN_BYTES) {
    throw badInput("plan", "tooLong", `Cannot import: the plan is longer than ${MAX_PLAN_BYTES / 1024} kB`);
  }
  const read = readInput(postagePlan, parseJsonOrNull(text));
  if (read.ok) return read.value;
  const problems = read.problems.map(({ path, code }) => ({ path: path ? `plan.${path}` : "plan", code }));
  throw new ApiError("BAD_INPUT", "Cannot import: the plan is incomplete or wrong", { problems });
}

interface UploadRequest {
  readonly plan: PostagePlan;
  readonly name: string;
  readonly key: string | null;
}

/** Returns the job of the first import if the same file was imported before; the invoice of a failed import is voided. */
async function accept(
  jobId: string,
  { plan, name, key }: UploadRequest,
  { bytes, digest }: StoredDigests,
  context: AuthorizedContext,
): Promise<string> {
  const { person } = context.session;
  const args = { plan, name, digest, key };
  return await runOnce(FIELD, args, context, async (tx): Promise<Effect<string>> => {
    const known = await invoiceOfFile(tx, plan.provider, digest);
    if (known?.job_id && !known.isStopped) return { result: known.job_id, audit: [] };
    const voided = known?.isStopped ? await voidInvoice(tx, known._id, context) : [];
    await requireRoomForJob(tx, person._id);
    const { at } = stampOf(context);
    const job = newJob({ _id: jobId, kind: POSTAGE_IMPORT, title: name, user_id: person._id, at });
    const invoice_id = newId();
    const input: PostageImportInput = { ...principalOf(context), invoice_id, plan };
    const about = { kind: POSTAGE_IMPORT, resource: pbInvoices.id, invoice: invoice_id };
    await insertJob(tx, {
      ...job,
      input: JSON.stringify(input),
      cursor: JSON.stringify(NOTHING_READ),
      about: JSON.stringify(about),
      total: bytes,
    });
    await insertInvoice(tx, {
      _id: invoice_id,
      biller: plan.provider,
      currency: plan.currency,
      name,
      digest,
      job_id: jobId,
      ...postageApproval.makerOf(context),
    }, at);
    const audit: AuditEntry[] = [...voided, {
      entity: pbInvoices.query,
      entityId: invoice_id,
      sellerId: null,
      action: POSTAGE_IMPORT,
      isNew: true,
      changes: [{ field: "name", before: "", after: name }],
    }];
    return { result: jobId, audit };
  });
}

async function voidInvoice(
  tx: Writer,
  id: string,
  context: AuthorizedContext,
): Promise<readonly AuditEntry[]> {
  const step = stepOf(tx, { event: "postage.void", params: {} }, context);
  return (await moveMany(postageInvoiceLifecycle, step, [id])).flatMap(({ audit }) => audit);
}
