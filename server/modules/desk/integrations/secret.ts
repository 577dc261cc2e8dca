/** Generates secrets of integrations, which are shown once and stored sealed. */
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { givenSecretsOf } from "../../../../api/desk/integrations.ts";
import { says } from "../../../../api/inputs/read.ts";
import { oneOf } from "../../../entity/find.ts";
import { badInputOf } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { type Keyring, openSecret, sealBinding, sealSecret } from "../../../secrets/secrets.ts";
import { makeWebhookSecret } from "../../../secrets/webhook_signature.ts";
import { auditOf, integration, INTEGRATIONS } from "./audit.ts";
import { type IntegrationRow, secretStateOf, setSecret } from "./store.ts";

/** Seconds for which the old secret stays valid, so that the receiver can switch to the new one. */
const OVERLAP_SECONDS = DAY_SECONDS;

const bindingIn = (_id: string, column: "secret" | "old_secret"): string =>
  sealBinding(INTEGRATIONS, _id, column);

/** Returns the valid secrets, the current one first. */
export function secretsOf(row: IntegrationRow, keys: Keyring, now: number): string[] {
  const { _id, secret, old_secret, old_until } = row;
  const isOldValid = old_secret !== "" && old_until !== null && now < old_until;
  return [
    ...secret ? [openSecret(keys, secret, bindingIn(_id, "secret"))] : [],
    ...isOldValid ? [openSecret(keys, old_secret, bindingIn(_id, "old_secret"))] : [],
  ];
}

/** Takes no idempotency key, because a stored answer would include the secret. Each call makes a new secret. */
export const rotateIntegrationSecret = mutation<"rotateIntegrationSecret">(async (tx, { _id }, context) => {
  const { settings: { secrets: keys }, random, session } = context;
  const row = await oneOf(tx, integration, _id, context);
  if (givenSecretsOf(row.kind)) {
    throw badInputOf("integration")([{ path: "_id", code: says("unknown") }]);
  }
  const at = context.now();
  const secret = makeWebhookSecret(random);
  const before = row.secret ? openSecret(keys, row.secret, bindingIn(_id, "secret")) : null;
  await setSecret(tx, row, {
    secret: sealSecret(keys, secret, bindingIn(_id, "secret")),
    secret_last4: secret.slice(-4),
    secret_at: at,
    secret_by: session.actor.name,
    old_secret: before ? sealSecret(keys, before, bindingIn(_id, "old_secret")) : "",
    old_until: before ? at + OVERLAP_SECONDS : null,
  });
  const made = await oneOf(tx, integration, _id, context);
  const shown = (last4: string) => last4 && `…${last4}`;
  const changes = [{ field: "secret", before: shown(row.secret_last4), after: shown(made.secret_last4) }];
  return {
    result: { secret, state: secretStateOf(made) },
    audit: [auditOf(row, "rotateIntegrationSecret", changes)],
  };
});
