/** Removes a secret from an audit row and records the removal; the seals still match. Source: docs/adr/0022. */
import { leafOf, redactionBinding, type SealedEvent } from "./digest.ts";
import type { Writer } from "../db/database.ts";
import type { AuditEntry } from "../fields.ts";
import { type Keyring, sealSecret } from "../secrets/secrets.ts";

type Changes = AuditEntry["changes"];

export interface Redaction {
  readonly why: string;
  readonly at: number;
  readonly without: (changes: Changes) => Changes;
}

/** @returns false if there was nothing to remove */
export async function redact(
  tx: Writer,
  keys: Keyring,
  row: SealedEvent,
  { why, at, without }: Redaction,
): Promise<boolean> {
  const changes = JSON.stringify(without(JSON.parse(row.changes) as Changes));
  if (changes === row.changes) return false;
  const digests = JSON.stringify({ was: leafOf(row), is: leafOf({ ...row, changes }) });
  const sealed = sealSecret(keys, digests, redactionBinding(row.seq));
  await tx.insertInto("audit_redactions").values({ audit_seq: row.seq, sealed, why, at }).execute();
  await tx.updateTable("audit_events").set({ changes }).where("seq", "=", row.seq).execute();
  return true;
}
