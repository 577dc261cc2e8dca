/** `POST {api}/imports/tiktok?store=ID&plan=JSON&name=FILE&key=KEY`; the plan is that of api/csv/tiktok_plan.ts. */
import { MAX_PLAN_BYTES } from "../../../../api/csv/bounds.ts";
import { type TiktokPlan, tiktokPlan } from "../../../../api/csv/tiktok_plan.ts";
import { ApiError } from "../../../../api/errors.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import type { Effect, Route } from "../../../fields.ts";
import type { StoredDigests } from "../../../files/store.ts";
import { runOnce, stampOf } from "../../../mutate.ts";
import { principalOf } from "../../desk/jobs/principal.ts";
import { insertJob, newJob, requireRoomForJob } from "../../desk/jobs/store.ts";
import { badInput, nameOfUpload, parseJsonOrNull, receive } from "../../desk/uploads/receive.ts";
import { storeById, type StoreRow } from "../../orders/stores/store.ts";
import {
  TIKTOK_IMPORT,
  type TiktokCursor,
  type TiktokImportInput,
  tiktokUploadRule,
} from "./import_input.ts";

const FIELD = "imports.tiktok";
/** Tolerance for differences between the clocks of two computers. */
const CLOCK_SECONDS = 600;

interface UploadRequest {
  readonly store: StoreRow;
  readonly plan: TiktokPlan;
  readonly name: string;
  readonly key: string | null;
}

export const tiktokUpload: Route = {
  method: "POST",
  path: "/imports/tiktok",
  rule: tiktokUploadRule,
  handle,
};

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const plan = readPlan(query.get("plan") ?? "", context.now());
  const store = await storeById(context.db.read, context.scope, query.get("store") ?? "");
  if (!store) throw notFoundOf("store")();
  if (store.platform !== "tiktok") {
    throw badInput("store", "notTiktok", "Cannot import: the store is not one of TikTok");
  }
  const wanted = { store, plan, name: nameOfUpload(query, "tiktok.csv"), key: query.get("key") };
  return await receive(request, context, FIELD, (jobId, stored) => accept(jobId, wanted, stored, context));
}

/** @throws {ApiError} BAD_INPUT with paths under `plan` */
function readPlan(text: string, now: number): TiktokPlan {
  if (new TextEncoder().encode(text).length > MAX_PLAN_BYTES) {
    throw badInput("plan", "tooLong", `Cannot import: the plan is longer than ${MAX_PLAN_BYTES / 1024} kB`);
  }
  const read = readInput(tiktokPlan, parseJsonOrNull(text));
  if (!read.ok) {
    const problems = read.problems.map(({ path, code }) => ({ path: path ? `plan.${path}` : "plan", code }));
    throw new ApiError("BAD_INPUT", "Cannot import: the plan is missing something or wrong", { problems });
  }
  // A file that is dated in the future would make all later files look older.
  if (read.value.seenAt > now + CLOCK_SECONDS) {
    throw badInput("plan.seenAt", "invalid", "Cannot import: the file would be of the future");
  }
  return read.value;
}

async function accept(
  jobId: string,
  { store, plan, name, key }: UploadRequest,
  { bytes, digest }: StoredDigests,
  context: AuthorizedContext,
): Promise<string> {
  const { person } = context.session;
  const args = { store: store._id, plan, name, digest, key };
  return await runOnce(FIELD, args, context, async (tx): Promise<Effect<string>> => {
    await requireRoomForJob(tx, person._id);
    const input: TiktokImportInput = { ...principalOf(context), store_id: store._id, plan };
    const { at } = stampOf(context);
    await insertJob(tx, {
      ...newJob({ _id: jobId, kind: TIKTOK_IMPORT, title: name, user_id: person._id, at }),
      input: JSON.stringify(input),
      cursor: JSON.stringify({ orders: null } satisfies TiktokCursor),
      about: JSON.stringify({ kind: TIKTOK_IMPORT, resource: tiktokOrders.id, store: store._id }),
      total: bytes,
    });
    const changes = [{ field: "title", before: "", after: name }];
    const audit = [{ entity: "jobs", entityId: jobId, sellerId: null, action: TIKTOK_IMPORT, changes }];
    return { result: jobId, audit };
  });
}
