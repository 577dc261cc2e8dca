/** Setup links are invalid once there are accounts. */
import { ENTRY_LINK_SECONDS } from "../../../../api/constants.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { hashToken } from "../../../session/tokens.ts";

/** Maximum number of valid links: each start of the server prints another one. */
const MAX_LINKS = 16;

export async function keepSetupCode(tx: Writer, code: string, now: number): Promise<void> {
  const expires_at = now + ENTRY_LINK_SECONDS.invitation;
  await tx.insertInto("setup_links").values({ code_hash: hashToken(code), created_at: now, expires_at })
    .execute();
  const newest = tx.selectFrom("setup_links").select("code_hash").where("expires_at", ">", now)
    .orderBy("created_at", "desc").orderBy("code_hash").limit(MAX_LINKS);
  await tx.deleteFrom("setup_links").where("code_hash", "not in", newest).execute();
}

export async function isSetupCode(reader: Reader, code: string, now: number): Promise<boolean> {
  const found = await reader.selectFrom("setup_links").select("code_hash")
    .where("code_hash", "=", hashToken(code)).where("expires_at", ">", now).executeTakeFirst();
  return found !== undefined;
}

export async function dropSetupCodes(tx: Writer): Promise<void> {
  await tx.deleteFrom("setup_links").execute();
}
