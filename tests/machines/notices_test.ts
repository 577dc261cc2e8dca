import assert from "node:assert/strict";
import fc from "fast-check";
import { badgeOf, type Known, type Mark, merged, type Notice, shownOf } from "../../machines/notices.ts";

const known = (more: Partial<Known> = {}): Known => ({
  count: 0,
  view: { status: "", type: "" },
  rows: [],
  fresh: [],
  marks: [],
  ...more,
});
const notice = (at: number, status: Notice["status"] = "New"): Notice => ({
  _id: `n${at}`,
  created_at: at,
  status,
});

Deno.test("S4.4 S4.5 whatever marks wait, the badge is no less than 0, and 0 behind read-all", () => {
  const id = fc.nat(6).map((at) => `n${at}`);
  const some: fc.Arbitrary<Mark> = fc.record({
    ids: fc.array(id, { maxLength: 3 }),
    status: fc.constantFrom("New" as const, "Readed" as const),
  });
  fc.assert(
    fc.property(fc.nat(5), fc.array(some, { maxLength: 6 }), (count, marks) => {
      const rows = [notice(4), notice(3, "Readed"), notice(2)];
      assert.ok(badgeOf(known({ count, rows, marks }))! >= 0);
      const all = [...marks, { ids: null, status: "Readed" as const }];
      assert.equal(badgeOf(known({ count, rows, marks: all })), 0);
      assert.ok(shownOf(known({ rows, marks: all })).rows.every(({ status }) => status === "Readed"));
    }),
    { seed: 20261121 },
  );
});

Deno.test("S4.4 a mark counts once: rows that are so already change nothing", () => {
  const rows = [notice(2), notice(1, "Readed")];
  const twice: Mark[] = [{ ids: ["n2"], status: "Readed" }, { ids: ["n2", "n1"], status: "Readed" }];
  assert.equal(badgeOf(known({ count: 5, rows, marks: twice })), 4);
  assert.equal(badgeOf(known({ count: null, rows, marks: twice })), null);
});

Deno.test("another look keeps the order: new ones aside, missed ones in their place, what is below for the next page", () => {
  const rows = [notice(9), notice(7), notice(2)];
  const look = { rows: [notice(11), notice(9, "Readed"), notice(8), notice(7)], isEnd: false };
  const { fresh, rows: now, isEnd } = merged(known({ rows }), look);
  assert.deepEqual(fresh.map(({ _id }) => _id), ["n11"]);
  assert.deepEqual(now.map(({ _id, status }) => `${_id} ${status}`), ["n9 Readed", "n8 New", "n7 New"]);
  assert.equal(isEnd, false);
});
