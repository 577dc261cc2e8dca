/** EasyPost as an integration: buys nothing until its key and webhook secret are set and it is turned on. */
import { isSchemeAllowed, makeEgress } from "../../../../egress/egress.ts";
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
    ...keyedAddress(url) && !isSchemeAllowed(withoutKey(url), egressAllow)
      ? [{ path: "url", code: "notHttps" }]
      : [],
  ],
  /** Checks the key by reading one shipment, which costs nothing. */
  async test(row, { settings }) {
    const address = keyedAddress(addressOf(row, settings.secrets));
    if (!address) return { ok: false, status: 0, error: "urlBad", ms: 0, answer: "" };
    const answer = await makeEgress({ allow: settings.egressAllow }).send({
      url: `${address.base}/shipments?page_size=1`,
      method: "GET",
      headers: { authorization: `Basic ${btoa(`${address.key}:`)}`, accept: "application/json" },
    });
    // Hides the answer itself, because it contains buyers' addresses.
    const { code, error, ms } = outcomeOf(answer, 1, 0, 0);
    return { ok: error === "", status: code, error, ms, answer: "" };
  },
};
