/** The box station alone: the box on the screen, what blocks it, and how a box is closed. */
import assert from "node:assert/strict";
import { createActor } from "xstate";
import { boxStationMachine } from "../../../machines/handover/box_station.ts";
import {
  boxGramsIn,
  boxToAsk,
  type OpenBox,
  papersNow,
  type ScanUse,
  usageOf,
} from "../../../machines/handover/box_station_context.ts";
import type { Answer, ScanInput } from "../../../machines/workshop/station_context.ts";
import { boxAnswer, openBox } from "../../support/client/open_box.ts";
import { assertWholeGraph } from "../../support/machines/graph.ts";

const BOX = openBox();
const OTHER = openBox({ _id: "b2", code: "BX-000002" });
const CLOSED = openBox({ status: "Closed" });
const refused = (code: string, more: Partial<Answer> = {}) => boxAnswer("", BOX, { code, ...more });

Deno.test("S2.8 every state of a box station is reached and every edge taken", () => {
  assertWholeGraph(boxStationMachine, {
    input: { tare: 0, held: [] },
    key: ({ value, context }) => {
      const { into, opening, closing, held, isMaking } = context;
      return JSON.stringify([value, into, opening, closing, held.length, isMaking]);
    },
    payloads: {
      "scan.sent": [
        { key: "k1", use: "box", code: "BX-000001" },
        { key: "k1", use: "other", code: "PK-000001" },
        { key: "k1", use: "close", code: "CMD-CLS" },
      ],
      "scan.answered": [
        boxAnswer("box.open", BOX),
        boxAnswer("box.new", BOX),
        boxAnswer("box.in", BOX),
        boxAnswer("box.close", CLOSED),
        refused("isCounted"),
        refused("boxTooHeavy"),
        refused("hasPackages"),
      ].map((answer) => ({ answer, at: 1 })),
      "refusal.found": [
        { answer: refused("voided", { key: "l1" }) },
        { answer: refused("onHold", { key: "l2" }) },
      ],
      "box.came": [{ box: BOX, requestedAt: 1 }, { box: null, requestedAt: 1 }],
      "close.press": [{ waiting: 0 }, { waiting: 1 }],
      "weight.enter": [{ grams: 410 }],
      "tare.enter": [{ grams: 300 }],
      "count.enter": [{ count: 2 }],
      "reason.enter": [{ note: "Wet" }],
    },
  });
});

function station(held: readonly Answer[] = []) {
  const closings: ScanInput[] = [];
  const dropped: string[] = [];
  const kept: number[] = [];
  const notes: string[] = [];
  const prints: string[] = [];
  const machine = boxStationMachine.provide({
    actions: {
      sendClose: (_, scan) => void closings.push(scan),
      refuseClose: () => void notes.push("queueFirst"),
      keepTare: () => {},
      printPapers: (_, { id, papers }) => void prints.push(...papers.map((paper) => `${paper} ${id}`)),
      keepHeld: ({ context }) => void kept.push(context.held.length),
      dropRefusal: (_, { key }) => void dropped.push(key),
    },
  });
  const actor = createActor(machine, { input: { tare: 300, held } }).start();
  let [keys, at] = [0, 0];
  const send = (code: string, use: ScanUse = usageOf(code)) => {
    const key = `k${++keys}`;
    actor.send({ type: "scan.sent", key, use, code });
    return key;
  };
  const say = (answer: Answer, key = answer.key) =>
    actor.send({ type: "scan.answered", answer: { ...answer, key }, at: ++at });
  const context = () => actor.getSnapshot().context;
  const is = (...state: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>) =>
    actor.getSnapshot().matches(...state);
  return { actor, closings, dropped, kept, notes, prints, send, say, context, is };
}

Deno.test("S2.8 a scan applies to the previously scanned box, also before that one is confirmed", () => {
  const { send, say, context } = station();
  const first = send("BX-000001");
  assert.deepEqual([context().into, context().box], ["BX-000001", null]);
  say(boxAnswer("box.open", BOX), first);
  const put = send("PK-000001");
  const second = send("BX-000002");
  assert.equal(context().into, "BX-000002");
  // The late answer about the previous box changes nothing on the screen.
  say(boxAnswer("box.in", openBox({ packages_count: 2 })), put);
  assert.deepEqual([context().into, context().box], ["BX-000002", null]);
  say(boxAnswer("box.open", OTHER), second);
  assert.equal(context().box?.code, "BX-000002");
  const third = send("BX-000009");
  say(boxAnswer("", null, { outcome: "unknown", code: "noSuchPackage" }), third);
  assert.deepEqual(
    [context().into, context().box?.code],
    ["BX-000002", "BX-000002"],
    "the previous box is open again",
  );
});

Deno.test("S2.8 a red verdict blocks the station until each refused package is put aside", () => {
  const { actor, send, say, context, is, dropped, kept } = station();
  say(boxAnswer("box.open", BOX), send("BX-000001"));
  const [one, two, three] = [send("PK-000001"), send("PK-000002"), send("PK-000003")];
  say(refused("wrongMethod"), one);
  assert.ok(is({ hold: "held" }));
  // Scans that were already sent are still counted.
  say(boxAnswer("box.in", openBox({ packages_count: 1 })), two);
  say(refused("onHold", { box: openBox({ packages_count: 1 }) }), three);
  assert.deepEqual([context().box?.packages_count, context().held.length], [1, 2]);
  actor.send({ type: "scan.miss" });
  assert.equal(context().missed, 1);
  actor.send({ type: "aside.press" });
  assert.ok(is({ hold: "held" }));
  assert.deepEqual([context().held[0]?.code, context().missed], ["onHold", 0]);
  // A refusal that arrives twice counts once.
  actor.send({ type: "refusal.found", answer: { ...refused("onHold"), key: three } });
  assert.equal(context().held.length, 1);
  actor.send({ type: "aside.press" });
  assert.ok(is({ hold: "free" }));
  assert.deepEqual([dropped, kept], [[one, three], [1, 2, 1, 0]]);
  assert.ok(station([refused("voided")]).is({ hold: "held" }), "a reload does not release the hold");
});

Deno.test("S2.8 a box is closed by its weight, by a count if the weight proves nothing, and at last with a reason", () => {
  const { actor, closings, notes, prints, send, say, context, is } = station();
  say(boxAnswer("box.open", BOX), send("BX-000001"));
  actor.send({ type: "close.press", waiting: 2 });
  assert.ok(is({ bench: "filling" }));
  assert.deepEqual(notes, ["queueFirst"]);
  actor.send({ type: "close.press", waiting: 0 });
  actor.send({ type: "weight.enter", grams: 710 });
  say(refused("isCounted"), send("CMD-CLS"));
  assert.ok(
    is({ bench: { closing: "counting" } }) && is({ hold: "free" }),
    "a question does not hold the station",
  );
  actor.send({ type: "count.enter", count: 2 });
  say(refused("boxTooLight"), send("CMD-CLS"));
  assert.ok(is({ bench: { closing: "unfit" } }) && is({ hold: "free" }));
  actor.send({ type: "reason.enter", note: "A bag was left out" });
  say(boxAnswer("box.close", CLOSED), send("CMD-CLS"));
  assert.deepEqual(
    closings.map(({ into, weight_g, tare_g, count, note }) => [into, weight_g, tare_g, count, note]),
    [
      ["BX-000001", 710, 300, undefined, undefined],
      ["BX-000001", 710, 300, 2, undefined],
      ["BX-000001", 710, 300, 2, "A bag was left out"],
    ],
  );
  assert.deepEqual([context().closed, context().into], ["BX-000001", ""]);
  assert.deepEqual(prints, ["boxes b1", "packing_lists b1"]);
  assert.deepEqual(papersNow(context()), { id: "b1", papers: ["boxes", "packing_lists"] });
  assert.equal(boxToAsk(context()), "-", "the closed box is not opened again");
});

Deno.test("S2.8 a box that may not be closed can be filled further, and its refusal dismissed", () => {
  const { actor, send, say, is } = station();
  say(boxAnswer("box.open", BOX), send("BX-000001"));
  actor.send({ type: "close.press", waiting: 0 });
  actor.send({ type: "weight.enter", grams: 710 });
  say(refused("isSound"), send("CMD-CLS"));
  assert.ok(is({ bench: "filling" }) && is({ hold: "held" }));
});

Deno.test("S2.8 taking out applies only to the next package; a new box becomes the open one and gets its label", () => {
  const { actor, prints, send, say, is, context } = station();
  say(boxAnswer("box.new", BOX), send("CMD-NBX"));
  assert.deepEqual([context().into, context().isMaking], ["BX-000001", false]);
  assert.deepEqual([prints, papersNow(context())], [["boxes b1"], { id: "b1", papers: ["boxes"] }]);
  actor.send({ type: "out.press" });
  send("BX-000001");
  assert.ok(is({ out: "on" }));
  send("PK-000001");
  assert.ok(is({ out: "off" }));
});

Deno.test("S2.8 a box that was closed at another station leaves the screen", () => {
  const { actor, send, say, context, is } = station();
  say(boxAnswer("box.open", BOX), send("BX-000001"));
  actor.send({ type: "box.came", box: CLOSED, requestedAt: 0 });
  assert.equal(context().into, "BX-000001", "an older view changes nothing");
  const gone: OpenBox = CLOSED;
  actor.send({ type: "box.came", box: gone, requestedAt: 9 });
  assert.ok(is({ bench: "empty" }));
});

Deno.test("S2.8 a scale's input is read as grams or kilograms", () => {
  const given = [
    "12400",
    "12400 g",
    "12.4",
    "12,4 kg",
    "12 kg",
    "0",
    "0.05",
    "70001",
    "PK-000001",
    "",
    "1.2345",
  ];
  assert.deepEqual(given.map(boxGramsIn), [
    ...[12_400, 12_400, 12_400, 12_400, 12_000, 0, 50],
    ...[null, null, null, null],
  ]);
});
