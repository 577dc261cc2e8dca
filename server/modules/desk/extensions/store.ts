import { type Selectable, sql } from "kysely";
import type { Config } from "../../../../api/desk/extensions.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { ExtensionSecretsTable, ExtensionsTable } from "../../../db/tables.ts";
import { type Keyring, openSecret, sealBinding, sealSecret } from "../../../secrets/secrets.ts";

export type SecretRow = Readonly<Selectable<ExtensionSecretsTable>>;

/** The row of an extension; initial values if it was never set up. */
export interface SetUp {
  readonly _id: string;
  readonly status: string;
  readonly rights: readonly string[];
  readonly accepted_at: number | null;
  readonly accepted_by: string;
  readonly config: Config;
  /** Null if the extension was never set up. */
  readonly updated_at: number | null;
  readonly version: number;
}

const blank = (_id: string): SetUp => ({
  _id,
  status: "Off",
  rights: [],
  accepted_at: null,
  accepted_by: "",
  config: {},
  updated_at: null,
  version: 0,
});

const setUpOf = ({ rights, config, ...row }: Selectable<ExtensionsTable>): SetUp => ({
  ...row,
  rights: JSON.parse(rights) as string[],
  config: JSON.parse(config) as Config,
});

export async function setUpsById(reader: Reader, ids: readonly string[]): Promise<Map<string, SetUp>> {
  const rows = await reader.selectFrom("extensions").selectAll().where(isOneOf("_id", ids)).execute();
  const found = new Map(rows.map((row) => [row._id, setUpOf(row)]));
  return new Map(ids.map((id) => [id, found.get(id) ?? blank(id)]));
}

export async function setUpById(reader: Reader, id: string): Promise<SetUp> {
  return (await setUpsById(reader, [id])).get(id) ?? blank(id);
}

const on = cacheQuery((reader, _place: Place<Readonly<Record<never, never>>>) =>
  reader.selectFrom("extensions").selectAll().where("status", "=", "On")
);

export async function enabledSetUps(reader: Reader): Promise<SetUp[]> {
  const rows = await on.all(reader, {});
  return rows.map(setUpOf);
}

/** Stores a set-up. Callers increment the version only when they change settings. */
export async function keepSetUp(
  tx: Writer,
  before: SetUp,
  change: Partial<Omit<SetUp, "_id" | "updated_at">>,
  at: number,
): Promise<void> {
  const { rights, config, ...after } = { ...before, ...change, updated_at: at };
  const row = { ...after, rights: JSON.stringify(rights), config: JSON.stringify(config) };
  await tx.insertInto("extensions").values(row).onConflict((on) => on.column("_id").doUpdateSet(row))
    .execute();
}

export async function secretRows(reader: Reader, ids: readonly string[]): Promise<SecretRow[]> {
  return await reader.selectFrom("extension_secrets").selectAll().where(isOneOf("extension_id", ids))
    .execute();
}

const TABLE = "extension_secrets";
const secretId = (extension: string, field: string): string => `${extension}.${field}`;
const bindingIn = (id: string): string => sealBinding(TABLE, id, "sealed");

interface NewSecret {
  readonly extension: string;
  readonly field: string;
  /** An empty value deletes the secret. */
  readonly value: string;
  readonly at: number;
  readonly by: string;
}

/** Stores or deletes a secret; the extension must have a row. */
export async function keepSecret(
  tx: Writer,
  keys: Keyring,
  { extension, field, value, at, by }: NewSecret,
): Promise<void> {
  const _id = secretId(extension, field);
  if (value === "") {
    await tx.deleteFrom(TABLE).where("_id", "=", _id).execute();
    return;
  }
  const sealed = sealSecret(keys, value, bindingIn(_id));
  const content = { sealed, last4: value.slice(-4), at, by_name: by };
  await tx.insertInto(TABLE).values({ _id, extension_id: extension, field, ...content })
    .onConflict((on) => on.column("_id").doUpdateSet(content)).execute();
}

/** Returns the decrypted secrets of an extension by the setting's name. */
export async function openSecrets(
  reader: Reader,
  keys: Keyring,
  extension: string,
): Promise<Record<string, string>> {
  const rows = await secretRows(reader, [extension]);
  return Object.fromEntries(
    rows.map(({ _id, field, sealed }) => [field, openSecret(keys, sealed, bindingIn(_id))]),
  );
}

export interface SentCounts {
  readonly waiting: number;
  readonly dead: number;
  readonly last_at: number | null;
  readonly last_error: string;
  readonly last_status: number;
}

interface SentRow {
  readonly target_id: string;
  readonly waiting: number | string;
  readonly dead: number | string;
  readonly last_at: number | string | null;
  readonly last_error: string | null;
  readonly last_status: number | null;
}

const NOTHING: SentCounts = { waiting: 0, dead: 0, last_at: null, last_error: "", last_status: 0 };

export async function sentCountsOf(
  reader: Reader,
  ids: readonly string[],
): Promise<(id: string) => SentCounts> {
  const { rows } = await sql<SentRow>`select e._id as target_id,
    (select count(*) from deliveries as d where d.target_id = e._id and d.status = 'Waiting') as waiting,
    (select count(*) from deliveries as d where d.target_id = e._id and d.status = 'Dead') as dead,
    (select d.finished_at from deliveries as d where d.target_id = e._id and d.status = 'Delivered'
      order by d.seq desc limit 1) as last_at,
    (select d.last_error from deliveries as d where d.target_id = e._id and d.attempts > 0
      order by d.seq desc limit 1) as last_error,
    (select d.last_status from deliveries as d where d.target_id = e._id and d.attempts > 0
      order by d.seq desc limit 1) as last_status
    from extensions as e where ${isOneOf("e._id", ids)}`.execute(reader);
  const found = new Map(rows.map((row) => [row.target_id, {
    waiting: Number(row.waiting),
    dead: Number(row.dead),
    last_at: row.last_at === null ? null : Number(row.last_at),
    last_error: row.last_error ?? "",
    last_status: row.last_status ?? 0,
  }]));
  return (id) => found.get(id) ?? NOTHING;
}
