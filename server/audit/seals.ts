/** Seals the audit log with a chain of digests over batches of rows. Source: docs/adr/0022. */
import type { Selectable } from "kysely";
import { digestOf } from "./digest.ts";
import type { Database, Reader } from "../db/database.ts";
import type { AuditSealsTable } from "../db/tables.ts";
import { keyIdOf, type Keyring } from "../secrets/secrets.ts";

const MAX_ROWS = 10_000;

/** Returns the highest number of an audit row; open transactions may still commit rows with lower numbers. */
export async function newestAudit(reader: Reader): Promise<number> {
  const row = await reader.selectFrom("audit_events").select((of) => of.fn.max("seq").as("seq"))
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Seals the rows up to `upTo`, below which no open transaction may add rows; returns how many were sealed. */
export async function sealAudit(db: Database, keys: Keyring, upTo: number, at: number): Promise<number> {
  const keyId = keyIdOf(keys);
  let sealed = 0;
  for (;;) {
    const count = await db.write(async (tx) => {
      const head = await newestSeal(tx);
      const span = { after: head?.last_seq ?? 0, upTo, most: MAX_ROWS, before: head?.digest ?? "", keyId };
      const { digest, ...found } = await digestOf(tx, keys, span);
      if (found.count === 0 || digest === null) return 0;
      await tx.insertInto("audit_seals").values({ ...found, digest, key_id: keyId, at }).execute();
      return found.count;
    });
    sealed += count;
    if (count < MAX_ROWS) return sealed;
  }
}

export type Seal = Readonly<Selectable<AuditSealsTable>>;

export type SealedRows = Pick<Seal, "first_seq" | "last_seq">;

export const newestSeal = (reader: Reader): Promise<Seal | undefined> =>
  reader.selectFrom("audit_seals").selectAll().orderBy("last_seq", "desc").limit(1).executeTakeFirst();

export const sealsAfter = (reader: Reader, seq: number): Promise<Seal[]> =>
  reader.selectFrom("audit_seals").selectAll().where("last_seq", ">", seq).orderBy("last_seq").execute();

export async function brokenSeals(reader: Reader, keys: Keyring): Promise<SealedRows[]> {
  const broken: SealedRows[] = [];
  let before: Seal | null = null;
  for (const seal of await sealsAfter(reader, 0)) {
    if (!await isMade(reader, keys, before, seal)) broken.push(seal);
    before = seal;
  }
  return broken;
}

/** True for a seal by one of our keys that matches its rows. A seal without a key proves nothing. */
const isMade = async (reader: Reader, keys: Keyring, before: Seal | null, seal: Seal): Promise<boolean> =>
  seal.key_id !== "" && await matchesSeal(reader, keys, before, seal);

/** Returns true if the rows still give the seal's digest, computed with the key that the seal names. */
export async function matchesSeal(
  reader: Reader,
  keys: Keyring,
  before: Pick<Seal, "last_seq" | "digest"> | null,
  { last_seq, key_id, digest, count }: Seal,
): Promise<boolean> {
  const found = await digestOf(reader, keys, {
    after: before?.last_seq ?? 0,
    upTo: last_seq,
    most: Infinity,
    before: before?.digest ?? "",
    keyId: key_id,
  });
  return found.digest === digest && found.count === count;
}

export async function checkSealAfter(
  reader: Reader,
  keys: Keyring,
  seq: number,
): Promise<(SealedRows & { readonly isWhole: boolean }) | null> {
  const seal = await reader.selectFrom("audit_seals").selectAll()
    .where("last_seq", ">", seq).orderBy("last_seq").limit(1).executeTakeFirst();
  if (!seal) return null;
  const before = await reader.selectFrom("audit_seals").selectAll()
    .where("last_seq", "<", seal.last_seq).orderBy("last_seq", "desc").limit(1).executeTakeFirst();
  const { first_seq, last_seq } = seal;
  return { first_seq, last_seq, isWhole: await isMade(reader, keys, before ?? null, seal) };
}
