import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { DatabaseRefused } from "../db/database_refused.ts";
import { keyringIn, keyringThere, SECRET_FILE } from "./secret_file.ts";
import type { Keyring } from "./secrets.ts";

/**
 * Returns the keys in the data folder; makes the first one only for data that no other key has sealed.
 * @throws {DatabaseRefused} if the key of the data is missing, as after a restore without it
 */
export async function keyringFor({ read }: Database, dataDir: string): Promise<Keyring> {
  const there = await keyringThere(dataDir);
  if (there) return there;
  const seal = await read.selectFrom("audit_seals").select("key_id").where("key_id", "<>", "")
    .orderBy("last_seq", "desc").limit(1).executeTakeFirst();
  if (!seal) return await keyringIn(dataDir);
  throw new DatabaseRefused(
    `The data is sealed with key ${seal.key_id}, and there is neither SECRET_KEY nor ${
      join(dataDir, SECRET_FILE)
    }. Put the key in place. If it is lost, set a new SECRET_KEY (deno task secrets --new-key): what was sealed must then be entered again.`,
  );
}
