/** An anchor is a copy of the newest seal in the log or a backup. It reveals a deletion of the last rows. */
import { sql } from "kysely";
import type { Reader } from "../db/database.ts";

export interface Anchor {
  readonly last_seq: number;
  /** The number of sealed rows up to `last_seq`. */
  readonly rows: number;
  readonly key_id: string;
  readonly digest: string;
}

const ANCHOR = /audit-anchor:(\d{1,15}):(\d{1,15}):([0-9a-f]{8}):([0-9a-f]{64})/g;

/** Selects the newest seal that has a key. Postgres returns the counts as text. */
export const NEWEST_ANCHOR = `select last_seq, key_id, digest,
  (select sum(count) from audit_seals) as rows from audit_seals
  where key_id <> '' order by last_seq desc limit 1`;

export type AnchorRow = Readonly<Record<keyof Anchor, unknown>>;

export const anchorFrom = ({ last_seq, rows, key_id, digest }: AnchorRow): Anchor => ({
  last_seq: Number(last_seq),
  rows: Number(rows),
  key_id: String(key_id),
  digest: String(digest),
});

/** Returns null while nothing is sealed. */
export async function anchorOf(reader: Reader): Promise<Anchor | null> {
  const { rows: [row] } = await sql.raw<AnchorRow>(NEWEST_ANCHOR).execute(reader);
  return row ? anchorFrom(row) : null;
}

export const anchorText = ({ last_seq, rows, key_id, digest }: Anchor): string =>
  `audit-anchor:${last_seq}:${rows}:${key_id}:${digest}`;

export const anchorsIn = (line: string): Anchor[] =>
  Array.from(
    line.matchAll(ANCHOR),
    ([, last_seq, rows, key_id, digest]) => anchorFrom({ last_seq, rows, key_id, digest }),
  );

/** Describes how the audit contradicts an anchor, or returns null. Digests by other keys are not compared. */
export async function anchorFault(reader: Reader, anchor: Anchor): Promise<string | null> {
  const seal = await reader.selectFrom("audit_seals").select(["key_id", "digest"])
    .where("last_seq", "=", anchor.last_seq).executeTakeFirst();
  const before = await reader.selectFrom("audit_seals").select((of) => of.fn.sum("count").as("rows"))
    .where("last_seq", "<=", anchor.last_seq).executeTakeFirst();
  const rows = Number(before?.rows ?? 0);
  if (!seal || rows !== anchor.rows) {
    return `The audit once had ${anchor.rows} sealed rows up to number ${anchor.last_seq}; ${rows} are there now.`;
  }
  const isOther = seal.key_id === anchor.key_id && seal.digest !== anchor.digest;
  return isOther ? `The audit up to row ${anchor.last_seq} differs from what it was.` : null;
}
