/** `POST {api}/imports/orders`: stores the file first, and then its job. The query has a `plan` or a `mapping`. */
import { MAX_PLAN_BYTES } from "../../../../api/csv/bounds.ts";
import { type ImportPlan, importPlan } from "../../../../api/csv/plan.ts";
import { ApiError } from "../../../../api/errors.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Effect, Route } from "../../../fields.ts";
import { runOnce, stampOf } from "../../../mutate.ts";
import { principalOf } from "../../desk/jobs/principal.ts";
import { checkTakesOrders } from "../stores/takes_orders.ts";
import { isOffered, storeById, type StoreRow } from "../stores/store.ts";
import { badInput, nameOfUpload, parseJsonOrNull, receive } from "../../desk/uploads/receive.ts";
import { insertJob, newJob, requireRoomForJob } from "../../desk/jobs/store.ts";
import { IMPORT_KIND, type ImportInput } from "./input.ts";
import { isMapping } from "./mapping.ts";
import { keepPlan } from "./plan_store.ts";

const FIELD = "imports.orders";

interface UploadRequest {
  readonly store: StoreRow;
  readonly plan: ImportPlan | null;
  readonly mapping: string;
  readonly name: string;
  readonly key: string | null;
}

export const uploadRoute: Route = { method: "POST", path: "/imports/orders", rule: ordersRights.add, handle };

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const input = await read(new URL(request.url).searchParams, context);
  return await receive(request, context, FIELD, (jobId, stored) => accept(jobId, input, stored, context));
}

async function read(query: URLSearchParams, { db, scope }: AuthorizedContext): Promise<UploadRequest> {
  const plan = readPlan(query.get("plan"));
  const mapping = plan ? "" : query.get("mapping") ?? "";
  if (!plan && !isMapping(mapping)) {
    throw badInput("mapping", "unknown", `Cannot import: no mapping is called "${mapping}"`);
  }
  const store = await storeById(db.read, scope, query.get("store") ?? "");
  if (!store) throw new ApiError("NOT_FOUND", "There is no such store.");
  checkTakesOrders(store);
  if (plan?.shipping_method && !await isOffered(db.read, plan.shipping_method)) {
    throw badInput("plan.shipping_method", "unknown", "Cannot import: the shipping method is not offered");
  }
  return { store, plan, mapping, name: nameOfUpload(query, "orders.csv"), key: query.get("key") };
}

/** @throws {ApiError} BAD_INPUT with paths that begin with `plan` */
function readPlan(text: string | null): ImportPlan | null {
  if (text === null) return null;
  if (new TextEncoder().encode(text).length > MAX_PLAN_BYTES) {
    throw badInput("plan", "tooLong", `Cannot import: the plan is longer than ${MAX_PLAN_BYTES / 1024} kB`);
  }
  const read = readInput(importPlan, parseJsonOrNull(text));
  if (read.ok) return read.value;
  const problems = read.problems.map(({ path, code }) => ({ path: path ? `plan.${path}` : "plan", code }));
  throw new ApiError("BAD_INPUT", "Cannot import: the plan is missing something or wrong", { problems });
}

async function accept(
  jobId: string,
  { store, plan, mapping, name, key }: UploadRequest,
  { bytes, digest }: { readonly bytes: number; readonly digest: string },
  context: AuthorizedContext,
): Promise<string> {
  const { person } = context.session;
  const { at } = stampOf(context);
  const input: ImportInput = {
    ...principalOf(context),
    store_id: store._id,
    time_zone: store.time_zone,
    plan,
    mapping,
  };
  const args = { store: store._id, plan, mapping, name, digest, key };
  return await runOnce(FIELD, args, context, async (tx): Promise<Effect<string>> => {
    await requireRoomForJob(tx, person._id);
    await insertJob(tx, {
      ...newJob({ _id: jobId, kind: IMPORT_KIND, title: name, user_id: person._id, at }),
      seller_id: store.seller_id,
      input: JSON.stringify(input),
      cursor: JSON.stringify({ orders: null }),
      about: JSON.stringify({ kind: IMPORT_KIND, resource: "orders", store: store._id, import: jobId }),
      total: bytes,
    });
    if (plan) await keepPlan(tx, store, plan, { user_id: person._id, at });
    const changes = [{ field: "title", before: "", after: name }];
    const audit = [{
      entity: "jobs",
      entityId: jobId,
      sellerId: store.seller_id,
      action: IMPORT_KIND,
      changes,
    }];
    return { result: jobId, audit };
  });
}
