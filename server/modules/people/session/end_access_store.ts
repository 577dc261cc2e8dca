/**
 * The end of all ways in that somebody has: sessions, API token, one-time links and codes. A new password, a lock and
 * "sign out everywhere" mean the same by it, so that no program and no link outlives them.
 */
import type { Writer } from "../../../db/database.ts";
import type { AuditEntry } from "../../../fields.ts";
import { endLink } from "../../../session/sign_in_link_store.ts";
import { removeApiToken } from "../../../session/api_token_store.ts";
import { revokeOthers } from "./store.ts";
import { SESSIONS } from "../../../session/entities.ts";

export interface Ended {
  readonly sessions: number;
  /** For the audit; empty where nothing was open. */
  readonly changes: AuditEntry["changes"];
  /** Closes the sockets of what ended. */
  readonly live: NonNullable<AuditEntry["live"]>;
}

/** @param keptId the sign-in that goes on; empty for none */
export async function endAccess(tx: Writer, userId: string, keptId: string, now: number): Promise<Ended> {
  const sessions = await revokeOthers(tx, userId, keptId, now);
  const token = await removeApiToken(tx, userId);
  await tx.deleteFrom("login_codes").where("user_id", "=", userId).execute();
  const link = await endLink(tx, userId);
  return {
    sessions: sessions.length,
    changes: [
      ...sessions.length > 0 ? [{ field: "sessions", before: "", after: `${sessions.length} ended` }] : [],
      ...token ? [{ field: "api_token", before: `…${token.last_four}`, after: "" }] : [],
      ...link,
    ],
    live: { entity: SESSIONS, sellerId: null, ids: [...sessions, ...token ? [token._id] : []] },
  };
}
