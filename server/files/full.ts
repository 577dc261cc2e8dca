import { RoomRefused, StoreFull } from "./store.ts";

/** SQLITE_FULL. Source: sqlite.org/rescode.html. */
const SQLITE_FULL = 13;
/** The message of SQLITE_FULL, because not every call of node:sqlite passes the code on. */
const SQLITE_FULL_TEXT = "database or disk is full";
/** ENOSPC and EDQUOT of a file, disk_full of Postgres. Source: Postgres, appendix A. */
const FULL_CODES: readonly unknown[] = ["ENOSPC", "EDQUOT", "53100"];

/** Returns a code of api/reasons.ts for a full disk, bucket or quota; null for any other failure. */
export function fullReason(error: unknown): StoreFull["reason"] | null {
  if (error instanceof StoreFull) return error.reason;
  if (!(error instanceof Error)) return null;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  const isFull = errcode === SQLITE_FULL || FULL_CODES.includes(code) ||
    error.message.includes(SQLITE_FULL_TEXT);
  return isFull ? "storeFull" : null;
}

/** Returns true if a disk or bucket is full, and not if one of our limits refused a file. */
export const isOutOfRoom = (error: unknown): boolean =>
  fullReason(error) !== null && !(error instanceof RoomRefused);
