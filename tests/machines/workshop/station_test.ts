import assert from "node:assert/strict";
import { commandCode } from "../../../api/codes/commands.ts";
import { stationMachine } from "../../../machines/workshop/station.ts";
import { type Garment, presumedUnit } from "../../../machines/workshop/station_context.ts";
import { assertWholeGraph } from "../../support/machines/graph.ts";
import { answerOf } from "../../support/client/station.ts";
import {
  atWork,
  garment,
  passedAnswer,
  rejectedAnswer,
  startedAnswer,
  theirs,
} from "../../support/workshop/station_bench.ts";

const choice = (code: string) => ({
  code,
  name: code,
  step: "sewing",
  location_code: "MAIN",
  location_name: "Main",
});
const ONE = choice("ST-000001");
const TWO = choice("ST-000002");
Deno.test("every state of a station is reached and every edge taken", () => {
  assertWholeGraph(stationMachine, {
    input: { step: "sewing" },
    key: ({ value, context }) =>
      JSON.stringify([
        value,
        context["open"]?._id,
        context["takesPhotos"],
        context["station"] === ONE.code,
        context["isStopped"],
      ]),
    payloads: {
      "xstate.done.actor.findStations": [
        { output: { choices: [], storedStation: "" } },
        { output: { choices: [ONE], storedStation: "" } },
        { output: { choices: [ONE, TWO], storedStation: "ST-000002" } },
        { output: { choices: [ONE, TWO], storedStation: "ST-000009" } },
      ],
      "station.choose": [{ code: "ST-000001" }],
      "desk.came": [
        { open: null, photo: true, requestedAt: 1 },
        { open: garment("2"), photo: true, requestedAt: 1 },
      ],
      "code.scanned": [
        "ST-000001",
        "ST-000002",
        commandCode("reject"),
        commandCode("reason", 3),
        commandCode("reprint"),
        commandCode("next"),
        commandCode("undo"),
        commandCode("pass"),
        commandCode("confirm"),
        "UN-000001",
      ].map((code) => ({ code, typed: false })),
      "reason.pick": [{ number: 3 }],
      "pass.press": [{ ticket: "UN-000001" }],
      "note.write": [{ note: "" }],
      "fault.choose": [{ step: "" }],
      "scan.sent": [{ key: "k1", ticket: "" }],
      "scan.presumed": [{ open: null }, { open: garment("1", 2) }],
      "scan.answered": [startedAnswer, passedAnswer, rejectedAnswer, theirs].map((each) => ({
        answer: each,
        at: 0,
      })),
    },
  });
});

const ASKING = { bench: { atWork: { open: "asking" } } } as const;

Deno.test("a station's label binds the device, also when scanned in lower case", () => {
  const { context, asked } = atWork();
  assert.equal(context().station, "ST-000001");
  assert.deepEqual(asked, ["ST-000001"]);
});

Deno.test("a reason carries the note before it; cards and keys do the same", () => {
  for (const pick of ["key", "card"]) {
    const { actor, sent, scan } = atWork();
    scan(commandCode("reject"));
    actor.send({ type: "fault.choose", step: "Cutting" });
    actor.send({ type: "note.write", note: " torn " });
    if (pick === "key") actor.send({ type: "reason.pick", number: 5 });
    else scan(commandCode("reason", 5));
    assert.deepEqual(sent, [
      {
        code: commandCode("reason", 5),
        typed: pick === "key",
        about: "UN-000001",
        note: "torn",
        fault_step: "Cutting",
      },
    ]);
    // The next reject begins without the former note.
    actor.send({ type: "reject.ask" });
    actor.send({ type: "reason.pick", number: 1 });
    assert.deepEqual(Object.keys(sent[1] ?? {}), ["code", "typed", "about"]);
  }
});

Deno.test("while a reason is required, no other ticket passes the garment, and another garment ends the question", () => {
  const { actor, sent, asked, scan } = atWork();
  actor.send({ type: "reject.ask" });
  scan("UN-000002");
  actor.send({ type: "pass.press", ticket: "UN-000001" });
  assert.deepEqual([sent, asked.slice(1)], [[], ["reasonFirst", "reasonFirst"]]);
  assert.equal(actor.getSnapshot().matches(ASKING), true);
  actor.send({ type: "desk.came", open: garment("2"), photo: false, requestedAt: 6 });
  assert.equal(actor.getSnapshot().matches(ASKING), false);
});

Deno.test("a late answer about the same garment does not end the question for the reason, nor lose its note", () => {
  const { actor, sent, context } = atWork(null);
  actor.send({ type: "scan.sent", key: "k1", ticket: "UN-000001" });
  actor.send({ type: "scan.presumed", open: presumedUnit("UN-000001", "Sewing") });
  actor.send({ type: "reject.ask" });
  actor.send({ type: "note.write", note: "torn" });
  actor.send({ type: "scan.answered", answer: { ...startedAnswer, key: "k1" }, at: 10 });
  assert.equal(actor.getSnapshot().matches(ASKING), true);
  assert.equal(context().open?._id, "1");
  actor.send({ type: "reason.pick", number: 5 });
  assert.deepEqual(sent.map(({ about, note }) => [about, note]), [["UN-000001", "torn"]]);
  actor.send({ type: "reject.ask" });
  actor.send({ type: "scan.answered", answer: passedAnswer, at: 11 });
  assert.equal(actor.getSnapshot().matches(ASKING), false);
});

Deno.test("a desk's state from before a scan's answer does not open a garment", () => {
  const { actor, context } = atWork(null);
  actor.send({ type: "scan.answered", answer: startedAnswer, at: 10 });
  actor.send({ type: "desk.came", open: null, photo: false, requestedAt: 9 });
  assert.equal(context().open?._id, "1");
  actor.send({ type: "scan.answered", answer: passedAnswer, at: 11 });
  assert.equal(context().open, null);
  actor.send({ type: "scan.answered", answer: answerOf("", garment("1"), { outcome: "refused" }), at: 12 });
  assert.equal(context().open, null);
});

Deno.test("commands of the screen alone are not sent: print the ticket, turn to the next print file", () => {
  const { sent, asked, scan, context } = atWork();
  scan(commandCode("reprint"));
  scan(commandCode("next"));
  assert.equal(context().art, 1);
  scan(commandCode("next"));
  assert.deepEqual([sent, asked.slice(1), context().art], [[], ["print"], 0]);
});

Deno.test("without a connection each command applies to the ticket read before it, whatever is answered meanwhile", () => {
  const { actor, sent, scan, context } = atWork(garment("9"));
  let keys = 0;
  /** Reports a stored scan as the wiring does. */
  const store = (ticket: string, open: Garment | null) => {
    actor.send({ type: "scan.sent", key: `key${++keys}`, ticket });
    actor.send({ type: "scan.presumed", open });
  };
  scan("UN-000001");
  // The second scan is sent before its storage is confirmed.
  actor.send({ type: "scan.sent", key: `key${++keys}`, ticket: "UN-000001" });
  scan(commandCode("pass"));
  store("", null);
  scan("UN-000002");
  store("UN-000002", presumedUnit("UN-000002", "Sewing"));
  assert.equal(context().open?.ticket, "UN-000002");
  // The first scans are answered while the last one is under way.
  actor.send({ type: "scan.answered", answer: { ...startedAnswer, key: "key1" }, at: 10 });
  actor.send({ type: "desk.came", open: garment("9"), photo: false, requestedAt: 11 });
  assert.equal(context().open?.ticket, "UN-000002");
  actor.send({ type: "reject.ask" });
  actor.send({ type: "reason.pick", number: 2 });
  assert.deepEqual(sent.map(({ code, about }) => [code, about]), [
    ["UN-000001", "UN-000009"],
    [commandCode("pass"), "UN-000001"],
    ["UN-000002", "UN-000001"],
    [commandCode("reason", 2), "UN-000002"],
  ]);
  actor.send({ type: "scan.sent", key: "key9", ticket: "" });
  actor.send({ type: "scan.answered", answer: { ...rejectedAnswer, key: "key9" }, at: 12 });
  actor.send({ type: "desk.came", open: garment("9"), photo: false, requestedAt: 13 });
  assert.deepEqual([context().open, context().ticket], [null, ""]);
});
