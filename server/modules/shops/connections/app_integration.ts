/** The app of the business at a platform, as an integration: a super_root enters the platform's secrets. */
import { givenSecretsOf } from "../../../../api/desk/integrations.ts";
import { outcomeOf } from "../../desk/deliveries/outcome.ts";
import { appSecretsOf, secretProblems } from "../../desk/integrations/given_secrets.ts";
import type { IntegrationKind } from "../../desk/integrations/kind.ts";
import type { ShopApp } from "../port.ts";
import { egressOfShops } from "./call.ts";

export const appIntegration = ({ kind, ping, isPingAccepted }: ShopApp): IntegrationKind => ({
  kind,
  keep: (values) => ({ ...values, url: "", events: "[]", store_id: "", seller_id: null, auto_void: 0 }),
  problemsOf: () => [],
  async test(row, { settings, now }) {
    const secrets = appSecretsOf(row, settings.secrets);
    if (secretProblems(givenSecretsOf(kind) ?? [], secrets).length > 0) {
      return { ok: false, status: 0, error: "needsSecret", ms: 0, answer: "" };
    }
    const { host, call: { path, ...call } } = ping(secrets, now());
    const answer = await egressOfShops().send({ ...call, url: `https://${host}${path}` });
    const { code, error, ms } = outcomeOf(answer, 1, 0, 0);
    if (isPingAccepted && answer.kind === "answered" && code < 500) {
      const ok = isPingAccepted(answer.body);
      return { ok, status: code, error: ok ? "" : "badStatus", ms, answer: "" };
    }
    return { ok: error === "", status: code, error, ms, answer: "" };
  },
});
