/** `kill -9` during an import of TikTok's orders: the next process continues, and each order is written once. */
import assert from "node:assert/strict";
import { tiktokFaults } from "../../../../server/modules/handover/tiktok/verify_store.ts";
import { openDatabase } from "../../../../server/db/open.ts";
import { planOf, STORE } from "../../../support/handover/tiktok_world.ts";
import { tiktokCsv } from "../../../support/handover/tiktok_files.ts";
import { signIn } from "../../../support/people/people.ts";
import { startBare } from "../../../support/kill/kill.ts";
import { makeWorld } from "../../../support/orders/world.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { isSoak } from "../../../support/soak.ts";

const [KILLS, ORDERS] = [40, 5_000];

Deno.test({
  name: `S2.18 an import of ${ORDERS} TikTok orders survives ${KILLS} kills`,
  ignore: !isSoak,
  fn: survivesKills,
});

async function survivesKills(): Promise<void> {
  await using fresh = await freshDatabase();
  await makeWorld(fresh.db);
  // The process uses this machine's clock.
  const token = await signIn(fresh.db, "root", Math.floor(Date.now() / 1000));
  await fresh.db.close();
  const bytes = tiktokCsv(
    Array.from({ length: ORDERS }, (_, nth) => ({ "Order ID": `5768${String(nth + 1).padStart(14, "0")}` })),
  );
  let server = await startBare(fresh.place);
  const query = new URLSearchParams({
    store: STORE,
    plan: JSON.stringify(planOf(bytes)),
    name: "many.csv",
    key: "once-only",
  });
  const headers = { authorization: `Bearer ${token}`, "content-type": "text/csv" };
  const sent = await fetch(`${server.api}/imports/tiktok?${query}`, { method: "POST", headers, body: bytes });
  const answer = await sent.text();
  assert.equal(sent.status, 202, answer);
  const { job } = JSON.parse(answer) as { job: string };
  const ask = async () => {
    const body = JSON.stringify({ query: `{ job: getJobById(_id: "${job}") { status done made skipped } }` });
    const answer = await fetch(`${server.api}/graphql`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body,
    });
    return (await answer.json() as {
      data: { job: { status: string; done: number; made: number; skipped: number } };
    }).data.job;
  };
  const isOpen = ({ status }: { readonly status: string }) => status === "Queued" || status === "Running";
  for (let kill = 0; kill < KILLS; kill++) {
    const { done } = await ask();
    for (let seen = await ask(); isOpen(seen) && seen.done === done;) seen = await ask();
    await server.kill();
    server = await startBare(fresh.place);
  }
  let last = await ask();
  while (isOpen(last)) last = await ask();
  await server.stop();
  assert.deepEqual([last.status, last.made, last.skipped], ["Done", ORDERS, 0]);
  const db = await openDatabase(fresh.place);
  const { n } = await db.read.selectFrom("tiktok_orders").select(({ fn }) => fn.countAll().as("n"))
    .executeTakeFirstOrThrow();
  assert.equal(Number(n), ORDERS);
  assert.deepEqual(await tiktokFaults(db.read), []);
  const made = await db.read.selectFrom("audit_events").select(({ fn }) => fn.countAll().as("n"))
    .where("entity", "=", "tiktokOrders").where("action", "=", "tiktok.import").executeTakeFirstOrThrow();
  assert.equal(Number(made.n), ORDERS);
  await db.close();
}
