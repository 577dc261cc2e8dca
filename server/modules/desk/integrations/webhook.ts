import { isWebAddress } from "../../../../api/inputs/address.ts";
import { PAYLOAD_VERSION } from "../../../../api/desk/integrations.ts";
import { isSchemeAllowed, makeEgress, type OutRequest } from "../../../egress/egress.ts";
import { newId } from "../../../ids.ts";
import { signedHeaders } from "../../../secrets/webhook_signature.ts";
import type { DeliveryKind } from "../deliveries/kind.ts";
import { outcomeOf } from "../deliveries/outcome.ts";
import { addressOf, isMasked } from "./address.ts";
import type { IntegrationKind } from "./kind.ts";
import { secretsOf } from "./secret.ts";
import { integrationRow } from "./store.ts";

const WEBHOOK = "webhook";

export const outgoingWebhook: IntegrationKind = {
  kind: "outgoing_webhook",
  keep: (values) => ({ ...values, store_id: "", auto_void: 0 }),
  problemsOf: ({ url, events }, { egressAllow }) => [
    ...url === "" ? [{ path: "url", code: "required" }] : [],
    ...isMasked(url) || (url !== "" && !isWebAddress(url)) ? [{ path: "url", code: "badUrl" }] : [],
    ...url !== "" && !isSchemeAllowed(url, egressAllow) ? [{ path: "url", code: "notHttps" }] : [],
    ...events === "[]" ? [{ path: "events", code: "required" }] : [],
  ],
  async test(row, { settings, now }) {
    const at = now();
    const payload = {
      type: "test",
      version: PAYLOAD_VERSION,
      timestamp: new Date(at * 1000).toISOString(),
      data: { integration: row._id, name: row.name },
    };
    const request = callOf(addressOf(row, settings.secrets), secretsOf(row, settings.secrets, at), {
      id: newId(),
      body: JSON.stringify(payload),
      now: at,
    });
    const answer = await makeEgress({ allow: settings.egressAllow }).send(request);
    const { code, error, ms, answer: text } = outcomeOf(answer, 1, at, 0);
    return { ok: error === "", status: code, error, ms, answer: text };
  },
};

function callOf(
  url: string,
  secrets: readonly string[],
  call: { readonly id: string; readonly body: string; readonly now: number },
): OutRequest {
  const headers = { "content-type": "application/json", "user-agent": "Pressdock-Webhooks/1" };
  return { url, method: "POST", headers: { ...headers, ...signedHeaders(secrets, call) }, body: call.body };
}

/** Deliveries of a paused integration are retried for a while; those of a deleted one are given up. */
export const webhookDelivery: DeliveryKind = {
  kind: WEBHOOK,
  async request(reader, { _id, target_id, payload }, { now, settings }) {
    const row = await integrationRow(reader, target_id);
    if (!row) return null;
    if (row.status !== "Active") return "off";
    const { secrets } = settings;
    return callOf(addressOf(row, secrets), secretsOf(row, secrets, now), { id: _id, body: payload, now });
  },
};
