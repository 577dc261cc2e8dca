/** Makes all seals again with the current key. A seal that does not match its rows keeps its wrong digest. */
import { digestOf } from "./digest.ts";
import { matchesSeal, type Seal, sealsAfter } from "./seals.ts";
import type { Database, Reader } from "../db/database.ts";
import { hasKey, keyIdOf, type Keyring } from "../secrets/secrets.ts";

type Head = Pick<Seal, "last_seq" | "digest">;

interface Resealed {
  readonly seals: readonly Seal[];
  readonly was: Head | null;
  readonly is: Head | null;
}

/** @returns the number of seals made again @throws {Error} if a seal's key is missing; nothing is changed */
export async function resealAudit(db: Database, keys: Keyring): Promise<number> {
  const old = await sealsAfter(db.read, 0);
  if (old.every(({ key_id }) => key_id === keyIdOf(keys))) return 0;
  const ready = await resealAfter(db.read, keys, old, { seals: [], was: null, is: null });
  return await db.write(async (tx) => {
    const late = await sealsAfter(tx, ready.was?.last_seq ?? 0);
    const { seals } = await resealAfter(tx, keys, late, ready);
    for (const { seq, digest, key_id } of seals) {
      await tx.updateTable("audit_seals").set({ digest, key_id }).where("seq", "=", seq).execute();
    }
    return seals.length;
  });
}

/** Makes the seals of earlier builds again with a key, if no seal has a key yet. */
export async function adoptPlainSeals(db: Database, keys: Keyring): Promise<number> {
  const keyed = await db.read.selectFrom("audit_seals").select("seq").where("key_id", "<>", "").limit(1)
    .executeTakeFirst();
  return keyed ? 0 : await resealAudit(db, keys);
}

async function resealAfter(
  reader: Reader,
  keys: Keyring,
  seals: readonly Seal[],
  begun: Resealed,
): Promise<Resealed> {
  const keyId = keyIdOf(keys);
  const done = [...begun.seals];
  let { was, is } = begun;
  for (const seal of seals) {
    if (seal.key_id !== "" && !hasKey(keys, seal.key_id)) {
      throw new Error(`Cannot seal the audit again: SECRET_KEY does not hold key ${seal.key_id}`);
    }
    const span = { after: was?.last_seq ?? 0, upTo: seal.last_seq, most: Infinity, keyId };
    const isWhole = await matchesSeal(reader, keys, was, seal);
    const digest = isWhole
      ? (await digestOf(reader, keys, { ...span, before: is?.digest ?? "" })).digest ?? seal.digest
      : seal.digest;
    const next = { ...seal, digest, key_id: keyId };
    done.push(next);
    [was, is] = [seal, next];
  }
  return { seals: done, was, is };
}
