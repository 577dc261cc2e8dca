/** Seals every secret with the current key, so that an older one can be removed: `deno task secrets`. */
import { anchorOf, anchorText } from "../server/audit/anchor.ts";
import { resealAudit } from "../server/audit/reseal.ts";
import { openMigratedDatabase, placeText, requireData } from "../server/db/open.ts";
import { runProgram } from "../server/program.ts";
import { resealAll } from "../server/secrets/sealed_store.ts";
import { keyringFor } from "../server/secrets/keyring_store.ts";
import { makeSecretKey } from "../server/secrets/secrets.ts";
import { placeOf } from "../server/settings/settings.ts";

if (Deno.args[0] === "--new-key") console.log(makeSecretKey());
else {
  await runProgram(async (environment) => {
    const { dataDir, secrets } = environment.settings;
    const place = placeOf(environment);
    await requireData(place);
    const db = await openMigratedDatabase(place);
    try {
      const keys = secrets ?? await keyringFor(db, dataDir);
      const { count, lost } = await resealAll(db, keys);
      const seals = await resealAudit(db, keys);
      console.log(
        `${
          placeText(place)
        }: ${count} secrets and ${seals} seals of the audit were sealed again, all with the first key.`,
      );
      if (lost > 0) {
        console.log(
          `${lost} API tokens were sealed with a key that is gone: they work, but cannot be copied.`,
        );
      }
      const anchor = await anchorOf(db.read);
      if (anchor) console.log(anchorText(anchor));
    } finally {
      await db.close();
    }
  });
}
