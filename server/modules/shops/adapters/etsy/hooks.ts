/**
 * Webhooks of the app, which the business registers in Etsy's portal. Source of headers, signature and body:
 * developers.etsy.com/documentation/essentials/webhooks and github.com/api-evangelist/etsy with
 * asyncapi/etsy-webhooks-asyncapi.yml; the body without `data` as github.com/etsy/open-api/discussions/1509 has it; read 2026-11-30.
 */
import { isSigned, readSignedHeaders } from "../../../../secrets/webhook_signature.ts";
import type { ShopApp } from "../../port.ts";
import { jsonOfBody, textIn } from "../read_json.ts";

const RECEIPT = /\/shops\/(\d{1,18})\/receipts\/(\d{1,18})$/;

/** The documentation shows the signature without the version that Standard Webhooks puts before it: both are accepted. */
export const hookOrder: ShopApp["hookOrder"] = ({ webhook_secret = "" }, headers, body, now) => {
  const call = readSignedHeaders(headers, now);
  if (webhook_secret === "" || typeof call === "string") return null;
  const signature = call.signature.includes(",") ? call.signature : `v1,${call.signature}`;
  if (!isSigned([webhook_secret], { ...call, signature }, body)) return null;
  const event = jsonOfBody(new TextEncoder().encode(body));
  const [, shop_id = "", shop_order_id = ""] = RECEIPT.exec(textIn(event, "resource_url")) ?? [];
  return shop_id !== "" && shop_id === textIn(event, "shop_id")
    ? { shop_id, shop_order_id }
    : { shop_id: "", shop_order_id: "" };
};
