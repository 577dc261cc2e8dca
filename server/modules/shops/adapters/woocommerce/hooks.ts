/**
 * Webhooks of orders. Shapes: developer.woocommerce.com/docs/apis/rest-api/v3/webhooks/; signature, headers, the ping
 * without a signature and `disabled` after failures: github.com/woocommerce/woocommerce with class-wc-webhook.php;
 * read 2026-11-30.
 */
import { createHmac } from "node:crypto";
import type { Shop } from "../../port.ts";
import { isSignedBy, type Json, jsonOfBody, textIn } from "../read_json.ts";
import { ask, askList } from "./client.ts";

/**
 * Topics of webhooks; a cancellation counts as an update. Only the topic for deletions reports an order in the trash, which
 * lists of orders leave out.
 */
const TOPICS = ["order.created", "order.updated", "order.deleted"] as const;
const MAX_PAGES = 10;
const PING = /^webhook_id=\d{1,18}$/;
const MAX_PING_BYTES = 40;

/** The shop's staff can read a webhook's secret, so it differs from the API key's secret. */
const hookSecret = ({ consumer_secret = "" }: Readonly<Record<string, string>>): string =>
  consumer_secret && createHmac("sha256", consumer_secret).update("Pressdock webhook").digest("hex");

async function hooksTo(shop: Shop, address: string): Promise<readonly Json[]> {
  const found: Json[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { list } = await askList(shop, "/webhooks", {
      per_page: "100",
      page: String(page),
      _fields: "id,topic,status,delivery_url",
    });
    found.push(...list.filter((each) => textIn(each, "delivery_url") === address));
    if (list.length < 100) break;
  }
  return found;
}

/**
 * Creates missing webhooks, and reactivates those that the shop deactivated after failures. The shop never shows a
 * webhook's secret, so each one gets it again, in case that the key has changed.
 */
export async function addHooks(shop: Shop, address: string): Promise<void> {
  const found = await hooksTo(shop, address);
  const secret = hookSecret(shop.secrets);
  for (const topic of TOPICS) {
    const hook = found.find((each) => textIn(each, "topic") === topic);
    if (!hook) {
      const body = { name: "Pressdock", topic, delivery_url: address, secret };
      await ask(shop, { method: "POST", route: "/webhooks", body });
    } else {
      const body = { status: "active", secret };
      await ask(shop, { method: "PUT", route: `/webhooks/${textIn(hook, "id")}`, body });
    }
  }
}

export async function removeHooks(shop: Shop, address: string): Promise<void> {
  for (const hook of await hooksTo(shop, address)) {
    await ask(shop, {
      method: "DELETE",
      route: `/webhooks/${textIn(hook, "id")}`,
      parameters: { force: "true" },
    });
  }
}

/** Accepts the unsigned ping of a new webhook, because it names no order and so has no effect. */
export function hookOrder(
  secrets: Readonly<Record<string, string>>,
  headers: Headers,
  body: Uint8Array,
): string | null {
  const given = headers.get("x-wc-webhook-signature") ?? "";
  if (given === "" && body.length <= MAX_PING_BYTES && PING.test(new TextDecoder().decode(body))) return "";
  if (!isSignedBy(hookSecret(secrets), given, body)) return null;
  if (!headers.get("x-wc-webhook-topic")?.startsWith("order.")) return "";
  return textIn(jsonOfBody(body), "id");
}
