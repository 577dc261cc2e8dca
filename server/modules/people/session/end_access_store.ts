/** Ends a person's sessions, API token, links and codes after a new password, a lock or "sign out everywhere". */
import type { Writer } from "../../../db/database.ts";
import type { AuditEntry } from "../../../fields.ts";
import { endLink } from "../../../session/sign_in_link_store.ts";
import { removeApiToken } from "../../../session/api_token_store.ts";
import { revokeOthers } from "./store.ts";
import { SESSIONS } from "../../../session/entities.ts";

export interface EndedAccess {
  readonly sessions: number;
  /** Changes for the audit; empty if there was nothing to end. */
  readonly changes: AuditEntry["changes"];
  readonly live: NonNullable<AuditEntry["live"]>;
}

/** @param keptId the sign-in that stays; empty for none */
export async function endAccess(
  tx: Writer,
  userId: string,
  keptId: string,
  now: number,
): Promise<EndedAccess> {
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
