import assert from "node:assert/strict";
import {
  badgeOf,
  type FeedNotification,
  type FeedState,
  type Mark,
  mergePage,
  visibleFeed,
} from "../../../machines/desk/notification_feed.ts";
import { fc } from "../../support/property.ts";

const known = (more: Partial<FeedState> = {}): FeedState => ({
  count: 0,
  view: { status: "", type: "" },
  rows: [],
  fresh: [],
  marks: [],
  ...more,
});
const notificationAt = (at: number, status: FeedNotification["status"] = "New"): FeedNotification => ({
  _id: `n${at}`,
  created_at: at,
  status,
});

Deno.test("S4.4 S4.5 whatever marks are pending, the badge is at least 0, and 0 after read-all", () => {
  const id = fc.nat(6).map((at) => `n${at}`);
  const some: fc.Arbitrary<Mark> = fc.record({
    ids: fc.array(id, { maxLength: 3 }),
    status: fc.constantFrom("New" as const, "Readed" as const),
  });
  fc.assert(
    fc.property(fc.nat(5), fc.array(some, { maxLength: 6 }), (count, marks) => {
      const rows = [notificationAt(4), notificationAt(3, "Readed"), notificationAt(2)];
      assert.ok(badgeOf(known({ count, rows, marks }))! >= 0);
      const all = [...marks, { ids: null, status: "Readed" as const }];
      assert.equal(badgeOf(known({ count, rows, marks: all })), 0);
      assert.ok(visibleFeed(known({ rows, marks: all })).rows.every(({ status }) => status === "Readed"));
    }),
    { seed: 20261121 },
  );
});

Deno.test("S4.4 a mark counts once: rows already in that state change nothing", () => {
  const rows = [notificationAt(2), notificationAt(1, "Readed")];
  const twice: Mark[] = [{ ids: ["n2"], status: "Readed" }, { ids: ["n2", "n1"], status: "Readed" }];
  assert.equal(badgeOf(known({ count: 5, rows, marks: twice })), 4);
  assert.equal(badgeOf(known({ count: null, rows, marks: twice })), null);
});

Deno.test("another fetch keeps the order: new rows wait apart, missed ones are inserted, later ones belong to the next page", () => {
  const rows = [notificationAt(9), notificationAt(7), notificationAt(2)];
  const page = {
    rows: [notificationAt(11), notificationAt(9, "Readed"), notificationAt(8), notificationAt(7)],
    isEnd: false,
  };
  const { fresh, rows: now, isEnd } = mergePage(known({ rows }), page);
  assert.deepEqual(fresh.map(({ _id }) => _id), ["n11"]);
  assert.deepEqual(now.map(({ _id, status }) => `${_id} ${status}`), ["n9 Readed", "n8 New", "n7 New"]);
  assert.equal(isEnd, false);
});
