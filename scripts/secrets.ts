/** `deno task secrets`: seals every secret with the current key, so that an older one can be given up. */
import { openDatabase } from "../server/db/open.ts";
import { resealAll } from "../server/sealed_store.ts";
import { keyringIn } from "../server/secret_file.ts";
import { makeSecretKey } from "../server/secrets.ts";
import { readEnvironment } from "../server/settings.ts";

async function run(): Promise<void> {
  const { databaseUrl, settings: { dataDir, secrets } } = readEnvironment(Deno.env.toObject());
  const db = await openDatabase({ dataDir, ...databaseUrl && { url: databaseUrl } });
  try {
    const count = await resealAll(db, secrets ?? await keyringIn(dataDir));
    console.log(`${count} secrets sealed anew. Every secret is now sealed with the first key.`);
  } finally {
    await db.close();
  }
}

if (Deno.args[0] === "--new-key") console.log(makeSecretKey());
else await run();
