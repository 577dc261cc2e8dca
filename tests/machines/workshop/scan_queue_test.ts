import assert from "node:assert/strict";
import type { AnyMachineSnapshot } from "xstate";
import { MAX_QUEUED_SCANS } from "../../../api/workshop/scans.ts";
import { scanQueueMachine } from "../../../machines/workshop/scan_queue.ts";
import {
  findUnwritten,
  headOf,
  isIdle,
  type QueuedScan,
  type ScanQueueContext,
  type ScanReply,
} from "../../../machines/workshop/scan_queue_context.ts";
import { assertWholeGraph, implementationsOf, walk } from "../../support/machines/graph.ts";
import { plainAnswer } from "../../support/client/station.ts";

const scanOf = (key: string, seq: number | null = null): QueuedScan => ({
  key,
  seq,
  station: "ST-000001",
  device: "d",
  code: "UN-000001",
  typed: false,
  device_at: 1,
});
const replyTo = (key: string, outcome: string): ScanReply => plainAnswer("", { key, outcome, at: 1 });
const many = Array.from({ length: MAX_QUEUED_SCANS }, (_, at) => scanOf(`kept${at}`, at + 1));
const { seq: _, ...taken } = scanOf("a");
const contextOf = ({ context }: AnyMachineSnapshot) => context as ScanQueueContext;

const OPTIONS = {
  limit: 20_000,
  payloads: {
    "scan.take": [
      { scan: taken, isOnline: true, seq: null },
      { scan: taken, isOnline: true, seq: 7 },
      { scan: taken, isOnline: false, seq: null },
    ],
    "answers.hear": [{ answers: [{ answer: replyTo("a", "done"), isLate: false }] }],
    "refusal.tap": [{ key: "a" }],
    "xstate.done.actor.openStore": [
      { output: { kind: "opened", scans: [], refusals: [], others: [] } },
      { output: { kind: "opened", scans: many, refusals: [], others: [] } },
      { output: { kind: "closed" } },
    ],
    "xstate.done.actor.writeScans": [
      { output: { kind: "written", seqs: { a: 1 } } },
      { output: { kind: "closed" } },
    ],
    "xstate.done.actor.sendScans": [
      { output: { kind: "answered", answers: [{ answer: replyTo("a", "refused"), isLate: true }] } },
      { output: { kind: "unanswered" } },
      { output: { kind: "refused" } },
      { output: { kind: "barred" } },
    ],
  },
  // States with the same number of scans count as one: none, one, several, too many.
  key: (snapshot: AnyMachineSnapshot) => {
    const { scans, sentEarly, refusals, tries, ...rest } = contextOf(snapshot);
    const count = scans.length >= MAX_QUEUED_SCANS ? MAX_QUEUED_SCANS : Math.min(scans.length, 2);
    const unwritten = Math.min(2, scans.filter(({ seq }) => seq === null).length);
    return JSON.stringify([
      snapshot.value,
      count,
      unwritten,
      sentEarly.length > 0,
      refusals.length > 0,
      tries > 0,
      rest,
    ]);
  },
};

Deno.test("every state of stored scans is reached and every edge taken", () => {
  assertWholeGraph(scanQueueMachine, OPTIONS);
  assert.deepEqual(implementationsOf(scanQueueMachine).actors, ["openStore", "writeScans", "sendScans"]);
});

Deno.test("only its answer removes a stored scan from the queue, scans keep their order, and none changes", () => {
  for (const { from, event, to } of walk(scanQueueMachine, OPTIONS)) {
    const [before, after] = [contextOf(from), contextOf(to)];
    const isAnswer = event.type === "answers.hear" ||
      event.type === "xstate.done.actor.sendScans" && event["output"].kind === "answered";
    const keysOf = (scans: readonly QueuedScan[]) => scans.map(({ key }) => key);
    if (event.type === "xstate.done.actor.openStore") {
      // Scans of an earlier visit come first.
      assert.deepEqual(keysOf(after.scans).slice(-before.scans.length || Infinity), keysOf(before.scans));
    } else if (!isAnswer) {
      assert.deepEqual(keysOf(after.scans).slice(0, before.scans.length), keysOf(before.scans), event.type);
    }
    if (before.scans.length >= MAX_QUEUED_SCANS && event.type === "scan.take") {
      assert.equal(after.scans.length, before.scans.length);
    }
    const head = headOf(after);
    assert.ok(head.length <= after.most);
    // A scan is sent only once it has its number, unless the device cannot store scans.
    if (after.store === "open") assert.ok(head.every(({ seq }) => seq !== null));
    if (after.store === "opening") assert.deepEqual(head, []);
    // A scan that was sent early is still stored, also when its answer came first.
    const unwritten = findUnwritten(after).map(({ key }) => key);
    assert.ok(after.sentEarly.every((key) => unwritten.includes(key) || !keysOf(after.scans).includes(key)));
    if (after.sentEarly.length > 0) assert.ok(!isIdle(after), "the next one waits for its number");
  }
});
