/** Every sealed secret in the database, for a change of the key. Source: security C8. */
import { sql } from "kysely";
import type { Database, Reader } from "./db/database.ts";
import type { Tables } from "./db/tables.ts";
import { bindingOf, isOldSeal, type Keyring, openSecret, sealSecret } from "./secrets.ts";

interface SealedColumn {
  readonly table: keyof Tables;
  readonly column: string;
  /** What names its row: `_id`, unless this says otherwise. */
  readonly key?: string;
}

/** Columns that hold sealed text, or nothing: one line each. */
const SEALED: readonly SealedColumn[] = [
  { table: "integrations", column: "secret" },
  { table: "integrations", column: "old_secret" },
  { table: "integrations", column: "url" },
  { table: "extension_secrets", column: "sealed" },
  { table: "audit_redactions", column: "sealed", key: "audit_seq" },
];

interface SealedRow {
  readonly _id: string | number;
  readonly sealed: string;
}

/**
 * Seals with the current key what an older one sealed, row by row, while the servers go on: they open with any of
 * their keys. Answers how many.
 * @throws {Error} for a secret whose key is not there: nothing of it is changed
 */
export async function resealAll(db: Database, keys: Keyring): Promise<number> {
  let count = 0;
  for (const where of SEALED) {
    const rows = await sealedIn(db.read, where);
    for (const { _id } of rows.filter(({ sealed }) => isOldSeal(keys, sealed))) {
      if (await reseal(db, keys, where, _id)) count += 1;
    }
  }
  return count;
}

async function sealedIn(
  reader: Reader,
  { table, column, key = "_id" }: SealedColumn,
  id?: SealedRow["_id"],
): Promise<SealedRow[]> {
  const here = id === undefined ? sql`` : sql` and ${sql.ref(key)} = ${id}`;
  const { rows } = await sql<SealedRow>`select ${sql.ref(key)} as _id, ${sql.ref(column)} as sealed
    from ${sql.table(table)} where ${sql.ref(column)} <> ''${here}`.execute(reader);
  return rows;
}

/** In one transaction, for the secret may have become another meanwhile. */
function reseal(db: Database, keys: Keyring, where: SealedColumn, _id: SealedRow["_id"]): Promise<boolean> {
  const { table, column, key = "_id" } = where;
  return db.write(async (tx) => {
    const [row] = await sealedIn(tx, where, _id);
    if (!row || !isOldSeal(keys, row.sealed)) return false;
    const binding = bindingOf(table, String(_id), column);
    const sealed = sealSecret(keys, openSecret(keys, row.sealed, binding), binding);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where ${sql.ref(key)} = ${_id}`
      .execute(tx);
    return true;
  });
}
