import { sql } from "kysely";
import type { Database, Reader } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";
import { hasKeyOf, isOldSeal, type Keyring, openSecret, sealBinding, sealSecret } from "./secrets.ts";

interface SealedColumn {
  readonly table: keyof Tables;
  readonly column: string;
  /** The key column of the row; `_id` by default. */
  readonly key?: string;
  /** True if nothing fails without the text, and its owner can make another. */
  readonly isReplaceable?: boolean;
}

/** Columns that contain sealed text, or are empty. */
const SEALED: readonly SealedColumn[] = [
  { table: "integrations", column: "secret" },
  { table: "integrations", column: "old_secret" },
  { table: "integrations", column: "url" },
  { table: "extension_secrets", column: "sealed" },
  { table: "shop_connections", column: "secrets" },
  { table: "shop_connections", column: "token", isReplaceable: true },
  { table: "shop_sign_ins", column: "verifier", isReplaceable: true },
  { table: "shop_sign_ins", column: "secrets", isReplaceable: true },
  { table: "shop_sign_ins", column: "token", isReplaceable: true },
  { table: "audit_redactions", column: "sealed", key: "audit_seq" },
  { table: "api_tokens", column: "sealed", isReplaceable: true },
];

interface SealedRow {
  readonly _id: string | number;
  readonly sealed: string;
}

export interface ResealResult {
  readonly count: number;
  /** The number of replaceable secrets whose key is missing. */
  readonly lost: number;
}

/** Seals all secrets with the current key. @throws {Error} for an irreplaceable secret whose key is missing */
export async function resealAll(db: Database, keys: Keyring): Promise<ResealResult> {
  let [count, lost] = [0, 0];
  for (const where of SEALED) {
    const rows = await sealedIn(db.read, where);
    for (const { _id, sealed } of rows.filter((row) => isOldSeal(keys, row.sealed))) {
      if (where.isReplaceable && !hasKeyOf(keys, sealed)) lost += 1;
      else if (await reseal(db, keys, where, _id)) count += 1;
    }
  }
  return { count, lost };
}

async function sealedIn(
  reader: Reader,
  { table, column, key = "_id" }: SealedColumn,
  id?: SealedRow["_id"],
): Promise<SealedRow[]> {
  const condition = id === undefined ? sql`` : sql` and ${sql.ref(key)} = ${id}`;
  const { rows } = await sql<SealedRow>`select ${sql.ref(key)} as _id, ${sql.ref(column)} as sealed
    from ${sql.table(table)} where ${sql.ref(column)} <> ''${condition}`.execute(reader);
  return rows;
}

/** Reads the secret again in the transaction, because it may have changed meanwhile. */
function reseal(db: Database, keys: Keyring, where: SealedColumn, _id: SealedRow["_id"]): Promise<boolean> {
  const { table, column, key = "_id" } = where;
  return db.write(async (tx) => {
    const [row] = await sealedIn(tx, where, _id);
    if (!row || !isOldSeal(keys, row.sealed)) return false;
    const binding = sealBinding(table, String(_id), column);
    const sealed = sealSecret(keys, openSecret(keys, row.sealed, binding), binding);
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed} where ${sql.ref(key)} = ${_id}`
      .execute(tx);
    return true;
  });
}
