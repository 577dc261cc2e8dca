import { checkSealAfter, type SealedRows } from "../../../audit/seals.ts";
import type { Database, Reader } from "../../../db/database.ts";
import type { Keyring } from "../../../secrets/secrets.ts";

export interface SealCheck {
  /** The start of the last complete check of all seals; null before the first. */
  readonly verified_at: number | null;
  readonly broken: readonly SealedRows[];
}

interface State extends SealCheck {
  readonly after_seq: number;
  readonly begun_at: number;
}

async function readState(reader: Reader): Promise<State | null> {
  const row = await reader.selectFrom("audit_checks").selectAll().executeTakeFirst();
  return row ? { ...row, broken: JSON.parse(row.broken) as SealedRows[] } : null;
}

export async function sealCheckOf(reader: Reader): Promise<SealCheck> {
  return await readState(reader) ?? { verified_at: null, broken: [] };
}

/** Checks the next seal. A broken one stays in the list until another check finds it intact. */
export async function checkNextSeal(db: Database, keys: Keyring, now: number): Promise<void> {
  const state = await readState(db.read) ?? { after_seq: 0, begun_at: now, verified_at: null, broken: [] };
  const begun_at = state.after_seq === 0 ? now : state.begun_at;
  const seal = await checkSealAfter(db.read, keys, state.after_seq);
  if (!seal && state.after_seq === 0) return;
  const { verified_at, broken } = state;
  const next = seal
    ? { after_seq: seal.last_seq, begun_at, verified_at, broken: brokenWith(broken, seal) }
    : { after_seq: 0, begun_at, verified_at: begun_at, broken };
  const row = { ...next, broken: JSON.stringify(next.broken) };
  await db.write(async (tx) => {
    await tx.insertInto("audit_checks").values({ _id: 1, ...row })
      .onConflict((on) => on.column("_id").doUpdateSet(row)).execute();
  });
}

function brokenWith(
  broken: readonly SealedRows[],
  { isWhole, ...seal }: SealedRows & { readonly isWhole: boolean },
): readonly SealedRows[] {
  const others = broken.filter(({ last_seq }) => last_seq !== seal.last_seq);
  return isWhole ? others : [...others, seal];
}
