/** The garment that a person has in hand, as a station's machine sees it. */
import assert from "node:assert/strict";
import { commandCode } from "../../../api/codes/commands.ts";
import { SCAN_EVENTS } from "../../../machines/workshop/station_edges.ts";
import { stationMachine } from "../../../machines/workshop/station.ts";
import { nodesOf } from "../../support/machines/graph.ts";
import { answerOf } from "../../support/client/station.ts";
import {
  atWork,
  garment,
  passedAnswer,
  rejectedAnswer,
  startedAnswer,
  theirs,
} from "../../support/workshop/station_bench.ts";

Deno.test("a pass applies only to the garment in hand, or to the one whose scan is under way", () => {
  const { actor, sent, scan } = atWork(null);
  actor.send({ type: "pass.press", ticket: "UN-000001" });
  actor.send({ type: "pass.key" });
  actor.send({ type: "undo.press" });
  scan("UN-000001");
  actor.send({ type: "scan.sent", key: "k1", ticket: "UN-000001" });
  actor.send({ type: "pass.key" });
  scan(commandCode("pass"));
  actor.send({ type: "undo.press" });
  assert.deepEqual(sent, [
    { code: commandCode("undo"), typed: true },
    { code: "UN-000001", typed: false, about: "" },
    { code: commandCode("pass"), typed: true, about: "UN-000001" },
    { code: commandCode("pass"), typed: false, about: "UN-000001" },
    { code: commandCode("undo"), typed: true, about: "UN-000001" },
  ]);
});

Deno.test("the button and the question apply to the garment that they name, while another scan has no answer", () => {
  const { actor, sent, scan, context } = atWork();
  scan("UN-000002");
  actor.send({ type: "scan.sent", key: "k1", ticket: "UN-000002" });
  assert.equal(context().open?.ticket, "UN-000001");
  actor.send({ type: "pass.press", ticket: "UN-000001" });
  actor.send({ type: "reject.ask" });
  actor.send({ type: "reason.pick", number: 2 });
  assert.deepEqual(sent.slice(1).map(({ code, about }) => [code, about]), [
    [commandCode("pass"), "UN-000001"],
    [commandCode("reason", 2), "UN-000001"],
  ]);
});

Deno.test("after a stop neither Enter nor the pass card passes the previous garment, until the next accepted ticket", () => {
  const { actor, sent, asked, scan, context } = atWork();
  const stop = answerOf("", null, { outcome: "unknown", code: "notFound", key: "k2" });
  scan("UN-999999");
  actor.send({ type: "scan.sent", key: "k2", ticket: "UN-999999" });
  actor.send({ type: "scan.answered", answer: stop, at: 10 });
  assert.deepEqual([context().open?._id, context().isStopped], ["1", true]);
  assert.equal(actor.getSnapshot().can({ type: "pass.key" }), false);
  scan(commandCode("pass"));
  assert.deepEqual([sent.map(({ code }) => code), asked.at(-1)], [["UN-999999"], "ticketFirst"]);
  // The button names the garment that it passes.
  actor.send({ type: "pass.press", ticket: "UN-000001" });
  assert.equal(sent.at(-1)?.about, "UN-000001");
  actor.send({
    type: "scan.answered",
    answer: { ...startedAnswer, outcome: "already", code: "alreadyOpen" },
    at: 11,
  });
  actor.send({ type: "pass.key" });
  assert.equal(sent.length, 3);
  actor.send({ type: "reject.ask" });
  scan("UN-000002");
  actor.send({ type: "ask.cancel" });
  assert.equal(actor.getSnapshot().can({ type: "pass.key" }), false);
});

Deno.test("after a pass, a reject or a bin the bench is idle, regardless of other open garments at the station", () => {
  const bin = { code: "BN-000001", label: "A07", n: 2, of: 2, complete: true, cart: false };
  for (const each of [passedAnswer, rejectedAnswer, { ...passedAnswer, bin }]) {
    const { actor, context } = atWork();
    actor.send({ type: "scan.answered", answer: each, at: 10 });
    actor.send({ type: "desk.came", open: garment("9"), photo: false, requestedAt: 11 });
    assert.equal(context().open, null);
    assert.equal(actor.getSnapshot().matches({ bench: { atWork: "resting" } }), true);
    assert.equal(actor.getSnapshot().can({ type: "pass.key" }), false);
  }
  // A garment that somebody took over or held is no longer in hand.
  const { actor, context } = atWork();
  actor.send({ type: "scan.answered", answer: startedAnswer, at: 10 });
  actor.send({ type: "desk.came", open: null, photo: false, requestedAt: 11 });
  assert.equal(context().open, null);
});

Deno.test("the card, the key or the button takes over another person's scanned garment, and the next scan dismisses that question", () => {
  const asking = () => {
    const bench = atWork();
    bench.scan("UN-000003");
    bench.actor.send({ type: "scan.sent", key: "k1", ticket: "UN-000003" });
    bench.actor.send({ type: "scan.answered", answer: theirs, at: 10 });
    assert.equal(bench.actor.getSnapshot().matches({ theirs: "asked" }), true);
    return bench;
  };
  for (const way of ["card", "press"]) {
    const { actor, sent, scan } = asking();
    if (way === "card") scan(commandCode("confirm"));
    else actor.send({ type: "theirs.take" });
    assert.deepEqual(sent.slice(1), [{ code: "UN-000003", typed: false, about: "UN-000001", sure: true }]);
    assert.equal(actor.getSnapshot().matches({ theirs: "none" }), true);
  }
  for (const way of ["next", "leave"]) {
    const { actor, sent } = asking();
    if (way === "next") actor.send({ type: "scan.sent", key: "k3", ticket: "UN-000004" });
    else actor.send({ type: "theirs.leave" });
    actor.send({ type: "theirs.take" });
    assert.deepEqual([sent.length, actor.getSnapshot().context.theirs], [1, null]);
  }
});

Deno.test("scanning does not wait for the lists of a station: steps are possible before they load", () => {
  const nodes = nodesOf(stationMachine.root);
  for (const id of ["station.bench.opening", "station.bench.atWork"]) {
    const heard = nodes.find((node) => node.id === id)?.ownEvents ?? [];
    assert.deepEqual(Object.keys(SCAN_EVENTS).filter((type) => !heard.includes(type)), [], id);
  }
});
