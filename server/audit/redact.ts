/**
 * Takes something out of the audit that should never have stood there: a secret. Who did what and when stays, the
 * seals still fit, and that it was done stays too. Source: docs/adr/0022.
 */
import { leafOf, redactionBinding, type SealedEvent } from "./digest.ts";
import type { Writer } from "../db/database.ts";
import type { AuditEntry } from "../fields.ts";
import { type Keyring, sealSecret } from "../secrets/secrets.ts";

type Changes = AuditEntry["changes"];

export interface Redaction {
  /** For whoever reads the database later. */
  readonly why: string;
  readonly at: number;
  /** What is left of the changes. */
  readonly without: (changes: Changes) => Changes;
}

/** @returns false where there was nothing to take out */
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
