import assert from "node:assert/strict";
import type { Extension, News, Note } from "../../../../extensions/extension.ts";
import type { Database } from "../../../../server/db/database.ts";
import { isInWrite } from "../../../../server/db/in_write.ts";
import { openDatabase } from "../../../../server/db/open.ts";
import type { BackgroundTools } from "../../../../server/fields.ts";
import { waitingEvents } from "../../../../server/modules/desk/extensions/events_store.ts";
import { codeOf } from "../../../../server/modules/desk/extensions/manifest_lookup.ts";
import { extensionWorker, runEvents, runWaiting } from "../../../../server/modules/desk/extensions/worker.ts";
import { testSettings } from "../../../support/server/api.ts";
import { type FreshDatabase, freshDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const ID = "order_chat";
const toolsOf = (db: Database): BackgroundTools => ({ db, settings: testSettings, now: () => NOW });

const turn = (db: Database, status: "On" | "Off") =>
  db.write((tx) => {
    const row = { status, rights: '["orders","send"]', config: "{}", updated_at: NOW, version: 1 };
    return tx.insertInto("extensions").values({ _id: ID, ...row, accepted_at: NOW, accepted_by: "root" })
      .onConflict((on) => on.column("_id").doUpdateSet(row)).execute();
  });

/** Code that records its events, and returns the test's notes. */
function listening(says: (heard: readonly News[]) => readonly Note[] = (heard) => [{ heard: heard.length }]) {
  const heard: News[] = [];
  const code: Extension = {
    id: ID,
    onEvents(news) {
      assert.equal(isInWrite(), false, "it runs within a write");
      heard.push(...news);
      return says(news);
    },
    act: () => [],
    tryout: () => ({}),
    call: () => null,
  };
  const reasons = () => heard.map(({ facts }) => facts["hold_reason"]);
  return { codeOf: () => code, heard, reasons };
}

interface Stage {
  readonly world: World;
  readonly fresh: FreshDatabase;
  readonly order: string;
  /** Puts the order on hold and, unless `isLasting`, turns the extension off to release it. */
  hold(reason: string, isLasting?: boolean): Promise<void>;
  deliveredPayloads(): Promise<unknown[]>;
  waiting(): Promise<number>;
}

/** Runs `work` with one order, an extension that is on, and no server: only the test runs waiting events. */
async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  const order = await world.order({}, ["order.submit"]);
  await turn(fresh.db, "On");
  const move = async (event: string, reason: string) => {
    const [moved] = await world.move("root", [order], event, { reason });
    assert.ok(moved?.ok, event);
  };
  await work({
    world,
    fresh,
    order,
    async hold(reason, isLasting = false) {
      await move("order.hold", reason);
      if (isLasting) return;
      await turn(fresh.db, "Off");
      await move("order.release", "");
      await turn(fresh.db, "On");
    },
    async deliveredPayloads() {
      const rows = await fresh.db.read.selectFrom("deliveries").select("payload").orderBy("seq").execute();
      return rows.map(({ payload }) => JSON.parse(payload) as unknown);
    },
    waiting: async () => (await waitingEvents(fresh.db.read, 100)).length,
  });
}

Deno.test("S2.34 an event waits for an extension as the order was then, and the extension's code runs outside any write", () =>
  onStage(async ({ world, hold, deliveredPayloads, waiting, order, fresh: { db } }) => {
    await hold("address", true);
    assert.deepEqual([await waiting(), await deliveredPayloads()], [1, []], "nobody waits for the code");
    await world.move("root", [order], "order.release", {});
    const ear = listening();
    await runWaiting(toolsOf(db), ear);
    assert.deepEqual(
      ear.heard.map(({ type, facts, changed }) => [type, facts["status"], changed["status"]]),
      [
        ["order.moved", "On Hold", { before: "Pending", after: "On Hold" }],
        ["order.moved", "Pending", { before: "On Hold", after: "Pending" }],
      ],
    );
    assert.deepEqual(ear.reasons()[0], "address");
    assert.deepEqual([await waiting(), await deliveredPayloads()], [0, [{ heard: 1 }, { heard: 1 }]]);
  }));

Deno.test("S2.34 nothing waits for an extension that is off, and one turned off meanwhile posts nothing", () =>
  onStage(async ({ hold, deliveredPayloads, waiting, fresh: { db } }) => {
    await hold("released while it was off");
    assert.equal(await waiting(), 1);
    await turn(db, "Off");
    const ear = listening();
    await runWaiting(toolsOf(db), ear);
    assert.deepEqual([ear.heard, await waiting(), await deliveredPayloads()], [[], 0, []]);
  }));

Deno.test("S2.34 if two processes run the code on the same event it posts once", () =>
  onStage(async ({ hold, deliveredPayloads, fresh }) => {
    await hold("one");
    await hold("two", true);
    const rows = await waitingEvents(fresh.db.read, 10);
    const other = await openDatabase(fresh.place);
    const ear = listening();
    // Both processes have read the queue before either removes from it.
    await Promise.all([fresh.db, other].map((db) => runEvents(rows, toolsOf(db), ear)));
    await other.close();
    assert.deepEqual([ear.heard.length, await deliveredPayloads()], [4, [{ heard: 1 }, { heard: 1 }]]);
  }));

Deno.test("S2.34 a process that dies between the code and its write leaves the event to the next one", () =>
  onStage(async ({ hold, deliveredPayloads, waiting, fresh: { db } }) => {
    await hold("address", true);
    const dying: Database = { ...db, write: () => Promise.reject(new Error("killed")) };
    await assert.rejects(runWaiting(toolsOf(dying), listening()), /killed/);
    assert.deepEqual([await waiting(), await deliveredPayloads()], [1, []]);
    await runWaiting(toolsOf(db), listening());
    await runWaiting(toolsOf(db), listening());
    assert.deepEqual([await waiting(), await deliveredPayloads()], [0, [{ heard: 1 }]]);
  }));

Deno.test("S2.34 events that waited while no server ran are handled by the next server at its start", () =>
  onStage(async ({ hold, deliveredPayloads, waiting, fresh: { db } }) => {
    await hold("address", true);
    const rung = Promise.withResolvers<void>();
    const unlisten = db.onWake(rung.resolve);
    const worker = extensionWorker(toolsOf(db));
    await rung.promise;
    await worker.stop();
    unlisten();
    const [note] = await deliveredPayloads() as { kind: string; reason: string }[];
    assert.deepEqual([note?.kind, note?.reason, await waiting()], ["held", "address", 0]);
  }));

Deno.test("S2.34 code that throws or returns invalid JSON is logged, and delays nothing else", () =>
  onStage(async ({ hold, deliveredPayloads, waiting, fresh: { db } }) => {
    await hold("throws");
    await hold("no JSON");
    await hold("good", true);
    const circle: Record<string, unknown> = {};
    circle["round"] = circle;
    const ear = listening(([first]) => {
      const reason = first?.facts["hold_reason"];
      if (reason === "throws") throw new Error("wrong");
      return [reason === "no JSON" ? circle : { reason }];
    });
    const logged: string[] = [];
    await runWaiting(toolsOf(db), { ...ear, log: (message) => logged.push(message) });
    assert.deepEqual(logged, Array(2).fill(`Extension ${ID} failed to hear of what happened.`));
    assert.deepEqual([await waiting(), await deliveredPayloads()], [0, [{ reason: "good" }]]);
  }));

Deno.test("S2.34 the queue of one extension is bounded: the oldest event is dropped, and the log says so", () =>
  onStage(async ({ hold, fresh: { db } }) => {
    for (const reason of ["a", "b", "c"]) await hold(reason);
    await hold("d", true);
    const ear = listening();
    const logged: string[] = [];
    await runWaiting(toolsOf(db), { ...ear, mostWaiting: 2, log: (message) => logged.push(message) });
    assert.deepEqual(ear.reasons(), ["c", "d"]);
    assert.match(logged.join(), /2 of the oldest events/);
  }));

Deno.test("S2.34 the code of an extension is not available within a write", async () => {
  await using fresh = await freshDatabase();
  await assert.rejects(fresh.db.write(() => Promise.resolve(codeOf(ID))), /within a write/);
  assert.equal(codeOf(ID)?.id, ID);
});
