/**
 * Issues numbers of both kinds, several at the same time, until the process is killed. Argument: the number
 * of issuers. The settings are a server's.
 */
import { systemNow } from "../../../server/app.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { giveOut } from "../shipping/give_out.ts";

const db = await openDatabase({
  dataDir: Deno.env.get("DATA_DIR") ?? "",
  ...Deno.env.get("DATABASE_URL") && { url: Deno.env.get("DATABASE_URL")! },
});
const issuers = Number(Deno.args[0] ?? "1");
console.log("Ready");
await Promise.all(Array.from({ length: issuers }, async (_, nth) => {
  for (;;) {
    await giveOut(db, nth, systemNow());
    console.log("Given");
  }
}));
