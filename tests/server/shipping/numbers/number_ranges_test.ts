/** Ranges of numbers by the API: made, overlapping, paused, used up, restored, and each number given out once. */
import assert from "node:assert/strict";
import type { NumberRange, NumberRangeInput } from "../../../../api/generated/schema.ts";
import { pauseRanges } from "../../../../server/backup/restored_store.ts";
import { takeNumber } from "../../../support/shipping/take_number.ts";
import { freshDatabase, withDatabase } from "../../../support/server/database.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { NOW } from "../../../support/people/people.ts";
import { isSoak } from "../../../support/soak.ts";
import { makeWorld } from "../../../support/orders/world.ts";
import { numberOf } from "../../../../api/shipping/number_ranges.ts";
import { spacedNumber } from "../../../../api/shipping/postal_numbers.ts";

const RANGE =
  `_id name purpose method_code kind head country first last next code left per_day days_left level
  unsure status version`;
const MAKE_RANGE = `mutation M($id: ID, $params: NumberRangeInput!, $version: Int) {
  made: makeNumberRange(id: $id, params: $params, version: $version) { ${RANGE} } }`;
const MOVE = `mutation M($ids: [ID!]!, $event: String!, $params: NumberRangeMoveInput) {
  moved: moveNumberRange(ids: $ids, event: $event, params: $params) { ok error columns reason { code of } } }`;

const makeRange = async ({ ask }: Grounds, params: NumberRangeInput, id: string | null = null) =>
  (await ask<{ made: NumberRange }>("root", MAKE_RANGE, { id, params })).made;
const rangeOf = async ({ ask }: Grounds, id: string) =>
  (await ask<{ row: NumberRange }>("root", `{ row: getNumberRangeById(_id: "${id}") { ${RANGE} } }`)).row;

interface Moved {
  readonly ok: boolean;
  readonly columns: { readonly status: string };
  readonly reason: { readonly code: string; readonly of: string | null } | null;
}

/** Returns the status after a step, or the reason for its refusal. */
async function moveRange(
  { ask }: Grounds,
  id: string,
  event: string,
  last_printed?: string,
): Promise<string> {
  const { moved: [one] } = await ask<{ moved: Moved[] }>("root", MOVE, {
    ids: [id],
    event,
    ...last_printed !== undefined && { params: { last_printed } },
  });
  return one?.ok ? one.columns.status : [one?.reason?.code, one?.reason?.of].filter(Boolean).join(" ");
}

const refusesToDelete = async ({ refused }: Grounds, id: string) =>
  assert.equal(
    await refused("root", "mutation T($ids: [ID!]!) { trashNumberRange(delete_ids: $ids) }", { ids: [id] }),
    "ILLEGAL_TRANSITION, rangeInUse",
  );

const RB: NumberRangeInput = { method_code: "standard", head: "RB", country: "VN", first: 0, last: 9 };

/** Returns a number with blanks, as people copy it from a label. */
const printed = (serial: number): string => spacedNumber(numberOf({ head: "RB", country: "VN" }, serial));

Deno.test(
  "S2.16 no two ranges share a number; issued numbers are fixed, and extending a range makes it usable again",
  onGrounds(async (scene) => {
    const { world: { db }, refused } = scene;
    const range = await makeRange(scene, RB);
    assert.deepEqual({ ...range, _id: "" }, {
      ...{
        _id: "",
        method_code: "standard",
        kind: "s10",
        head: "RB",
        country: "VN",
        first: 0,
        last: 9,
        next: 0,
      },
      ...{ code: "RB000000005VN", left: 10, days_left: null, level: "ok", status: "Active", version: 1 },
      ...{ name: "RB 00000000–00000009 VN", purpose: "labels", per_day: null, unsure: false },
    });
    const cases: readonly (readonly [NumberRangeInput, string])[] = [
      [{ ...RB, first: 9, last: 20 }, "first rangeTaken"],
      [{ ...RB, first: 20, last: 19 }, "last upperLow"],
      [{ ...RB, head: "JA", first: 20, last: 29 }, "head unknown"],
      [{ ...RB, country: "XX", first: 20, last: 29 }, "country badCountry"],
      [{ ...RB, method_code: "gone", first: 20, last: 29 }, "method_code unknown"],
      [{ ...RB, first: 20, last: 100_000_000 }, "last badNumber"],
    ];
    for (const [params, problem] of cases) {
      assert.equal(await refused("root", MAKE_RANGE, { params }), `BAD_INPUT, params.${problem}`);
    }
    await makeRange(scene, { ...RB, head: "LX" });
    const numbers = await db.write(async (tx) => {
      const all: (string | null)[] = [];
      for (let at = 0; at < 10; at++) all.push(await takeNumber(tx, "standard", NOW));
      return all;
    });
    assert.deepEqual([numbers[0], numbers[8]], ["RB000000005VN", "RB000000080VN"]);
    const change = (params: NumberRangeInput) => refused("root", MAKE_RANGE, { id: range._id, params });
    assert.equal(await change({ last: 8 }), "BAD_INPUT, params.last lastGiven");
    assert.equal(await change({ first: 1 }), "BAD_INPUT, params.first fixed");
    await refusesToDelete(scene, range._id);
    const [row] = (await scene.ask<{ rows: NumberRange[] }>(
      "root",
      `{ rows: numberRanges(_id: ["${range._id}"]) { ${RANGE} } }`,
    )).rows;
    assert.deepEqual([row?.status, row?.left, row?.level, row?.code], ["Exhausted", 0, "out", ""]);
    const longer = await makeRange(scene, { last: 11 }, range._id);
    assert.deepEqual([longer.status, longer.left], ["Active", 2]);
    const [head] = await db.write(async (tx) => [await takeNumber(tx, "standard", NOW)]);
    assert.equal(head?.slice(0, 2), "RB", "the oldest range that has one");
  }),
);

Deno.test("S2.16 if all ranges are paused or used up there is no number; a failed write returns its number", () =>
  withDatabase(async (db) => {
    await makeWorld(db);
    const range = {
      ...{
        _id: "r",
        method_code: "standard",
        kind: "s10",
        head: "RB",
        country: "VN",
        first: 5,
        last: 6,
        next: 5,
      },
      ...{ status: "Active", purpose: "labels", unsure: 0, created_at: NOW, updated_at: NOW, version: 1 },
    };
    await db.write((tx) => tx.insertInto("number_ranges").values(range).execute());
    const fails = db.write(async (tx) => {
      await takeNumber(tx, "standard", NOW);
      throw new RangeError("it fails");
    });
    await assert.rejects(fails, RangeError);
    const take = () => db.write((tx) => takeNumber(tx, "standard", NOW));
    assert.equal((await take())?.slice(0, 10), "RB00000005");
    await db.write((tx) => pauseRanges(tx, NOW));
    assert.equal(await take(), null);
    await db.write((tx) => tx.updateTable("number_ranges").set({ status: "Active" }).execute());
    assert.equal((await take())?.slice(0, 10), "RB00000006");
    assert.equal(await take(), null);
    assert.equal(await db.write((tx) => takeNumber(tx, "express", NOW)), null);
  }));

Deno.test("S2.16 property: however many callers take numbers at the same time, none is given twice and none is skipped", async () => {
  await using fresh = await freshDatabase();
  const { db } = fresh;
  const count = isSoak ? 10_000 : 100;
  const half = count / 2;
  const rows = [0, half].map((first) => ({
    ...{
      _id: `r${first}`,
      method_code: "standard",
      kind: "s10",
      head: "RB",
      country: "VN",
      first,
      next: first,
    },
    ...{ last: first + half - 1, status: "Active", created_at: NOW, updated_at: NOW, version: 1 },
    ...{ purpose: "labels", unsure: 0 },
  }));
  await db.write((tx) => tx.insertInto("number_ranges").values(rows).execute());
  const numbers = await Promise.all(
    Array.from({ length: count + 5 }, () => db.write((tx) => takeNumber(tx, "standard", NOW))),
  );
  const given = numbers.filter((each) => each !== null);
  assert.equal(given.length, count);
  assert.deepEqual(new Set(given.map((each) => Number(each.slice(2, 10)))).size, count);
  const left = await db.read.selectFrom("number_ranges").select("status").distinct().execute();
  assert.deepEqual(left, [{ status: "Exhausted" }]);
});

Deno.test(
  "S2.16 a number in another range is refused by that range's name, and of two overlapping ranges made at the same time one remains",
  onGrounds(async (scene) => {
    await makeRange(scene, RB);
    const { world } = scene;
    const problems = async (params: NumberRangeInput) => {
      try {
        await makeRange(scene, params);
        return "";
      } catch (error) {
        return String(error);
      }
    };
    assert.match(await problems({ ...RB, first: 9, last: 20 }), /RB 00000000–00000009 VN/);
    assert.match(await problems({ ...RB, purpose: "sheets", first: 9, last: 20 }), /RB 00000000–00000009 VN/);
    const made = await Promise.all([1, 2].map(() => problems({ ...RB, head: "LX", first: 5, last: 50 })));
    assert.deepEqual(made.map((text) => text === "").toSorted(), [false, true]);
    const boxes = { purpose: "boxes", head: "38930000", first: 1, last: 99 };
    assert.deepEqual((await makeRange(scene, boxes)).name, "38930000 000000001–000000099");
    assert.match(await problems({ ...boxes, head: "389300000", first: 0, last: 5 }), /38930000 000000001/);
    const sheets = await makeRange(scene, { ...RB, purpose: "sheets", first: 100, last: 120 });
    assert.deepEqual([sheets.method_code, sheets.kind, sheets.purpose], ["", "s10", "sheets"]);
    const number = await world.db.write((tx) => takeNumber(tx, "standard", NOW));
    assert.equal(number, "RB000000005VN");
  }),
);

Deno.test(
  "S2.16 the last number exhausts its range in the same transaction, and the audit has it",
  onGrounds(async (scene) => {
    const { world: { db } } = scene;
    const { _id } = await makeRange(scene, { ...RB, last: 0 });
    await db.write((tx) => takeNumber(tx, "standard", NOW));
    assert.equal((await rangeOf(scene, _id)).status, "Exhausted");
    const { row: { timeline } } = await scene.ask<{ row: { timeline: { action: string }[] } }>(
      "root",
      `{ row: getNumberRangeById(_id: "${_id}") { timeline { action } } }`,
    );
    assert.ok(timeline.some(({ action }) => action === "numbers.settle"), JSON.stringify(timeline));
    assert.equal(await moveRange(scene, _id, "range.pause"), "wrongState");
  }),
);

Deno.test(
  "S2.16 people who see ranges are notified once when the last number was issued, and nobody else",
  onGrounds(async (scene) => {
    const { _id } = await makeRange(scene, { ...RB, purpose: "sheets", last: 1 });
    const issue = (count: number) =>
      scene.ask(
        "root",
        `mutation { issuePostalNumbers(range_id: "${_id}", count: ${count}, reason: "Sheets") { last } }`,
      );
    const notified = () =>
      scene.world.db.read.selectFrom("notifications").innerJoin("users", "users._id", "notifications.user_id")
        .select(["users.role", "notifications.code", "notifications.referent"])
        .where("notifications.referent", "=", `/vn-post/barcode/all/${_id}`).orderBy("users.role").execute();
    await issue(1);
    assert.deepEqual(await notified(), []);
    await issue(1);
    const people = await notified();
    assert.ok(people.length > 0);
    assert.ok(people.every(({ role }) => role === "root" || role === "super_root"));
    assert.equal(people[0]?.code, "RB 00000000–00000001 VN");
  }),
);

Deno.test(
  "S2.16 after a restore no range issues a number until somebody types the last printed one, which may be neither earlier nor of another range",
  onGrounds(async (scene) => {
    const { world: { db } } = scene;
    const begun = await makeRange(scene, RB);
    const fresh = await makeRange(scene, { ...RB, first: 20, last: 29 });
    const paused = await makeRange(scene, { ...RB, head: "LX" });
    await moveRange(scene, paused._id, "range.pause");
    const take = () => db.write((tx) => takeNumber(tx, "standard", NOW));
    const numbers = [await take(), await take(), await take()];
    await db.write((tx) => pauseRanges(tx, NOW));
    assert.equal(await take(), null);
    for (const { _id } of [begun, fresh, paused]) {
      const { status, unsure } = await rangeOf(scene, _id);
      assert.deepEqual([status, unsure], ["Paused", true]);
    }
    const resume = (id: string, printed?: string) => moveRange(scene, id, "range.resume", printed);
    assert.equal(await resume(begun._id), "isPrintedGiven");
    assert.equal(await resume(begun._id, " "), "isPrintedGiven");
    assert.equal(await resume(begun._id, "RB000000204VN"), "isPrintedInRange RB 00000000–00000009 VN");
    assert.equal(await resume(begun._id, "RB000000085VN"), "isPrintedInRange RB 00000000–00000009 VN");
    assert.equal(await resume(begun._id, numbers[1] ?? ""), `isPrintedLater ${numbers[2]}`);
    // The number 00000005 was printed after the backup.
    assert.equal(await resume(begun._id, printed(5)), "Active");
    assert.equal((await take())?.slice(0, 10), "RB00000006");
    assert.equal(await resume(fresh._id), "Active", "nothing was printed of it");
    assert.equal(await resume(paused._id, "LX000000098VN"), "isPrintedInRange LX 00000000–00000009 VN");
    const { code } = await rangeOf(scene, paused._id);
    assert.equal(code, "LX000000005VN");
    const last = numberOf({ head: "LX", country: "VN" }, 9);
    assert.equal(await resume(paused._id, last), "Exhausted");
    assert.equal((await makeRange(scene, { last: 12 }, paused._id)).status, "Active");
  }),
);

Deno.test(
  "S2.16 a range used up before the restore stays paused: once extended, it waits for the last printed number",
  onGrounds(async (scene) => {
    const { world: { db } } = scene;
    const { _id } = await makeRange(scene, { ...RB, last: 0 });
    await db.write((tx) => takeNumber(tx, "standard", NOW));
    await db.write((tx) => pauseRanges(tx, NOW));
    assert.equal((await makeRange(scene, { last: 9 }, _id)).status, "Paused");
    assert.equal(await moveRange(scene, _id, "range.resume"), "isPrintedGiven");
    assert.equal(await moveRange(scene, _id, "range.resume", "RB000000005VN"), "Active");
  }),
);

Deno.test(
  "S6.16 only root and super_root see, make or resume ranges",
  onGrounds(async (scene) => {
    const { _id } = await makeRange(scene, RB);
    for (const name of ["anna", "order_qc", "packager"] as const) {
      assert.equal(await scene.refused(name, "{ numberRanges { _id } }"), "FORBIDDEN", name);
      assert.equal(await scene.refused(name, MAKE_RANGE, { params: RB }), "FORBIDDEN", name);
      assert.equal(await scene.refused(name, MOVE, { ids: [_id], event: "range.pause" }), "FORBIDDEN", name);
    }
    assert.equal(await moveRange(scene, _id, "range.pause"), "Paused");
    assert.equal(await moveRange(scene, _id, "range.resume"), "Active");
  }),
);
