/** A device sends its stored scans while the server is killed: every scan is done once, in order. */
import assert from "node:assert/strict";
import { commandCode } from "../../../../api/codes/commands.ts";
import type { QueuedScan } from "../../../../machines/workshop/scan_queue_context.ts";
import type { Database } from "../../../../server/db/database.ts";
import { openDatabase } from "../../../../server/db/open.ts";
import { systemNow } from "../../../../server/app.ts";
import type { ScanStore } from "../../../../src/features/workshop/stations/queue/scan_store.ts";
import { type Ask, sendHead } from "../../../../src/features/workshop/stations/queue/send_scans.ts";
import { freshDatabase } from "../../../support/server/database.ts";
import { addLastStation, makeLastTicket } from "../../../support/kill/kill_scans.ts";
import { startBare } from "../../../support/kill/kill.ts";
import { signIn } from "../../../support/people/people.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld } from "../../../support/orders/world.ts";

const DEVICES = isSoak ? 20 : 1;
const KILLS = isSoak ? 10 : 1;
const KEPT = 120;
/** The kill comes in the middle of a call of 50 scans, each of which is a separate write. */
const LONGEST_WAIT_MS = 120;

const SCAN = `mutation ($station: String!, $device: String!, $scans: [ScanInput!]!) {
  scan(station: $station, device: $device, scans: $scans) {
    key outcome code text event passed at undo_until
    unit { ticket } bin { code } next { step }
  }
}`;

const askAt = (api: () => string, token: string): Ask => async (variables) => {
  try {
    const response = await fetch(`${api()}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: SCAN, variables }),
    });
    const { data } = JSON.parse(await response.text());
    assert.ok(data?.scan, "the API answers");
    return { ok: true, data };
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
    return { ok: false, failure: { kind: "network" } };
  }
};

/** Fakes the storage of a device, from which answered scans are removed. */
function storeOf(scans: QueuedScan[]): ScanStore {
  return {
    read: () => Promise.resolve({ scans: [...scans], refusals: [], others: [] }),
    write: () => Promise.resolve({}),
    reserve: () => Promise.resolve(0),
    secure: () => Promise.resolve(),
    settle: (settled) => {
      const gone = new Set(settled.map(({ key }) => key));
      scans.splice(0, scans.length, ...scans.filter(({ key }) => !gone.has(key)));
      return Promise.resolve();
    },
  };
}

async function assertDone(db: Database, scans: readonly QueuedScan[]): Promise<void> {
  const rows = await db.read.selectFrom("scans").select(["key", "outcome", "event"]).orderBy("seq").execute();
  const wanted = scans.map(({ key }, at) => ({
    key,
    outcome: "done",
    event: at % 2 === 0 ? "unit.start" : "unit.undo",
  }));
  assert.deepEqual(rows, wanted);
  const events = await db.read.selectFrom("unit_events").select("_id").execute();
  assert.equal(events.length, scans.length, "half a scan");
}

Deno.test("stored scans sent while the server is killed are each done once, in order", async () => {
  for (let device = 0; device < DEVICES; device++) {
    await using fresh = await freshDatabase();
    const world = await makeWorld(fresh.db);
    const token = await signIn(fresh.db, "root", systemNow());
    const place = await addLastStation(fresh.db);
    const codes = [await makeLastTicket(world), commandCode("undo")];
    await fresh.db.close();
    const scans = Array.from({ length: KEPT }, (_, at): QueuedScan => ({
      key: crypto.randomUUID(),
      seq: at + 1,
      station: place,
      device: "tablet",
      code: codes[at % codes.length] ?? "",
      typed: false,
      device_at: 1,
    }));
    const stored = [...scans];
    let api = "";
    const sender = {
      person: "root",
      store: storeOf(stored),
      ask: askAt(() => api, token),
      mayAsk: () => true,
      most: 50,
      isLate: () => true,
      answered: new Set<string>(),
      overview: { isWhole: false },
    };
    for (let kill = 0; stored.length > 0; kill++) {
      const server = await startBare(fresh.place);
      api = server.api;
      const isLast = kill >= KILLS;
      const killed = isLast
        ? null
        : new Promise((wake) => setTimeout(wake, Math.random() * LONGEST_WAIT_MS)).then(() => server.kill());
      while (stored.length > 0) {
        const { kind } = await sendHead(stored, sender);
        if (kind !== "answered") break;
      }
      await killed;
      if (isLast) await server.stop();
    }
    const db = await openDatabase(fresh.place);
    await assertDone(db, scans);
    await db.close();
  }
});
