/** `deno task secrets`: seals every secret with the current key, so that an older one can be given up. */
import { anchorOf, anchorText } from "../server/audit_anchor.ts";
import { resealAudit } from "../server/audit_reseal.ts";
import { openDatabase } from "../server/db/open.ts";
import { resealAll } from "../server/sealed_store.ts";
import { keyringIn } from "../server/secret_file.ts";
import { makeSecretKey } from "../server/secrets.ts";
import { readEnvironment } from "../server/settings.ts";

async function run(): Promise<void> {
  const { databaseUrl, settings: { dataDir, secrets } } = readEnvironment(Deno.env.toObject());
  const db = await openDatabase({ dataDir, ...databaseUrl && { url: databaseUrl } });
  try {
    const keys = secrets ?? await keyringIn(dataDir);
    const { count, lost } = await resealAll(db, keys);
    const seals = await resealAudit(db, keys);
    console.log(
      `${count} secrets sealed anew, ${seals} seals of the audit made anew: all with the first key.`,
    );
    if (lost > 0) {
      console.log(`${lost} API tokens were sealed with a key that is gone: they work, but cannot be copied.`);
    }
    const anchor = await anchorOf(db.read);
    if (anchor) console.log(anchorText(anchor));
  } finally {
    await db.close();
  }
}

if (Deno.args[0] === "--new-key") console.log(makeSecretKey());
else await run();
