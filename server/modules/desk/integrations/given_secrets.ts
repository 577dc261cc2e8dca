/** Secrets that a platform issued to our app: a person enters them; they are stored sealed and never shown again. */
import { type GivenSecret, givenSecretsOf } from "../../../../api/desk/integrations.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import { integrationSecretsInput } from "../../../../api/inputs/desk/integration.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import type { Reader } from "../../../db/database.ts";
import { oneOf } from "../../../entity/find.ts";
import { badInputOf } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { type Keyring, openSecret, sealBinding, sealSecret } from "../../../secrets/secrets.ts";
import { auditOf, integration, INTEGRATIONS } from "./audit.ts";
import { activeOfKind, type IntegrationRow, secretStateOf, setSecret } from "./store.ts";

export type AppSecrets = Readonly<Record<string, string>>;

const badSecrets = badInputOf("integration");
const bindingOf = (_id: string): string => sealBinding(INTEGRATIONS, _id, "secret");

export const appSecretsOf = (
  { _id, secret }: Pick<IntegrationRow, "_id" | "secret">,
  keys: Keyring,
): AppSecrets => secret === "" ? {} : JSON.parse(openSecret(keys, secret, bindingOf(_id))) as AppSecrets;

export const sealedAppSecrets = (_id: string, secrets: AppSecrets, keys: Keyring): string =>
  sealSecret(keys, JSON.stringify(secrets), bindingOf(_id));

export interface App {
  readonly _id: string;
  readonly secrets: AppSecrets;
}

/** Returns the app of the business at a platform; undefined until it is set up and turned on. */
export async function activeApp(reader: Reader, kind: string, keys: Keyring): Promise<App | undefined> {
  const row = await activeOfKind(reader, kind);
  return row && { _id: row._id, secrets: appSecretsOf(row, keys) };
}

function isOn(hosts: readonly string[], address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === "https:" && hosts.includes(url.host);
}

/** Returns a problem for each secret that is missing, unknown, too long, not of visible ASCII, or for another host. */
export function secretProblems(secrets: readonly GivenSecret[], given: AppSecrets): InputProblem[] {
  const names = new Set(secrets.map(({ name }) => name));
  return [
    ...Object.keys(given).flatMap((name) =>
      names.has(name) ? [] : [{ path: `secrets.${name}`, code: says("unknown") }]
    ),
    ...secrets.flatMap(({ name, chars, isOptional, hosts }): InputProblem[] => {
      const value = given[name] ?? "";
      if (value === "") return isOptional ? [] : [{ path: `secrets.${name}`, code: says("required") }];
      if (value.length > chars) {
        return [{ path: `secrets.${name}`, code: says("tooLong"), most: chars, found: value.length }];
      }
      if (!/^[\x21-\x7e]+$/.test(value)) return [{ path: `secrets.${name}`, code: says("invalid") }];
      return !hosts || isOn(hosts, value) ? [] : [{ path: `secrets.${name}`, code: says("badHost") }];
    }),
  ];
}

/** Keeps secrets that are left out. Takes no idempotency key, which would store a digest of the secrets. */
export const setIntegrationSecrets = mutation<"setIntegrationSecrets">(
  async (tx, { _id, secrets }, context) => {
    const row = await oneOf(tx, integration, _id, context);
    const wanted = givenSecretsOf(row.kind);
    if (!wanted) throw badSecrets([{ path: "_id", code: says("unknown") }]);
    const read = readInput(integrationSecretsInput, { secrets });
    if (!read.ok) throw badSecrets(read.problems);
    const { settings: { secrets: keys }, session } = context;
    const given = Object.fromEntries(read.value.secrets.map(({ name, value }) => [name, value.trim()]));
    const all = { ...appSecretsOf(row, keys), ...given };
    const problems = secretProblems(wanted, all);
    if (problems.length > 0) throw badSecrets(problems);
    const last4 = all[wanted[0]!.name]!.slice(-4);
    await setSecret(tx, row, {
      secret: sealedAppSecrets(_id, all, keys),
      secret_last4: last4,
      secret_at: context.now(),
      secret_by: session.actor.name,
      old_secret: "",
      old_until: null,
    });
    const made = await oneOf(tx, integration, _id, context);
    const before = row.secret_last4 && `…${row.secret_last4}`;
    const changes = [{ field: "secret", before, after: `…${last4}` }];
    return { result: secretStateOf(made), audit: [auditOf(row, "setIntegrationSecrets", changes)] };
  },
);
