/** Notifications: owners, pages, marks, and who is sent which change. */
import assert from "node:assert/strict";
import type { Notification } from "../../../../api/generated/schema.ts";
import { KINDS } from "../../../../server/modules/desk/notifications/seen_store.ts";
import { NOTIFICATION_EVENTS } from "../../../../resources/notification_events.ts";
import { notify } from "../../../../server/modules/desk/notifications/store.ts";
import { NOW } from "../../../support/people/people.ts";
import { inViewScene, type ViewScene } from "../../../support/desk/view_calls.ts";
import type { Name } from "../../../support/orders/world.ts";

const LIST = `query ($_id: ID, $status: String, $type: String, $before: ID) {
  notifications(_id: $_id, status: $status, type: $type, before: $before) {
    _id type code subject content image created_at status referent words { key args } } }`;
const COUNT =
  "query ($_id: ID, $status: String) { notificationsCount(_id: $_id, status: $status) { count } }";
const MARK = `mutation ($ids: [ID!]!, $status: String!, $key: String) {
  notificationMake(ids: $ids, status: $status, key: $key) { count } }`;
const READ_ALL = "mutation ($key: String) { notificationReadAll(key: $key) { count } }";

const TYPES = ["Order", "Item", "Support"] as const;

const wordsOf = (index: number) => ({
  key: "mentioned",
  args: { name: "Root", code: `C-${index}`, text: `First line ${index}\nSecond line` },
} as const);

/** Notifies a person the given number of times, a minute apart; the first notification is the oldest. */
const addNotifications = (scene: ViewScene, userId: Name, count: number) =>
  scene.db.write(async (tx) => {
    for (let index = 0; index < count; index++) {
      await notify(tx, [{
        userId,
        type: TYPES[index % 3]!,
        code: `C-${index}`,
        words: wordsOf(index),
        referent: `R-${index}`,
      }], NOW + index * 60);
    }
  });

async function listed(scene: ViewScene, name: Name, variables: object = {}, page = 1, perPage?: number) {
  const paging = perPage ? { page, perPage } : { page };
  const token = await scene.world.token(name);
  const { data, errors } = await scene.app.ask<object, { notifications: Notification[] }>(
    token,
    LIST,
    variables,
    paging,
  );
  assert.deepEqual(errors, []);
  return data!.notifications;
}
const codes = (rows: readonly Notification[]) => rows.map(({ code }) => code);

const counted = async (scene: ViewScene, name: Name, status: string | null = null) =>
  (await scene.ask<{ notificationsCount: { count: number } }>(name, COUNT, { status })).data!
    .notificationsCount.count;

const marked = async (scene: ViewScene, name: Name, ids: readonly string[], status: string) =>
  (await scene.ask<{ notificationMake: { count: number } }>(name, MARK, { ids, status })).data!
    .notificationMake.count;

Deno.test(
  "S7.11 notifications come in pages of 20, the newest first, with the fields of the spec; S3.6 several lines",
  inViewScene(async (scene) => {
    await addNotifications(scene, "anna", 45);
    await addNotifications(scene, "ben", 2);
    const first = await listed(scene, "anna");
    assert.deepEqual(codes(first), Array.from({ length: 20 }, (_, index) => `C-${44 - index}`));
    const { _id, ...newest } = first[0]!;
    assert.match(_id, /./);
    assert.deepEqual(newest, {
      type: "Support",
      code: "C-44",
      subject: "Root mentioned you on C-44",
      content: "First line 44\nSecond line",
      image: "",
      created_at: NOW + 44 * 60,
      status: "New",
      referent: "R-44",
      words: wordsOf(44),
    });
    assert.deepEqual(codes(await listed(scene, "anna", {}, 3)), ["C-4", "C-3", "C-2", "C-1", "C-0"]);
    assert.deepEqual((await listed(scene, "anna", { type: "Order" }, 1, 200)).length, 15);
  }),
);

Deno.test(
  "the next page stays the same when new notifications arrive",
  inViewScene(async (scene) => {
    await addNotifications(scene, "anna", 30);
    const first = await listed(scene, "anna");
    await addNotifications(scene, "anna", 3);
    const next = await listed(scene, "anna", { before: first.at(-1)!._id });
    const known = new Set(first.map(({ _id }) => _id));
    assert.equal(next.some(({ _id }) => known.has(_id)), false);
    assert.equal(next.length, 13);
  }),
);

Deno.test(
  "S7.10 the count is that of New, of Readed, or of all notifications",
  inViewScene(async (scene) => {
    await addNotifications(scene, "anna", 5);
    const [newest] = await listed(scene, "anna");
    assert.equal(await marked(scene, "anna", [newest!._id], "Readed"), 4);
    const counts = [];
    for (const status of ["New", "Readed", "All", "", null, "Read"]) {
      counts.push(await counted(scene, "anna", status));
    }
    assert.deepEqual(counts, [4, 1, 5, 5, 5, 0]);
    assert.deepEqual(codes(await listed(scene, "anna", { status: "Readed" })), ["C-4"]);
    assert.equal((await listed(scene, "anna", { status: "New" })).length, 4);
    assert.deepEqual(await listed(scene, "anna", { status: "Read" }), []);
  }),
);

Deno.test(
  "S4.4 S7.17 a notification is set Readed and New again, once; repeating a status changes nothing",
  inViewScene(async (scene) => {
    await addNotifications(scene, "anna", 3);
    const ids = (await listed(scene, "anna")).map(({ _id }) => _id);
    assert.equal(await marked(scene, "anna", [ids[0]!], "Readed"), 2);
    assert.equal(await marked(scene, "anna", [ids[0]!], "Readed"), 2);
    assert.equal(await marked(scene, "anna", ids, "Readed"), 0);
    assert.equal(await marked(scene, "anna", [ids[1]!], "New"), 1);
    const events = await scene.db.read.selectFrom("audit_events").select(["actor_id", "action"])
      .where("entity", "=", "notifications").execute();
    assert.equal(events.length, 3, "one row for each call that changed something");
    assert.equal(
      await scene.refusal("anna", MARK, { ids: [], status: "Readed" }),
      "BAD_INPUT, ids required",
    );
    assert.equal(await scene.refusal("anna", MARK, { ids, status: "Gone" }), "BAD_INPUT, status unknown");
    const many = Array.from({ length: 201 }, (_, index) => `id-${index}`);
    assert.equal(
      await scene.refusal("anna", MARK, { ids: many, status: "Readed" }),
      "BAD_INPUT, ids tooMany",
    );
  }),
);

Deno.test(
  "S4.5 S7.17 read-all sets only the caller's notifications Readed",
  inViewScene(async (scene) => {
    await addNotifications(scene, "anna", 25);
    await addNotifications(scene, "ben", 4);
    const { data } = await scene.ask<{ notificationReadAll: { count: number } }>("anna", READ_ALL, {});
    assert.equal(data!.notificationReadAll.count, 0);
    assert.equal(await counted(scene, "anna", "Readed"), 25);
    assert.equal(await counted(scene, "ben", "New"), 4);
  }),
);

Deno.test(
  "S7.10 S7.11 an empty `_id` and the person's own mean all their notifications, a notification's id only that one",
  inViewScene(async (scene) => {
    await addNotifications(scene, "anna", 3);
    const [newest] = await listed(scene, "anna");
    const ofId = async (_id: string) => {
      const { data } = await scene.ask<{ notificationsCount: { count: number } }>("anna", COUNT, { _id });
      return [codes(await listed(scene, "anna", { _id })).join(" "), data?.notificationsCount.count];
    };
    for (const all of ["", "anna"]) assert.deepEqual(await ofId(all), ["C-2 C-1 C-0", 3]);
    assert.deepEqual(await ofId(newest!._id), ["C-2", 1]);
    assert.deepEqual(codes(await listed(scene, "anna", { _id: newest!._id, status: "Readed" })), []);
    assert.equal(await scene.refusal("ben", LIST, { _id: newest!._id }), "NOT_FOUND");
    assert.equal(await scene.refusal("anna", COUNT, { _id: "ben" }), "NOT_FOUND");
  }),
);

Deno.test(
  "another person's notifications are missing, and their ids change nothing",
  inViewScene(async (scene) => {
    await addNotifications(scene, "anna", 3);
    const ids = (await listed(scene, "anna")).map(({ _id }) => _id);
    for (const name of ["ben", "agent", "root", "super_root"] as const) {
      for (const _id of ["anna", "no-such-person"]) {
        assert.equal(await scene.refusal(name, LIST, { _id }), "NOT_FOUND", name);
        assert.equal(await scene.refusal(name, COUNT, { _id }), "NOT_FOUND", name);
      }
      assert.equal(await scene.refusal(name, LIST, { before: ids[0] }), "NOT_FOUND", name);
      assert.equal(await marked(scene, name, ids, "Readed"), 0);
      await scene.ask(name, READ_ALL, {});
    }
    assert.equal(await counted(scene, "anna", "New"), 3);
    assert.equal((await listed(scene, "anna", { _id: "anna" })).length, 3);
    // Every signed-in person has notifications, also the floor.
    assert.equal(await counted(scene, "packager"), 0);
  }),
);

Deno.test(
  "a mark is sent live only to that person, so that another window follows",
  inViewScene(async (scene) => {
    await addNotifications(scene, "anna", 2);
    await addNotifications(scene, "ben", 1);
    const ids = (await listed(scene, "anna")).map(({ _id }) => _id);
    const last = await scene.db.read.selectFrom("outbox").select("seq").orderBy("seq", "desc")
      .executeTakeFirstOrThrow();
    await marked(scene, "anna", [ids[0]!], "Readed");
    await scene.ask("anna", READ_ALL, {});
    await scene.ask("anna", READ_ALL, {});
    const events = await scene.db.read.selectFrom("outbox").selectAll().where("seq", ">", last.seq)
      .orderBy("seq").execute();
    assert.deepEqual(
      events.map(({ entity, ids, user_id, seller_id }) => [entity, JSON.parse(ids), user_id, seller_id]),
      ids.map((id) => ["notifications", [id], "anna", null]),
    );
  }),
);

Deno.test(
  "the same key marks once",
  inViewScene(async (scene) => {
    await addNotifications(scene, "anna", 2);
    const ids = (await listed(scene, "anna")).map(({ _id }) => _id);
    const once = { ids: [ids[0]], status: "Readed", key: "one-and-the-same" };
    const first = await scene.ask("anna", MARK, once);
    await marked(scene, "anna", ids, "New");
    assert.deepEqual((await scene.ask("anna", MARK, once)).data, first.data);
    assert.equal(await counted(scene, "anna", "New"), 2);
  }),
);

Deno.test("security Z4: rights are checked for notifications of each kind of record on which people are mentioned", () => {
  const mentions = NOTIFICATION_EVENTS.map(({ id }) => id).filter((id) => id.endsWith(".mention"));
  assert.deepEqual(KINDS.map(({ event }) => event).toSorted(), mentions.toSorted());
});
