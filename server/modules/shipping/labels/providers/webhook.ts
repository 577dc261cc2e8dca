/** A provider's signed webhook. Unknown and known numbers get the same answer, so that the caller learns nothing. */
import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import { ApiError } from "../../../../../api/errors.ts";
import type { Context } from "../../../../context.ts";
import type { Route } from "../../../../fields.ts";
import { readText } from "../../../../http/body.ts";
import { HttpError } from "../../../../http/errors.ts";
import { json } from "../../../../http/headers.ts";
import { type Bucket, takeTokens } from "../../../../http/throttle_store.ts";
import { secretsOf } from "../../../desk/integrations/secret.ts";
import { integrationRow } from "../../../desk/integrations/store.ts";
import { POLL_AFTER_SECONDS } from "../effects.ts";
import { jsonIn, trackerIn } from "./easypost_shapes.ts";
import { postponeLabel } from "./due_store.ts";
import { bookEvents, labelOfNumber } from "./tracking_store.ts";

/** EasyPost's header; its value begins with PREFIX. Source: docs.easypost.com, "Webhooks Guide". */
export const SIGNATURE = "x-hmac-signature";
const PREFIX = "hmac-sha256-hex=";
const CALLS: Bucket = { capacity: 200, perSecond: 20 };

export const carrierRoute: Route = { method: "POST", path: "/carriers/:id", rule: "public", handle };

export const signatureOf = (secret: string, body: string): string =>
  PREFIX + createHmac("sha256", secret.normalize("NFKD")).update(body, "utf8").digest("hex");

function isSigned(secrets: readonly string[], given: string, body: string): boolean {
  const signature = Buffer.from(given);
  return secrets.some((secret) => {
    const wanted = Buffer.from(signatureOf(secret, body));
    return signature.length === wanted.length && timingSafeEqual(signature, wanted);
  });
}

const unsigned = () =>
  new HttpError(401, "UNAUTHENTICATED", "Sign the call with the secret of this integration.");

async function handle(request: Request, context: Context): Promise<Response> {
  const { db, now, settings } = context;
  const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const given = request.headers.get(SIGNATURE) ?? "";
  if (given === "" || given.length > 200) throw unsigned();
  const row = await integrationRow(db.read, id);
  // Other integrations use their secret for our own webhooks.
  if (row?.kind !== "easypost") throw unsigned();
  const body = await readText(request, context, settings.limits.bodyBytes);
  if (!isSigned(secretsOf(row, settings.secrets, now()), given, body)) {
    throw unsigned();
  }
  const wait = await db.write((tx) => takeTokens(tx, `carrier:${row._id}`, CALLS, now()));
  if (wait > 0) throw new ApiError("RATE_LIMITED", "Too many calls; wait a little.", { retry_after: wait });
  const tracker = trackerIn(jsonIn(body) ?? {});
  const label = tracker && row.status === "Active" ? await labelOfNumber(db.read, tracker) : undefined;
  if (tracker && label) {
    await db.write(async (tx) => {
      await bookEvents(tx, context, label, tracker.events, "webhook");
      await postponeLabel(tx, label._id, now() + POLL_AFTER_SECONDS);
    });
    db.wake();
  }
  return json(200, {});
}
