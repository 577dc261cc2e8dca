import assert from "node:assert/strict";
import { createActor, SimulatedClock } from "xstate";
import { gramsIn, isWeightOff } from "../../../api/workshop/package_weight.ts";
import { BUY_MS, packMachine } from "../../../machines/workshop/pack.ts";
import type { Confirmation, PackContext, ScannedPackage } from "../../../machines/workshop/pack_context.ts";
import type { Answer } from "../../../machines/workshop/station_context.ts";
import { assertWholeGraph } from "../../support/machines/graph.ts";
import { packedPackage as parcel } from "../../support/client/packed_package.ts";
import { plainAnswer } from "../../support/client/station.ts";

const ALL = parcel({ packed: 2 });
const ASKED = parcel({ packed: 2, label_status: "Asked" });
const LIVE = parcel({ packed: 2, label_status: "Live", shipment_status: "Packed", tracking_number: "N" });
const METHODS = [{
  ...{ code: "post", name: "Post", carrier: "VNPost", days: "9", price_minor: null, currency: "" },
  office: false,
}];
const NO_METHOD = parcel({ packed: 2, methods: METHODS });
const FAILED = parcel({ packed: 2, label_status: "Failed", shipment_status: "Failed", methods: METHODS });
const GONE = parcel({ shipment_status: "In Transit" });

const answer = (event: string, of: ScannedPackage | null, more: Partial<Answer> = {}): Answer =>
  plainAnswer(event, { parcel: of, ...more });
const answerEvent = (of: Answer, at = 1) => ({ answer: of, at });

Deno.test("every state of a pack bench is reached and every edge taken", () => {
  assertWholeGraph(packMachine, {
    key: ({ value, context }) => {
      const { parcel: at, grams, confirming, bought } = context as PackContext;
      const offers = at?.methods.length;
      return JSON.stringify([
        value,
        at?._id,
        at?.packed,
        at?.label_status,
        offers,
        grams > 0,
        confirming,
        bought,
      ]);
    },
    payloads: {
      "scan.sent": [{ key: "k1", isConfirm: true }],
      "scan.answered": [
        answerEvent(answer("unit.pass", parcel())),
        answerEvent(answer("unit.pass", ALL)),
        answerEvent(answer("label.buy", ASKED)),
        answerEvent(answer("label.buy", LIVE)),
        answerEvent(answer("", ALL, { code: "weightOff" })),
        answerEvent(answer("", ALL, { code: "isPriced" })),
        answerEvent(answer("", NO_METHOD, { code: "hasMethod" })),
        answerEvent(answer("parcel.close", LIVE)),
        answerEvent(answer("parcel.open", FAILED)),
        answerEvent(answer("parcel.open", GONE)),
        answerEvent(answer("", null)),
      ],
      "parcel.came": [parcel(), ALL, ASKED, LIVE, FAILED, null].map((of) => ({ parcel: of, requestedAt: 1 })),
      "weight.enter": [{ grams: 410 }, { grams: 900 }],
      "method.pick": [{ method: "post" }, { method: "gone" }],
    },
  });
});

/** Starts a pack bench and records its calls. */
function bench() {
  const clock = new SimulatedClock();
  const confirmed: Confirmation[] = [];
  const printed: string[] = [];
  const machine = packMachine.provide({
    actions: {
      sendConfirm: (_, confirmation) => void confirmed.push(confirmation),
      printLabel: (_, { id }) => void printed.push(id),
    },
  });
  const actor = createActor(machine, { clock }).start();
  let at = 0;
  const say = (of: Answer) => actor.send({ type: "scan.answered", answer: of, at: ++at });
  const see = (of: ScannedPackage | null) =>
    actor.send({ type: "parcel.came", parcel: of, requestedAt: ++at });
  const is = (...state: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>) =>
    actor.getSnapshot().matches(...state);
  const isOn = () => actor.getSnapshot().hasTag("onBench");
  return { actor, clock, confirmed, printed, say, see, is, isOn };
}

Deno.test("the last garment requires the weight, the label arrives and is printed once, its scan completes the package", () => {
  const { actor, confirmed, printed, say, see, is, isOn } = bench();
  say(answer("unit.pass", parcel()));
  assert.ok(is("packing") && isOn());
  say(answer("unit.pass", ALL));
  assert.ok(is({ weighing: "asking" }));
  actor.send({ type: "weight.enter", grams: 410 });
  assert.deepEqual(confirmed.map(({ weight_g, sure }) => [weight_g, sure]), [[410, undefined]]);
  say(answer("label.buy", ASKED));
  assert.ok(is({ buying: "waiting" }));
  see(LIVE);
  see(LIVE);
  assert.ok(is("labelled"));
  assert.deepEqual(printed, ["p1"]);
  say(answer("parcel.close", LIVE));
  assert.ok(is("done") && !isOn());
  assert.equal(actor.getSnapshot().context.closed, "PK-000001");
  see(parcel());
  assert.ok(is("done"), "the desk's old view of the package is ignored");
});

Deno.test("a scanned confirm card next to a label puts nothing aside, and prints nothing again", () => {
  const { actor, printed, say, see, is, isOn } = bench();
  say(answer("label.buy", ASKED));
  see(LIVE);
  actor.send({ type: "scan.sent", key: "k1", isConfirm: true });
  say(answer("", LIVE, { code: "labelFirst" }));
  assert.ok(is("labelled") && isOn());
  assert.deepEqual(printed, ["p1"]);
});

Deno.test("a weight or card that is read twice puts nothing aside while the label is being bought", () => {
  const { actor, printed, say, see, is, isOn } = bench();
  say(answer("unit.pass", ALL));
  actor.send({ type: "weight.enter", grams: 410 });
  actor.send({ type: "scan.sent", key: "k1", isConfirm: true });
  actor.send({ type: "weight.enter", grams: 410 });
  actor.send({ type: "scan.sent", key: "k2", isConfirm: true });
  say(answer("label.buy", ASKED, { key: "k1" }));
  say(answer("", ASKED, { key: "k2", outcome: "refused", code: "isUnlabelled" }));
  assert.ok(is("buying") && isOn());
  see(LIVE);
  assert.deepEqual([is("labelled"), printed], [true, ["p1"]]);
});

Deno.test("a label that existed before is not printed automatically", () => {
  const { printed, say, is } = bench();
  say(answer("unit.pass", LIVE));
  assert.ok(is({ labelled: "there" }));
  assert.deepEqual(printed, []);
});

Deno.test("an unlikely weight asks for confirmation, and is sent once confirmed; without input the expected weight is used", () => {
  const { actor, confirmed, say, is } = bench();
  say(answer("unit.pass", ALL));
  actor.send({ type: "weight.enter", grams: 900 });
  assert.ok(is({ weighing: "unsure" }));
  assert.deepEqual(confirmed, []);
  actor.send({ type: "confirm.press" });
  assert.deepEqual(confirmed.map(({ weight_g, sure }) => [weight_g, sure]), [[900, true]]);
  const other = bench();
  other.say(answer("unit.pass", ALL));
  other.actor.send({ type: "confirm.press" });
  assert.deepEqual(other.confirmed.map(({ weight_g }) => weight_g), [undefined]);
});

Deno.test("Real input 19 customs lines that weigh more than the package ask for confirmation, only for this package", () => {
  const { actor, confirmed, say, is } = bench();
  say(answer("unit.pass", ALL));
  actor.send({ type: "weight.enter", grams: 385 });
  actor.send({ type: "scan.sent", key: "k1", isConfirm: true });
  say({ ...answer("", ALL, { code: "isNetWithin" }), key: "k1" });
  assert.ok(is({ weighing: "unsure" }));
  actor.send({ type: "confirm.press" });
  assert.deepEqual(confirmed.map(({ weight_g, sure, net_sure }) => [weight_g, sure, net_sure]), [
    [385, undefined, undefined],
    [385, true, true],
  ]);
  // A new weight raises a new question.
  actor.send({ type: "scan.sent", key: "k2", isConfirm: true });
  say({ ...answer("", ALL, { code: "isNetWithin" }), key: "k2" });
  actor.send({ type: "weight.enter", grams: 390 });
  assert.equal(confirmed.at(-1)?.net_sure, undefined);
  say(answer("unit.pass", { ...ALL, _id: "p2", code: "PK-000002" }));
  actor.send({ type: "confirm.press" });
  assert.equal(confirmed.at(-1)?.net_sure, undefined);
});

Deno.test("a label that is refused, fails or is slow is put aside: the next scan belongs to another package", () => {
  const { actor, clock, say, see, is, isOn } = bench();
  say(answer("unit.pass", ALL));
  actor.send({ type: "confirm.press" });
  actor.send({ type: "scan.sent", key: "k1", isConfirm: true });
  say(answer("", ALL, { code: "isPriced", text: "No price." }));
  assert.ok(is("refused") && !isOn());
  assert.equal(actor.getSnapshot().context.why, "isPriced");
  say(answer("label.buy", ASKED));
  clock.increment(BUY_MS);
  assert.ok(is({ buying: "long" }));
  see(FAILED);
  assert.ok(is("failed") && !isOn());
  actor.send({ type: "next.press" });
  assert.ok(is("empty"));
});

Deno.test("a package whose method sells no labels keeps its weight: another method, or the next try, is for that package", () => {
  const { actor, confirmed, say, see, is } = bench();
  say(answer("unit.pass", ALL));
  actor.send({ type: "weight.enter", grams: 410 });
  actor.send({ type: "scan.sent", key: "k1", isConfirm: true });
  say(answer("", NO_METHOD, { code: "hasMethod" }));
  assert.ok(is("refused"));
  actor.send({ type: "method.pick", method: "gone" });
  assert.ok(is("refused"), "the method was not offered");
  actor.send({ type: "method.pick", method: "post" });
  assert.ok(is("retried"));
  actor.send({ type: "scan.sent", key: "k1", isConfirm: true });
  say(answer("", NO_METHOD, { code: "needsOffice" }));
  // Staff chose a method meanwhile.
  see(ALL);
  assert.ok(is("refused"));
  actor.send({ type: "confirm.press" });
  const of = { about: "PK-000001", weight_g: 410 };
  assert.deepEqual(confirmed.map(({ code: _, ...each }) => each), [
    of,
    { ...of, sure: true, method_code: "post" },
    { ...of, sure: true },
  ]);
});

Deno.test("an older answer of the desk changes nothing while a scan is being sent", () => {
  const { actor, say, is } = bench();
  say(answer("unit.pass", ALL));
  actor.send({ type: "parcel.came", parcel: parcel(), requestedAt: 0 });
  actor.send({ type: "scan.sent", key: "k2", isConfirm: false });
  actor.send({ type: "parcel.came", parcel: parcel(), requestedAt: 99 });
  assert.ok(is("weighing"));
});

Deno.test("a weight is unlikely when off by more than 20 g and 8 percent, and never without an expected weight", () => {
  const off = [[400, 420], [400, 432], [400, 433], [400, 367], [100, 121], [0, 900], [5_000, 5_400], [
    5_000,
    5_401,
  ]];
  assert.deepEqual(off.map(([expected = 0, grams = 0]) => isWeightOff(expected, grams)), [
    false,
    false,
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
  assert.deepEqual(["450", " 450 g", "0", "70001", "4.5", "UN-000001", ""].map(gramsIn), [
    450,
    450,
    null,
    null,
    null,
    null,
    null,
  ]);
});
