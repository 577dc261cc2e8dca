/** Numbers for sheets by the API: issued once, printed, followed with their packages, voided, and checked. */
import assert from "node:assert/strict";
import type { NumberIssue } from "../../../../api/generated/schema.ts";
import { checkNumber } from "../../../../api/shipping/postal_numbers.ts";
import { bookEvents } from "../../../../server/modules/shipping/labels/providers/tracking_store.ts";
import { labelsById } from "../../../../server/modules/shipping/labels/store.ts";
import { numberFaults } from "../../../../server/modules/shipping/numbers/verify_store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { NOW } from "../../../support/people/people.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { paidPackage, sellLabels, toolsOf } from "../../../support/shipping/label_world.ts";
import { takeNumber } from "../../../support/shipping/take_number.ts";

const MAKE = `mutation M($params: NumberRangeInput!) { made: makeNumberRange(params: $params) { _id } }`;
const ISSUE = `mutation I($range: ID!, $count: Int!, $reason: String!, $key: String) {
  issued: issuePostalNumbers(range_id: $range, count: $count, reason: $reason, key: $key) {
    range_id first last count reserved first_code last_code reason maker_name } }`;
const MOVE = `mutation V($ids: [ID!]!, $params: PostalNumberMoveInput) {
  moved: movePostalNumber(ids: $ids, event: "number.void", params: $params) { ok columns reason { code of } } }`;

const rangeFor = async ({ ask }: Grounds, purpose: string, more = {}): Promise<string> =>
  (await ask<{ made: { _id: string } }>("root", MAKE, {
    params: { purpose, head: "LX", country: "VN", first: 0, last: 99, ...more },
  })).made._id;

const issue = async ({ ask }: Grounds, range: string, count: number, key?: string): Promise<NumberIssue> =>
  (await ask<{ issued: NumberIssue }>("root", ISSUE, { range, count, reason: "Stock of sheets", key }))
    .issued;

interface Listed {
  readonly _id: string;
  readonly code: string;
  readonly status: string;
  readonly package_code: string;
}

const numbersOf = async ({ ask }: Grounds, filter = ""): Promise<Listed[]> =>
  (await ask<{ rows: Listed[] }>(
    "root",
    `{ rows: postalNumbers${filter} { _id code status package_code } }`,
  )).rows;

const statusOf = async (scene: Grounds, code: string): Promise<string> =>
  (await numbersOf(scene, `(search: "${code}")`)).map(({ status, package_code }) =>
    [status, package_code].filter(Boolean).join(" ")
  ).join();

Deno.test(
  "S2.16 numbers for sheets are issued once, each with its check digit, and the same key issues nothing twice",
  onGrounds(async (scene) => {
    const range = await rangeFor(scene, "sheets");
    const first = await issue(scene, range, 30, "sheets-of-monday");
    assert.deepEqual([first.first, first.last, first.count, first.reserved], [0, 29, 30, 30]);
    assert.deepEqual([first.first_code, first.reason, first.maker_name], [
      "LX000000005VN",
      "Stock of sheets",
      "Person root",
    ]);
    assert.deepEqual(await issue(scene, range, 30, "sheets-of-monday"), first);
    const second = await issue(scene, range, 10);
    assert.deepEqual([second.first, second.last], [30, 39]);
    const { db } = scene.world;
    const rows = await db.read.selectFrom("postal_numbers").select(["code", "serial"]).orderBy("serial")
      .execute();
    assert.deepEqual(rows.map(({ serial }) => serial), Array.from({ length: 40 }, (_, at) => at));
    assert.ok(rows.every(({ code }) => checkNumber(code).problem === null));
    const { row: { issues } } = await scene.ask<{ row: { issues: NumberIssue[] } }>(
      "root",
      `{ row: getNumberRangeById(_id: "${range}") { issues { first count reserved } } }`,
    );
    assert.equal(issues.reduce((sum, { count }) => sum + count, 0), 40);
    assert.deepEqual(await numberFaults(db.read), []);
  }),
);

Deno.test(
  "S2.16 too many numbers, a missing reason, and a range that is paused or for labels are refused, and nothing is written",
  onGrounds(async (scene) => {
    const range = await rangeFor(scene, "sheets");
    const labels = await rangeFor(scene, "labels", { head: "RB", method_code: "standard" });
    const refused = (variables: object) =>
      scene.refused("root", ISSUE, { range, count: 1, reason: "Sheets", ...variables });
    assert.equal(await refused({ count: 101 }), "BAD_INPUT, count tooMany");
    assert.equal(await refused({ count: 0 }), "BAD_INPUT, count badNumber");
    assert.equal(await refused({ count: 5_001 }), "BAD_INPUT, count badNumber");
    assert.equal(await refused({ reason: " " }), "BAD_INPUT, reason required");
    assert.equal(await refused({ range: labels }), "BAD_INPUT, range_id notForSheets");
    assert.equal(await refused({ range: "gone" }), "NOT_FOUND");
    await scene.ask("root", `mutation { moveNumberRange(ids: ["${range}"], event: "range.pause") { ok } }`);
    assert.equal(await refused({}), "BAD_INPUT, range_id rangeClosed");
    assert.equal((await numbersOf(scene)).length, 0);
    assert.equal(await scene.refused("packager", ISSUE, { range, count: 1, reason: "Sheets" }), "FORBIDDEN");
  }),
);

Deno.test(
  "S2.16 a number goes from its sheet to a package, is used by the first scan, and retired with the package",
  onGrounds(async (scene) => {
    const { world } = scene;
    await sellLabels(world.db);
    const range = await rangeFor(scene, "sheets");
    const { first_code, last_code } = await issue(scene, range, 2);
    const [one, other] = [await paidPackage(world), await paidPackage(world)];
    const attach = (id: string, tracking_number: string) =>
      world.package("root", [id], "label.attach", { carrier: "VNPost", tracking_number });
    await attach(one, first_code);
    await attach(other, last_code);
    const { code } = await world.db.read.selectFrom("packages").select("code").where("_id", "=", one)
      .executeTakeFirstOrThrow();
    assert.equal(await statusOf(scene, first_code), `Assigned ${code}`);
    await world.package("root", [other], "label.void", { reason: "Torn" });
    assert.match(await statusOf(scene, last_code), /^Void /);

    const hear = (status: string, at: number) =>
      world.db.write(async (tx) => {
        const { _id } = await tx.selectFrom("labels").select("_id").where("number", "=", first_code)
          .executeTakeFirstOrThrow();
        const label = (await labelsById(tx, ALL_SELLERS, [_id])).get(_id)!;
        await bookEvents(tx, toolsOf(world.db), label, [{ at, status, raw: status, place: "" }], "poll");
      });
    await world.db.write((tx) =>
      tx.updateTable("packages").set({ shipment_status: "Handed Over" }).where("_id", "=", one).execute()
    );
    await hear("In Transit", NOW - 60);
    assert.equal(await statusOf(scene, first_code), `Used ${code}`);
    await hear("Delivered", NOW - 30);
    assert.equal(await statusOf(scene, first_code), `Retired ${code}`);
  }),
);

Deno.test(
  "S2.16 a number is voided by hand with a reason, but not while a valid label has it; no step leads back",
  onGrounds(async (scene) => {
    const { world } = scene;
    await sellLabels(world.db);
    const range = await rangeFor(scene, "sheets");
    const { first_code, last_code } = await issue(scene, range, 2);
    const pkg = await paidPackage(world);
    await world.package("root", [pkg], "label.attach", { carrier: "VNPost", tracking_number: last_code });
    const idOf = async (code: string) => (await numbersOf(scene, `(search: "${code}")`))[0]?._id ?? "";
    const voided = async (code: string, params: object = { reason: "Smudged" }) => {
      const { moved: [one] } = await scene.ask<{
        moved: {
          ok: boolean;
          columns: { status: string };
          reason: { code: string; of: string | null } | null;
        }[];
      }>("root", MOVE, { ids: [await idOf(code)], params });
      return one?.ok ? one.columns.status : one?.reason?.code;
    };
    assert.equal(await voided(first_code), "Void");
    assert.equal(await voided(first_code), "wrongState");
    assert.equal(await voided(last_code), "isOffLabel");
    assert.equal((await numbersOf(scene, '(status: ["Void"])')).length, 1);
  }),
);

Deno.test(
  "S2.16 the check shows each number's state and holder, and which numbers are not ours",
  onGrounds(async (scene) => {
    const { world } = scene;
    const range = await rangeFor(scene, "sheets");
    const { first_code } = await issue(scene, range, 1);
    await rangeFor(scene, "labels", { head: "RB", method_code: "standard" });
    const given = await world.db.write((tx) => takeNumber(tx, "standard", NOW)) ?? "";
    const codes = [first_code, given, "RB000000080VN", "RR287043775IN"];
    const { known } = await scene.ask<{ known: { code: string; state: string; range_name: string }[] }>(
      "root",
      "query C($codes: [String!]!) { known: checkNumbers(codes: $codes) { code state range_name } }",
      { codes },
    );
    assert.deepEqual(known.map(({ state }) => state), ["Reserved", "Given out", "Free", ""]);
    assert.equal(known[0]?.range_name, "LX 00000000–00000099 VN");
    const many = Array.from({ length: 201 }, (_, at) => String(at));
    const query = "query C($codes: [String!]!) { checkNumbers(codes: $codes) { code } }";
    assert.equal(await scene.refused("root", query, { codes: many }), "BAD_INPUT, codes tooMany");
  }),
);

Deno.test(
  "S2.16 printed sheets contain only unused numbers, as labels, A4 sheets and CSV; each print is audited",
  onGrounds(async (scene) => {
    const range = await rangeFor(scene, "sheets");
    const { first_code } = await issue(scene, range, 30);
    const sheet = (as: string, until = 29) =>
      scene.rest(
        "root",
        `/postal-numbers/sheet?${new URLSearchParams({ range, from: "0", until: String(until), as })}`,
      );
    const csv = await (await sheet("csv")).text();
    assert.equal(csv.trim().split(/\r?\n/).length, 31);
    assert.ok(csv.includes(first_code));
    for (const as of ["4x6", "a4"]) {
      const answer = await sheet(as, 1);
      assert.equal(answer.headers.get("content-type"), "application/pdf");
      const bytes = new Uint8Array(await answer.arrayBuffer());
      assert.equal(new TextDecoder().decode(bytes.slice(0, 5)), "%PDF-");
    }
    const failures = [await sheet("docx"), await sheet("a4", -5)];
    for (const failure of failures) await failure.body?.cancel();
    assert.deepEqual(failures.map(({ status }) => status), [400, 404]);
    const prints = await scene.world.db.read.selectFrom("audit_events").select("action")
      .where("action", "=", "numbers.sheet").execute();
    assert.equal(prints.length, 3);
  }),
);
