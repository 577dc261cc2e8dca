/** Secrets are stored sealed, and no view includes them. */
import { type Selectable, sql } from "kysely";
import type { Integration, SecretState } from "../../../../api/generated/schema.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { IntegrationsTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type IntegrationRow = Readonly<Selectable<IntegrationsTable>>;

export type ShownRow = IntegrationRow & {
  readonly store_name: string | null;
  readonly seller_name: string | null;
  readonly waiting: number | string;
  readonly dead: number | string;
  readonly last_at: number | string | null;
  readonly last_error: string | null;
  readonly last_status: number | null;
};

export const secretStateOf = (row: IntegrationRow): SecretState => ({
  isSet: row.secret !== "",
  last4: row.secret_last4,
  updated_at: row.secret_at,
  by: row.secret_by,
  old_until: row.old_until,
});

export const factsOf = ({ secret }: Pick<IntegrationRow, "secret">) => ({ hasSecret: secret !== "" });

export type IntegrationView = Omit<Integration, "timeline">;

export const viewOf = (row: ShownRow): IntegrationView => ({
  _id: row._id,
  kind: row.kind,
  name: row.name,
  status: row.status,
  url: row.url_shown,
  events: JSON.parse(row.events) as string[],
  store_id: row.store_id,
  store_name: row.store_name ?? "",
  seller_id: row.seller_id ?? "",
  seller_name: row.seller_name ?? "",
  auto_void: row.auto_void === 1,
  secret: secretStateOf(row),
  waiting: Number(row.waiting),
  dead: Number(row.dead),
  last_at: row.last_at === null ? null : Number(row.last_at),
  last_error: row.last_error ?? "",
  last_status: row.last_status ?? 0,
  facts: factsOf(row),
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
});

const FIELDS = sql.raw(`r.*, s.name as store_name, u.name as seller_name,
  (select count(*) from deliveries as d where d.target_id = r._id and d.status = 'Waiting') as waiting,
  (select count(*) from deliveries as d where d.target_id = r._id and d.status = 'Dead') as dead,
  case when r.kind = 'incoming_orders'
    then (select c.at from incoming_calls as c where c.integration_id = r._id and c.status < 300
      order by c.seq desc limit 1)
    else (select d.finished_at from deliveries as d where d.target_id = r._id and d.status = 'Delivered'
      order by d.seq desc limit 1) end as last_at,
  case when r.kind = 'incoming_orders'
    then (select case when c.status < 300 then '' else 'refused' end from incoming_calls as c
      where c.integration_id = r._id order by c.seq desc limit 1)
    else (select d.last_error from deliveries as d where d.target_id = r._id and d.attempts > 0
      order by d.seq desc limit 1) end as last_error,
  case when r.kind = 'incoming_orders'
    then (select c.status from incoming_calls as c where c.integration_id = r._id order by c.seq desc limit 1)
    else (select d.last_status from deliveries as d where d.target_id = r._id and d.attempts > 0
      order by d.seq desc limit 1) end as last_status`);
const NAMES = sql.raw(
  "left join stores as s on s._id = r.store_id left join users as u on u._id = r.seller_id",
);

export const integrationsList: ListSource<ShownRow, IntegrationView> = {
  table: "integrations",
  key: "_id",
  columns: {},
  rows: (rows) => sql<ShownRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

/** Checks no scope: for work without a signed-in person, such as a delivery or an incoming call. */
export function integrationRow(reader: Reader, id: string): Promise<IntegrationRow | undefined> {
  return reader.selectFrom("integrations").selectAll().where("_id", "=", id).executeTakeFirst();
}

/** Checks no scope: for work without a signed-in person. */
export function activeOfKind(reader: Reader, kind: string): Promise<IntegrationRow | undefined> {
  return reader.selectFrom("integrations").selectAll().where("kind", "=", kind).where("status", "=", "Active")
    .orderBy("created_at").orderBy("_id").limit(1).executeTakeFirst();
}

export async function hasOther(reader: Reader, kind: string, id: string): Promise<boolean> {
  const row = await reader.selectFrom("integrations").select("_id").where("kind", "=", kind)
    .where("_id", "<>", id).executeTakeFirst();
  return row !== undefined;
}

export type IntegrationValues = Pick<
  IntegrationRow,
  "name" | "status" | "url" | "events" | "store_id" | "seller_id" | "auto_void"
>;

type SecretColumns = Pick<
  IntegrationsTable,
  "secret" | "secret_last4" | "secret_at" | "secret_by" | "old_secret" | "old_until"
>;

/** Does not increment the version, because no form shows the secret. */
export async function setSecret(tx: Writer, { _id }: IntegrationRow, columns: SecretColumns): Promise<void> {
  await tx.updateTable("integrations").set(columns).where("_id", "=", _id).execute();
}

/** The caller has read the rows within a scope. */
export async function deleteDeliveriesOf(tx: Writer, rows: readonly IntegrationRow[]): Promise<void> {
  const ids = rows.map(({ _id }) => _id);
  const theirs = tx.selectFrom("deliveries").select("_id").where(isOneOf("target_id", ids));
  await tx.deleteFrom("delivery_attempts").where("delivery_id", "in", theirs).execute();
  await tx.deleteFrom("deliveries").where(isOneOf("target_id", ids)).execute();
}
