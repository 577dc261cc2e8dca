/**
 * `POST {api}/incoming/<id>`: receives orders of another system, signed like a webhook, created like imports.
 * A repeated call gets the same answer and creates nothing. An order whose number the store has is skipped;
 * an order with the number of another one in the call is skipped if equal, else refused.
 */
import { createHash } from "node:crypto";
import { ApiError } from "../../../../api/errors.ts";
import { incomingInput } from "../../../../api/inputs/orders/incoming_orders.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Context } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import type { Route } from "../../../fields.ts";
import { HttpError, statusOfRefusal } from "../../../http/errors.ts";
import { json } from "../../../http/headers.ts";
import { parseJson, readText } from "../../../http/body.ts";
import { requireJsonPost } from "../../../http/request.ts";
import { type Bucket, takeTokens } from "../../../http/throttle_store.ts";
import { isSigned, readSignedHeaders, type SignedCall } from "../../../secrets/webhook_signature.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import { DELIVERIES } from "../../desk/deliveries/store.ts";
import { secretsOf } from "../../desk/integrations/secret.ts";
import { type IntegrationRow, integrationRow } from "../../desk/integrations/store.ts";
import { createOrders } from "../orders/create.ts";
import { storeById } from "../stores/store.ts";
import { draftsOf, restOf } from "./drafts.ts";
import { callOf, keepCall, madeOrders } from "./store.ts";

export const INCOMING_PATH = "/incoming/:id";
const ACTION = "orders.incoming";
const CALLS: Bucket = { capacity: 100, perSecond: 10 };

export const incomingRoute: Route = { method: "POST", path: INCOMING_PATH, rule: "public", handle };

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function handle(request: Request, context: Context): Promise<Response> {
  const { db, now, settings } = context;
  requireJsonPost(request);
  const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const call = readSignedHeaders(request.headers, now());
  if (typeof call === "string") throw new HttpError(401, "UNAUTHENTICATED", call);
  const row = await integrationRow(db.read, id);
  if (row?.kind !== "incoming_orders") {
    throw new HttpError(404, "NOT_FOUND", "There is nothing at this address.");
  }
  const body = await readText(request, context, settings.limits.bodyBytes);
  if (!isSigned(secretsOf(row, settings.secrets, now()), call, body)) {
    throw new HttpError(
      401,
      "UNAUTHENTICATED",
      "The signature does not fit: wrong secret, or a changed body.",
    );
  }
  if (row.status !== "Active") throw new HttpError(403, "FORBIDDEN", "This integration is paused.");
  const wait = await db.write((tx) => takeTokens(tx, `incoming:${row._id}`, CALLS, now()));
  if (wait > 0) throw new ApiError("RATE_LIMITED", "Too many calls; wait a little.", { retry_after: wait });
  const answer = await db.write((tx) => answerOnce(tx, row, call, body, context));
  db.wake();
  return json(answer.status, answer.body);
}

/** Returns the stored answer to a repeated call; a refused call may be sent again. */
async function answerOnce(
  tx: Writer,
  row: IntegrationRow,
  { id: call_id }: SignedCall,
  body: string,
  context: Context,
): Promise<Answer> {
  const digest = createHash("sha256").update(body).digest("hex");
  const before = await callOf(tx, row, call_id);
  if (before && before.status < 300) {
    if (before.digest === digest) return { status: before.status, body: JSON.parse(before.answer) };
    throw new HttpError(
      409,
      "IDEMPOTENCY_KEY_MISMATCH",
      "This webhook-id came with another body before: a new call needs a new id.",
    );
  }
  const { status, body: answer } = await carryOut(tx, row, body, context);
  const at = context.now();
  await keepCall(tx, {
    integration_id: row._id,
    call_id,
    digest,
    status,
    answer: JSON.stringify(answer),
    at,
  });
  await appendOutbox(tx, [{ entity: DELIVERIES, sellerId: null, ids: [row._id] }], at);
  return { status, body: answer };
}

/** Creates no order before all are checked, so that a refusal can be stored in the same transaction. */
async function carryOut(tx: Writer, row: IntegrationRow, body: string, context: Context): Promise<Answer> {
  try {
    return { status: 200, body: await makeOrders(tx, row, body, context) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, details } = error;
    const extensions = { code, request_id: context.requestId, ...details };
    return { status: statusOfRefusal(error), body: { errors: [{ message, extensions }] } };
  }
}

async function makeOrders(tx: Writer, row: IntegrationRow, body: string, context: Context) {
  const read = readInput(incomingInput, parseJson(body));
  if (!read.ok) {
    throw new ApiError("BAD_INPUT", "Cannot take the orders: a value is missing or wrong", {
      problems: read.problems,
    });
  }
  const shop = await storeById(tx, { sellers: row.seller_id === null ? [] : [row.seller_id] }, row.store_id);
  if (!shop) throw new HttpError(410, "NOT_FOUND", "The store of this integration is gone.");
  const stamp: AuditStamp = {
    actor: { _id: row._id, name: row.name },
    actingFor: null,
    requestId: context.requestId,
    sessionId: null,
    at: context.now(),
  };
  const { currency, timeZone } = context.settings;
  const drafts = draftsOf(read.value.orders, shop);
  const { made } = await createOrders(tx, drafts, { stamp, action: ACTION, currency, timeZone });
  const orders = await madeOrders(tx, made);
  return { made: orders, ...restOf(drafts, orders) };
}
