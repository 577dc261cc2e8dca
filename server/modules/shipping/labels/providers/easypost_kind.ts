/** EasyPost as an integration: nothing is bought before its key and its webhooks' secret are set and it is on. */
import { isOpen, makeEgress } from "../../../../egress/egress.ts";
import { outcomeOf } from "../../../desk/deliveries/outcome.ts";
import { addressOf, isMasked } from "../../../desk/integrations/address.ts";
import type { IntegrationKind } from "../../../desk/integrations/kind.ts";
import { keyedAddress, withoutKey } from "./easypost_address.ts";

export const easypostLabels: IntegrationKind = {
  kind: "easypost",
  keep: (values) => ({ ...values, events: "[]", store_id: "", seller_id: null }),
  problemsOf: ({ url }, { egressAllow }) => [
    ...url === "" ? [{ path: "url", code: "required" }] : [],
    ...url !== "" && (isMasked(url) || !keyedAddress(url)) ? [{ path: "url", code: "badUrl" }] : [],
    ...keyedAddress(url) && !isOpen(withoutKey(url), egressAllow) ? [{ path: "url", code: "notHttps" }] : [],
  ],
  /** Reads one shipment: it costs nothing and checks the key. */
  async test(row, { settings }) {
    const address = keyedAddress(addressOf(row, settings.secrets));
    if (!address) return { ok: false, status: 0, error: "urlBad", ms: 0, answer: "" };
    const answer = await makeEgress({ allow: settings.egressAllow }).send({
      url: `${address.base}/shipments?page_size=1`,
      method: "GET",
      headers: { authorization: `Basic ${btoa(`${address.key}:`)}`, accept: "application/json" },
    });
    // Hides the answer itself: it holds addresses of buyers.
    const { code, error, ms } = outcomeOf(answer, 1, 0, 0);
    return { ok: error === "", status: code, error, ms, answer: "" };
  },
};
