import assert from "node:assert/strict";
import { isSignedIn } from "../../../api/access.ts";
import type { Database } from "../../../server/db/database.ts";
import { Connection, type EntityRules } from "../../../server/live/connection.ts";
import { Hub } from "../../../server/live/hub.ts";
import { Queue } from "../../../server/live/queue.ts";
import { findSession } from "../../../server/session/lookup_store.ts";
import { USERS } from "../../../server/session/entities.ts";
import { hashToken } from "../../../server/session/tokens.ts";
import { appendOutbox } from "../../../server/events/outbox.ts";
import { abilitiesOf } from "../../../resources/abilities.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../support/people/people.ts";

const rules: EntityRules = new Map([...abilitiesOf(), ["notes", isSignedIn]]);
const event = (entity: string, sellerId: string | null = null) => ({ seq: 1, entity, sellerId, ids: ["x"] });

interface Listener {
  readonly connection: Connection;
  readonly closes: number[];
}

/** Adds a connection with a token to a hub. */
async function admit(hub: Hub, db: Database, token: string): Promise<Listener> {
  const closes: number[] = [];
  const owner = { tokenHash: hashToken(token), ownerId: token };
  const connection = new Connection((code) => void closes.push(code), rules, new Set(), owner);
  hub.enter(connection);
  const found = await findSession(db, connection.tokenHash, NOW);
  assert.equal(await hub.admit(connection, found!.session), true);
  return { connection, closes };
}

function withHub(work: (hub: Hub, db: Database, clock: { now: number }) => Promise<void>) {
  return () =>
    withDatabase(async (db) => {
      const clock = { now: NOW };
      const hub = new Hub(db, () => clock.now);
      try {
        await work(hub, db, clock);
      } finally {
        await hub.close();
      }
    });
}

Deno.test(
  "G8 a session that ended unnoticed is found within 30 seconds and its socket closed",
  withHub(async (hub, db, clock) => {
    const { closes } = await admit(hub, db, await signIn(db, await addPerson(db)));
    await db.write((tx) => tx.updateTable("sessions").set({ revoked_at: NOW }).execute());
    clock.now = NOW + 19;
    await hub.recheck(20);
    assert.deepEqual(closes, []);
    clock.now = NOW + 20;
    await hub.recheck(20);
    assert.deepEqual(closes, [4403]);
  }),
);

Deno.test(
  "G8 a changed role applies to events from the next check on",
  withHub(async (hub, db, clock) => {
    const id = await addPerson(db, { role: "root" });
    const { connection, closes } = await admit(hub, db, await signIn(db, id));
    assert.equal(connection.maySee(event("orders")), true);
    await db.write((tx) => tx.updateTable("users").set({ role: "sewer" }).where("_id", "=", id).execute());
    clock.now = NOW + 30;
    await hub.recheck(30);
    assert.equal(connection.maySee(event("orders")), false);
    assert.equal(connection.maySee(event("packages")), true);
    assert.deepEqual(closes, []);
  }),
);

Deno.test(
  "G8 a change of a person at once closes only that person's sockets",
  withHub(async (hub, db) => {
    const [one, other] = [await addPerson(db), await addPerson(db)];
    const changed = Promise.withResolvers<number>();
    const tokenHash = hashToken(await signIn(db, one));
    const owner = { tokenHash, ownerId: one };
    const connection = new Connection((code) => changed.resolve(code), rules, new Set(), owner);
    hub.enter(connection);
    await hub.admit(connection, (await findSession(db, connection.tokenHash, NOW))!.session);
    const { closes } = await admit(hub, db, await signIn(db, other));
    await db.write((tx) => appendOutbox(tx, [{ entity: USERS, sellerId: null, ids: [one] }], NOW));
    db.wake();
    assert.equal(await changed.promise, 1001);
    assert.equal(connection.maySee(event("orders")), false);
    assert.deepEqual(closes, []);
  }),
);

Deno.test(
  "G8 a client that does not read is closed when its queue is full, and an entity without a rule reaches nobody",
  withHub(async (hub, db) => {
    const { connection, closes } = await admit(hub, db, await signIn(db, await addPerson(db)));
    connection.open();
    for (let i = 0; i < 2000; i++) connection.offer(event("secrets"));
    assert.deepEqual(closes, []);
    for (let i = 0; i < 1000; i++) connection.offer(event("notes"));
    assert.deepEqual(closes, []);
    connection.offer(event("notes"));
    assert.deepEqual(closes, [1013]);
  }),
);

Deno.test(
  "an event for one person reaches only that person, even if others may see all records",
  withHub(async (hub, db) => {
    const [one, other] = [await addPerson(db, { role: "sale" }), await addPerson(db, { role: "root" })];
    const { connection } = await admit(hub, db, await signIn(db, one));
    const { connection: stranger } = await admit(hub, db, await signIn(db, other));
    const forOne = { ...event("views"), userId: one };
    assert.equal(connection.maySee(forOne), true);
    assert.equal(stranger.maySee(forOne), false);
    const delivered = Promise.withResolvers<string | null | undefined>();
    const queue = connection.open();
    void queue.next().then((next) => delivered.resolve(next?.userId));
    await db.write((tx) =>
      appendOutbox(tx, [{ entity: "views", sellerId: null, ids: ["v"], userId: one }], NOW)
    );
    db.wake();
    assert.equal(await delivered.promise, one);
    connection.drop(queue);
  }),
);

Deno.test("a queue returns what was added, waits for more, and ends its reader", async () => {
  const queue = new Queue<number>(2);
  assert.equal(queue.push(1), true);
  assert.equal(queue.push(2), true);
  assert.equal(queue.push(3), false);
  assert.equal(await queue.next(), 1);
  assert.equal(await queue.next(), 2);
  const waiting = queue.next();
  queue.push(4);
  assert.equal(await waiting, 4);
  const last = queue.next();
  queue.end();
  assert.equal(await last, null);
});

Deno.test("a hub that stops waits until each socket got the event", () =>
  withDatabase(async (db) => {
    const hub = new Hub(db, () => NOW);
    const delivered = Promise.withResolvers<void>();
    hub.enter(new Connection(() => delivered.promise, rules));
    let isOver = false;
    const over = hub.close().then(() => isOver = true);
    await new Promise((go) => setTimeout(go, 0));
    assert.equal(isOver, false);
    delivered.resolve();
    await over;
  }));

Deno.test(
  "G8 a silent socket is pinged, and cut off if it does not answer",
  withHub(async (hub, db) => {
    const { connection: mute } = await admit(hub, db, await signIn(db, await addPerson(db)));
    const { connection: alive } = await admit(hub, db, await signIn(db, await addPerson(db)));
    const events: string[] = [];
    const socketOf = (name: string) => ({
      ping: () => void events.push(`${name} pinged`),
      terminate: () => void events.push(`${name} cut`),
    });
    [mute.socket, alive.socket] = [socketOf("mute"), socketOf("alive")];
    hub.checkHeartbeats();
    alive.isAlive = true;
    hub.checkHeartbeats();
    assert.deepEqual(events, ["mute pinged", "alive pinged", "mute cut", "alive pinged"]);
  }),
);
