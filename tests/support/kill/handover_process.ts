/**
 * Signs a bill and stays, or hands over the packages of boxes like the server, until it is killed. Arguments: `sign` and the
 * bill, or `tell`, the unix seconds of its clock and the number of the transaction within which it waits to be killed.
 */
import { openDatabase } from "../../../server/db/open.ts";
import { tellPackages } from "../../../server/modules/handover/local_bills/tell.ts";
import { BillWorld } from "../handover/bill_world.ts";
import { worldOf } from "../orders/world.ts";
import { testSettings } from "../server/api.ts";

const [task, of = "", waitsIn = "0"] = Deno.args;
const url = Deno.env.get("DATABASE_URL");
const db = await openDatabase({ dataDir: Deno.env.get("DATA_DIR") ?? "", ...url && { url } });
const untilKilled = () => new Promise<never>(() => setInterval(() => {}, 60_000));

async function tell(): Promise<void> {
  let transactions = 0;
  const write: typeof db.write = (work) =>
    db.write(async (tx) => {
      const done = await work(tx);
      if (++transactions === Number(waitsIn)) {
        console.log("Killable");
        await untilKilled();
      }
      return done;
    });
  const watched: typeof db = Object.assign(Object.create(db), { write });
  await tellPackages({ db: watched, settings: testSettings, now: () => Number(of) });
}

if (task === "tell") await tell();
else {
  const signed = await new BillWorld(worldOf(db)).sign(of);
  if (!signed.ok) throw new Error(`The bill was not signed: ${signed.reason}`);
}
console.log("Killable");
await untilKilled();
