import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import { returnBenchMachine } from "../../../machines/workshop/return_bench.ts";
import {
  type BenchScan,
  type BenchUnit,
  type GradeResult,
  type OpenResult,
  type ReopenResult,
  type ReturnBenchEvent,
} from "../../../machines/workshop/return_bench_context.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";

const UNITS = [{ _id: "u1", returned: null }, { _id: "u2", returned: null }];
const PACKAGE = { _id: "p1", code: "PK-000001", units: UNITS };
/** The package after a colleague has graded its first garment. */
const GRADED = {
  ...PACKAGE,
  units: [{ _id: "u1", returned: { _id: "g9", outcome: "scrapped" } }, UNITS[1]!],
};
const scanned = (outcome: string, more: Partial<BenchScan> = {}): OpenResult => ({
  kind: "done",
  scan: { outcome, code: "", text: "", parcel: PACKAGE, unit_id: null, ...more },
});
const graded = (unit_id: string, outcome = "kept"): GradeResult => ({
  kind: "done",
  returned: { _id: `grade-${unit_id}`, unit_id, ticket: unit_id, outcome, undo_until: 120 },
});
const REFUSED = { kind: "refused", failure: "graded" } as const;
const UNKNOWN = { kind: "unknown", failure: "cut" } as const;

Deno.test("every state of the returns bench is reached and every edge taken", () => {
  assertWholeGraph(returnBenchMachine, {
    payloads: {
      "code.read": [{ code: "PK-000001", typed: false, key: "k" }, { code: "x", typed: true, key: "k" }],
      "parcel.confirm": [{ key: "k" }],
      "parcel.changed": [{ parcel: PACKAGE }, { parcel: GRADED }],
      "unit.pick": [{ unit: "u2" }],
      "grade.asNew": [{ key: "k" }],
      "kept.release": [{ release: "scrapped" }],
      "reason.pick": [{ reason: "stain", key: "k" }],
      "note.type": [{ note: "n" }],
      "grade.undo": [{ key: "k" }],
      "return.undo": [{ key: "k" }],
      "xstate.done.actor.openPackage": [
        { output: scanned("open") },
        { output: scanned("done") },
        { output: scanned("asks") },
        { output: scanned("refused", { parcel: null }) },
      ],
      "xstate.done.actor.sendGrade": [{ output: graded("u1") }, { output: REFUSED }, { output: UNKNOWN }],
      "xstate.done.actor.undoGrade": [
        { output: graded("u1") },
        { output: graded("u1", "") },
        { output: REFUSED },
      ],
      "xstate.done.actor.undoOpened": [{ output: { kind: "done", code: "PK-000001" } }, { output: REFUSED }],
    },
    key: ({ value, context: { parcel: pkg, isBack, unit, last, opened, next } }) =>
      JSON.stringify([
        value,
        isBack,
        unit,
        next.length > 0,
        last !== null,
        opened !== null,
        pkg?.units.map((each: BenchUnit) => each.returned?.outcome),
      ]),
  });
  assert.deepEqual(implementationsOf(returnBenchMachine).actors, [
    "openPackage",
    "sendGrade",
    "undoGrade",
    "undoOpened",
  ]);
});

function bench(
  opens: readonly OpenResult[],
  grades: readonly GradeResult[] = [],
  reopens: readonly ReopenResult[] = [],
) {
  const sent: unknown[] = [];
  let [at, graded, reopened] = [0, 0, 0];
  const actor = createActor(returnBenchMachine.provide({
    actors: {
      openPackage: fromPromise(({ input }) => {
        sent.push(input);
        return Promise.resolve(opens[at++] ?? UNKNOWN);
      }),
      sendGrade: fromPromise(({ input }) => {
        sent.push(input);
        return Promise.resolve(grades[graded++] ?? UNKNOWN);
      }),
      undoGrade: fromPromise(({ input }) => {
        sent.push(input);
        return Promise.resolve(grades[graded++] ?? UNKNOWN);
      }),
      undoOpened: fromPromise(({ input }) => {
        sent.push(input);
        return Promise.resolve(reopens[reopened++] ?? UNKNOWN);
      }),
    },
  })).start();
  const send = async (event: ReturnBenchEvent) => {
    actor.send(event);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    return actor.getSnapshot().value;
  };
  return { sent, send, context: () => actor.getSnapshot().context };
}
const scan = (code: string, typed = false): ReturnBenchEvent => ({
  type: "code.read",
  code,
  typed,
  key: `open-${code}`,
});

Deno.test("a scan alone returns nothing: the person confirms that the package is here, and the question stays when the answer fails", async () => {
  const { send, sent, context } = bench([scanned("asks"), REFUSED, scanned("done")]);
  assert.equal(await send(scan("PK-000001", true)), "asking");
  assert.equal(
    await send({ type: "grade.asNew", key: "no" }),
    "asking",
    "no garment is graded before the confirmation",
  );
  assert.equal(await send({ type: "parcel.confirm", key: "two" }), "asking");
  assert.equal(context().failure, "graded");
  assert.equal(await send({ type: "parcel.confirm", key: "three" }), "open");
  assert.deepEqual(sent, [
    { code: "PK-000001", back: false, typed: true, key: "open-PK-000001" },
    { code: "PK-000001", back: true, typed: true, key: "two" },
    { code: "PK-000001", back: true, typed: true, key: "three" },
  ]);
  const scanner = bench([scanned("done")]);
  await scanner.send(scan("PK-000001"));
  assert.deepEqual(scanner.sent, [{ code: "PK-000001", back: false, typed: false, key: "open-PK-000001" }]);
});

Deno.test("a grade applies to the selected garment, the next one follows, and its undo restores it", async () => {
  const { send, context } = bench([scanned("open", { unit_id: "u2" })], [
    graded("u2", "restocked"),
    graded("u1"),
    graded("u1", ""),
  ]);
  await send(scan("UN-000002"));
  assert.equal(context().unit, "u2");
  await send({ type: "grade.asNew", key: "g1" });
  assert.deepEqual([context().unit, context().verdict?.result], ["u1", "restocked"]);
  await send({ type: "unit.pick", unit: "u2" });
  assert.equal(context().unit, "u1", "what is graded is not picked again");
  assert.equal(await send({ type: "grade.damaged" }), "givingReason");
  await send({ type: "note.type", note: "Torn" });
  assert.equal(await send({ type: "reason.pick", reason: "carrier", key: "g2" }), "open");
  assert.equal(context().unit, null);
  assert.equal(await send({ type: "grade.asNew", key: "g3" }), "open", "all are graded");
  await send({ type: "grade.undo", key: "u1" });
  assert.deepEqual([context().unit, context().verdict?.result], ["u1", "undone"]);
  assert.equal(await send({ type: "grade.undo", key: "u2" }), "open", "only one step can be undone");
  assert.equal(context().verdict?.result, "undone");
});

Deno.test("a kept garment leaves the returns shelf once, with a reason, and its undo puts it back", async () => {
  const units = [{ _id: "u1", returned: { _id: "g1", outcome: "kept" } }, { _id: "u2", returned: null }];
  const { send, sent, context } = bench([
    scanned("open", { unit_id: "u1", parcel: { ...PACKAGE, units } }),
  ], [graded("u1", "scrapped"), graded("u1", "kept")]);
  assert.equal(await send(scan("UN-000001")), "open");
  assert.equal(context().unit, "u1");
  assert.equal(await send({ type: "grade.asNew", key: "no" }), "open", "the garment is already graded");
  assert.equal(await send({ type: "kept.release", release: "scrapped" }), "givingReason");
  assert.equal(await send({ type: "reason.pick", reason: "lost", key: "r1" }), "open");
  assert.deepEqual(sent.at(-1), { unit: "u1", grade: "scrapped", reason: "lost", note: "", key: "r1" });
  assert.deepEqual([context().unit, context().verdict?.result], ["u2", "scrapped"]);
  assert.equal(
    await send({ type: "kept.release", release: "scrapped" }),
    "open",
    "the next garment is not on the shelf",
  );
  await send({ type: "unit.pick", unit: "u1" });
  assert.equal(context().unit, "u2", "a garment that left the shelf cannot be picked");
  await send({ type: "grade.undo", key: "r2" });
  assert.deepEqual([context().unit, context().verdict?.result], ["u1", "reshelved"]);
  assert.equal(await send({ type: "kept.release", release: "restocked" }), "givingReason");
});

Deno.test("First day 4: a return can be undone while it is the last action, and stays open where the undo is refused", async () => {
  const back: ReopenResult = { kind: "done", code: "PK-000001" };
  const { send, sent, context } = bench([scanned("open"), scanned("done"), scanned("done")], [graded("u1")], [
    REFUSED,
    back,
  ]);
  await send(scan("PK-000001"));
  assert.equal(
    await send({ type: "return.undo", key: "no" }),
    "open",
    "the package was Returned before this scan",
  );
  await send(scan("PK-000001"));
  assert.equal(await send({ type: "return.undo", key: "r1" }), "open");
  assert.equal(context().failure, "graded");
  assert.equal(await send({ type: "return.undo", key: "r2" }), "resting");
  assert.deepEqual([context().parcel, context().opened, context().verdict?.result], [null, null, "reopened"]);
  assert.deepEqual(sent.at(-1), { opened: { _id: "p1", code: "PK-000001" }, key: "r2" });
  await send(scan("PK-000001"));
  await send({ type: "grade.asNew", key: "g1" });
  assert.equal(context().opened, null, "the opening cannot be undone after a grade");
});

Deno.test("a grade without an answer is sent again under its key, and another code leaves the open package", async () => {
  const opens = [scanned("open"), scanned("refused", { parcel: null, code: "notLeft" })];
  const { send, sent, context } = bench(opens, [UNKNOWN, graded("u1")]);
  await send(scan("PK-000001"));
  assert.equal(await send({ type: "grade.asNew", key: "once" }), "unsure");
  assert.equal(
    await send(scan("PK-000002")),
    "unsure",
    "another scan waits until the outcome of the first is known",
  );
  assert.equal(await send({ type: "grade.again" }), "open");
  assert.deepEqual(sent.slice(1).map((each) => (each as { key: string }).key), ["once", "once"]);
  assert.equal(await send(scan("PK-000002")), "open");
  assert.deepEqual([context().parcel?.code, context().verdict?.code], ["PK-000001", "notLeft"]);
  assert.equal(await send({ type: "parcel.leave" }), "resting");
  assert.equal(context().parcel, null);
});

Deno.test("no scan is lost while an answer is pending: packages are opened in order", async () => {
  const { sent, context } = await (async () => {
    const made = bench([scanned("open"), scanned("open", { unit_id: "u2" }), scanned("open")], [
      graded("u1"),
    ]);
    // Both scans are sent before the first is answered.
    const first = made.send(scan("PK-000001"));
    const second = made.send(scan("UN-000002"));
    await Promise.all([first, second]);
    await made.send({ type: "parcel.changed", parcel: PACKAGE });
    return made;
  })();
  assert.deepEqual(sent.map((each) => (each as { code: string }).code), ["PK-000001", "UN-000002"]);
  assert.deepEqual([context().unit, context().next], ["u2", []]);
});

Deno.test("a scan queued while a grade is sent opens its package after the unanswered one is left", async () => {
  const { send, sent } = bench([scanned("open"), scanned("open")], [UNKNOWN]);
  await send(scan("PK-000001"));
  const grade = send({ type: "grade.asNew", key: "g1" });
  await send(scan("PK-000002"));
  assert.equal(await grade, "unsure");
  assert.equal(await send({ type: "parcel.leave" }), "open");
  assert.equal((sent.at(-1) as { code: string }).code, "PK-000002");
});

Deno.test("a refusal is not hidden by a scan that was queued meanwhile", async () => {
  const refused = scanned("refused", { parcel: null, code: "notLeft" });
  for (const answer of [refused, REFUSED]) {
    const { send, sent, context } = bench([answer, scanned("open")]);
    const first = send(scan("PK-000001"));
    await Promise.all([first, send(scan("PK-000002"))]);
    assert.deepEqual([sent.length, context().next], [1, []]);
    assert.equal(context().verdict?.code ?? context().failure, answer === refused ? "notLeft" : "graded");
  }
  const { send, sent, context } = bench([scanned("open"), scanned("open")], [REFUSED]);
  await send(scan("PK-000001"));
  const grade = send({ type: "grade.asNew", key: "g1" });
  await send(scan("PK-000002"));
  assert.deepEqual([await grade, sent.length, context().failure], ["open", 2, "graded"]);
});

Deno.test("a colleague's grade is shown at once, and never moves a reason or a repeated grade to another garment", async () => {
  const { send, sent, context } = bench([scanned("open")], [UNKNOWN, REFUSED]);
  await send(scan("PK-000001"));
  await send({ type: "grade.damaged" });
  assert.equal(await send({ type: "parcel.changed", parcel: PACKAGE }), "givingReason");
  assert.equal(await send({ type: "parcel.changed", parcel: GRADED }), "open");
  assert.equal(context().unit, "u2");
  assert.equal(await send({ type: "grade.asNew", key: "g1" }), "unsure");
  const all = {
    ...GRADED,
    units: GRADED.units.map((each) => ({ ...each, returned: GRADED.units[0]!.returned })),
  };
  await send({ type: "parcel.changed", parcel: all });
  assert.deepEqual([context().parcel?.units, context().unit], [all.units, "u2"]);
  assert.equal(await send({ type: "grade.again" }), "open");
  assert.equal((sent.at(-1) as { unit: string }).unit, "u2");
  assert.equal(context().unit, null, "nothing is left to grade");
});
