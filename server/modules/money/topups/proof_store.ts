import { sql } from "kysely";
import { isBelow, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { TopupProofsTable } from "../../../db/tables.ts";
import { inScope, type Scope } from "../../../scope.ts";

export type ProofRow = Readonly<TopupProofsTable>;

interface ProofReader {
  readonly scope: Scope;
  readonly maker: string;
}

/** Returns a proof: before its top-up exists only to its uploader, later to all who see the top-up. */
export async function proofOf(
  reader: Reader,
  { scope, maker }: ProofReader,
  id: string,
): Promise<ProofRow | null> {
  const row = await reader.selectFrom("topup_proofs as p").leftJoin("topups as t", "t.proof_id", "p._id")
    .selectAll("p").where("p._id", "=", id)
    .where((proof) =>
      proof.or([
        proof.and([proof("t._id", "is", null), proof("p.maker", "=", maker)]),
        proof.and([proof("t._id", "is not", null), inScope(scope, "t.seller_id")]),
      ])
    ).executeTakeFirst();
  return row ?? null;
}

export async function isWaiting(reader: Reader, id: string, maker: string): Promise<boolean> {
  const row = await reader.selectFrom("topup_proofs as p").leftJoin("topups as t", "t.proof_id", "p._id")
    .select("p._id").where("p._id", "=", id).where("p.maker", "=", maker).where("t._id", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertProof(tx: Writer, row: ProofRow): Promise<void> {
  await tx.insertInto("topup_proofs").values(row).execute();
}

/** Deletes the rows of files that nobody attached. Returns the ids of files whose bytes are to be removed. */
export async function deleteUnattachedProofs(tx: Writer, before: number): Promise<string[]> {
  const rows = await tx.deleteFrom("topup_proofs").where(isBelow("created_at", before))
    .where(sql<boolean>`not exists (select 1 from topups as t where t.proof_id = topup_proofs._id)`)
    .returning("_id").execute();
  return rows.map(({ _id }) => _id);
}

export async function storedProofs(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("topup_proofs").select("_id").where(isOneOf("_id", ids)).execute();
  return new Set(rows.map(({ _id }) => _id));
}
