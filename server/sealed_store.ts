/** Every sealed secret in the database, for a change of the key. Source: security C8. */
import { sql } from "kysely";
import type { Database, Reader } from "./db/database.ts";
import type { Tables } from "./db/tables.ts";
import { isOldSeal, type Keyring, openSecret, placeOf, sealSecret } from "./secrets.ts";

interface SealedColumn {
  readonly table: keyof Tables;
  readonly column: string;
}

/** Columns that hold sealed text, or nothing: one line each. */
const SEALED: readonly SealedColumn[] = [
  { table: "integrations", column: "secret" },
  { table: "integrations", column: "old_secret" },
  { table: "extension_secrets", column: "sealed" },
];

interface SealedRow {
  readonly _id: string;
  readonly sealed: string;
}

/**
 * Seals with the current key what an older one sealed, row by row, while the servers go on: they open with any of
 * their keys. Answers how many.
 * @throws {Error} for a secret whose key is not there: nothing of it is changed
 */
export async function resealAll(db: Database, keys: Keyring): Promise<number> {
  let count = 0;
  for (const { table, column } of SEALED) {
    const rows = await sealedIn(db.read, table, column);
    for (const { _id } of rows.filter(({ sealed }) => isOldSeal(keys, sealed))) {
      if (await reseal(db, keys, { table, column, _id })) count += 1;
    }
  }
  return count;
}

async function sealedIn(reader: Reader, table: string, column: string, id?: string): Promise<SealedRow[]> {
  const here = id === undefined ? sql`` : sql` and _id = ${id}`;
  const { rows } = await sql<SealedRow>`select _id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} <> ''${here}`.execute(reader);
  return rows;
}

/** In one transaction, for the secret may have become another meanwhile. */
function reseal(
  db: Database,
  keys: Keyring,
  { table, column, _id }: SealedColumn & { readonly _id: string },
): Promise<boolean> {
  return db.write(async (tx) => {
    const [row] = await sealedIn(tx, table, column, _id);
    if (!row || !isOldSeal(keys, row.sealed)) return false;
    const place = placeOf(table, _id, column);
    const sealed = sealSecret(keys, openSecret(keys, row.sealed, place), place);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where _id = ${_id}`.execute(tx);
    return true;
  });
}
