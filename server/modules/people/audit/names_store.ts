/** Finds the current names for the ids in an audit entry: of its record, and in its changes. */
import { sql } from "kysely";
import { MAX_LIST_VALUES } from "../../../../api/constants.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Load } from "../../../graphql/batch.ts";
import type { Reader } from "../../../db/database.ts";
import type { AuditEntry } from "../../../fields.ts";
import { inScope } from "../../../scope.ts";
import { allLists } from "../../../registry.ts";

export interface RecordName {
  readonly entity: string;
  readonly name: string;
}
export interface EntryDetails {
  readonly changes: AuditEntry["changes"];
  /** Deleted and unknown records have no name. */
  readonly names: Readonly<Record<string, RecordName>>;
  /** Empty for a record without amounts. */
  readonly currency: string;
}

/** A kind of record with the table and column of its name; resources with a shape define these themselves. */
type NamedTable = readonly [entity: string, table: string, name: string];

const TABLES: readonly NamedTable[] = [
  ["orders", "orders", "code"],
  ["packages", "packages", "code"],
  ["units", "units", "code"],
  ["jobs", "jobs", "title"],
  ["views", "saved_views", "name"],
  ["stations", "stations", "name"],
  ["bins", "bins", "label"],
  ["printers", "printers", "name"],
  ["comments", "comments", "body"],
  ["attachments", "attachments", "name"],
  ["art_files", "art_files", "name"],
  ["topup_proofs", "topup_proofs", "name"],
  ["reports", "reports", "code"],
];

const namedTables = (): readonly NamedTable[] => [
  ...TABLES,
  ...allLists().flatMap(({ resource: { query, shape }, source: { table, columns = {}, name } }) =>
    shape && name !== null ? [[query, table, columns[shape.name] ?? shape.name] as const] : []
  ),
];

/** Tables of records with amounts in a currency that may differ from the business's, by kind of record. */
const WITH_CURRENCY = {
  orders: "orders",
  topups: "topups",
  refundRequests: "refund_requests",
  paymentMethods: "payment_methods",
  invoices: "invoices",
  productionCosts: "production_costs",
  catalogueItems: "items",
  cases: "cases",
  packages: "packages",
  priceTables: "price_tables",
  consolidations: "consolidations",
  localBills: "local_bills",
  postageInvoices: "postage_invoices",
  postageLines: "postage_lines",
  postageRequests: "postage_requests",
} as const;

const ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
/** Maximum length of a name in characters; the name of a comment is its text. */
const NAME_CHARS = 80;
/** Maximum number of ids on a page. */
const MAX_IDS = 8 * MAX_LIST_VALUES;

export const detailsOf: Load<EntryDetails> = async (reader, scope, ids) => {
  const rows = await reader.selectFrom("audit_events").select(["_id", "entity", "entity_id", "changes"])
    .where(isOneOf("_id", ids)).where(inScope(scope)).execute();
  const found = rows.map(({ _id, entity, entity_id, changes }) => ({
    _id,
    entity,
    entity_id,
    changes: JSON.parse(changes) as AuditEntry["changes"],
    ids: [entity_id, ...new Set(changes.match(ID) ?? [])],
  }));
  const names = await namesOf(reader, [...new Set(found.flatMap((each) => each.ids))].slice(0, MAX_IDS));
  const currencies = await currenciesOf(reader, found);
  return new Map(found.map(({ _id, entity_id, changes, ids }) => {
    const known = ids.flatMap((id) => {
      const named = names.get(id);
      return named ? [[id, named] as const] : [];
    });
    return [_id, {
      changes,
      names: Object.fromEntries(known),
      currency: currencies.get(entity_id) ?? "",
    }];
  }));
};

async function namesOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, RecordName>> {
  if (ids.length === 0) return new Map();
  const parts = namedTables().map(([entity, table, name]) =>
    sql`select _id, ${sql.lit(entity)} as entity,
      substr(${sql.ref(name)}, 1, ${sql.lit(NAME_CHARS)}) as name from ${sql.table(table)}
      where ${isOneOf("_id", ids)}`
  );
  const { rows } = await sql<RecordName & { _id: string }>`${sql.join(parts, sql` union all `)}`.execute(
    reader,
  );
  return new Map(rows.map(({ _id, ...named }) => [_id, named]));
}

async function currenciesOf(
  reader: Reader,
  entries: readonly { readonly entity: string; readonly entity_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [entity, table] of Object.entries(WITH_CURRENCY)) {
    const ids = entries.filter((entry) => entry.entity === entity).map(({ entity_id }) => entity_id);
    if (ids.length === 0) continue;
    const rows = await reader.selectFrom(table).select(["_id", "currency"]).where(isOneOf("_id", ids))
      .execute();
    for (const { _id, currency } of rows) if (currency) found.set(_id, currency);
  }
  return found;
}
