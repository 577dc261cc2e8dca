/**
 * Makes holds and ends them, several at the same time, until the process is killed: the end of each hold is
 * printed before its outcome can be known. Arguments: none; the settings are a server's.
 */
import { openDatabase } from "../../../server/db/open.ts";
import { systemNow } from "../../../server/app.ts";
import { captureHold, holdMoney, releaseHold } from "../../../server/modules/money/ledger/hold_store.ts";

const db = await openDatabase({
  dataDir: Deno.env.get("DATA_DIR") ?? "",
  ...Deno.env.get("DATABASE_URL") && { url: Deno.env.get("DATABASE_URL")! },
});
const order = await db.read.selectFrom("orders").select(["_id", "code", "seller_id", "currency"])
  .executeTakeFirstOrThrow();
const step = () => ({
  stamp: {
    actor: { _id: "root", name: "root" },
    actingFor: null,
    requestId: crypto.randomUUID(),
    sessionId: null,
    at: systemNow(),
  },
  event: "label.buy",
});
console.log("Ready");
for (;;) {
  const id = await db.write((tx) => holdMoney(tx, { ...order, purpose: "postage", minor: 5 }, step()));
  // Two captures and one release run at the same time, and one of them succeeds.
  const ends = await Promise.allSettled([
    db.write((tx) => captureHold(tx, id, { postage: 4 }, step())),
    db.write((tx) => releaseHold(tx, id, step())),
    db.write((tx) => captureHold(tx, id, { postage: 5 }, step())),
  ]);
  const done = ends.filter(({ status }) => status === "fulfilled").length;
  if (done !== 1) throw new Error(`A hold was ended ${done} times`);
  console.log("Ended");
}
