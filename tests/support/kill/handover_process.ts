/**
 * Signs a bill or submits a manifest and stays, or hands over the packages of boxes or of manifests like the
 * server, until it is killed. Arguments: `sign` and the bill; `submit`, the manifest and its count; or `tell`
 * or `follow`, the Unix seconds of its clock, the number of the transaction within which it waits to be
 * killed, and for `follow` the number of packages in one transaction.
 */
import { openDatabase } from "../../../server/db/open.ts";
import { handOverBoxPackages } from "../../../server/modules/handover/local_bills/hand_over_loop.ts";
import { followManifests } from "../../../server/modules/handover/manifests/accept_loop.ts";
import { ManifestWorld } from "../handover/manifest_world.ts";
import { BillWorld } from "../handover/bill_world.ts";
import { worldOf } from "../orders/world.ts";
import { testSettings } from "../server/api.ts";

const [task, of = "", waitsIn = "0", most = "0"] = Deno.args;
const url = Deno.env.get("DATABASE_URL");
const db = await openDatabase({ dataDir: Deno.env.get("DATA_DIR") ?? "", ...url && { url } });
const untilKilled = () => new Promise<never>(() => setInterval(() => {}, 60_000));

async function handOver(follow: typeof handOverBoxPackages): Promise<void> {
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
  await follow({ db: watched, settings: testSettings, now: () => Number(of) });
}

if (task === "tell") await handOver(handOverBoxPackages);
else if (task === "follow") await handOver((tools) => followManifests(tools, Number(most)));
else if (task === "submit") {
  const params = { count: Number(waitsIn) };
  const submitted = await new ManifestWorld(worldOf(db)).step(of, "manifest.submit", params);
  if (!submitted.ok) throw new Error(`The manifest was not submitted: ${submitted.reason}`);
} else {
  const signed = await new BillWorld(worldOf(db)).sign(of);
  if (!signed.ok) throw new Error(`The bill was not signed: ${signed.reason}`);
}
console.log("Killable");
await untilKilled();
