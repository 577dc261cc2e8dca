import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import { type ReportAnswer, reportMachine, type ReportPayload } from "../../../machines/desk/report.ts";
import { assertWholeGraph } from "../../support/machines/graph.ts";
import { recording } from "../../support/client/recording.ts";

const RECORDING = recording({ charts: {}, entries: [] });
const SENT: ReportAnswer = { kind: "sent", report: { _id: "1", code: "K7QX2M9D", expires_at: 9 } };
const REFUSED: ReportAnswer = { kind: "refused", problems: [], failure: { kind: "network" } };
const UNKNOWN: ReportAnswer = { kind: "unknown" };
const problems = [{ path: "sentence", code: "required" }];

Deno.test("C5 the whole graph of reporting a problem is walked", () => {
  assertWholeGraph(reportMachine, {
    input: { sentence: "" },
    payloads: {
      "report.write": [{ sentence: "It is broken" }],
      "report.send": [{ problems: [], freshKey: "k" }, { problems, freshKey: "k" }],
      "xstate.done.actor.collect": [{ output: RECORDING }],
      "xstate.done.actor.sendReport": [{ output: SENT }, { output: REFUSED }, { output: UNKNOWN }],
      "xstate.done.actor.deleteReport": [
        { output: { kind: "deleted" } },
        { output: { kind: "failed", failure: { kind: "network" } } },
      ],
    },
  });
});

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function start(answers: (ReportAnswer | Error)[]) {
  const packages: ReportPayload[] = [];
  const effects: string[] = [];
  const machine = reportMachine.provide({
    actors: {
      collect: fromPromise(() => Promise.resolve(RECORDING)),
      sendReport: fromPromise(({ input }): Promise<ReportAnswer> => {
        packages.push(input);
        const answer = answers.shift() ?? SENT;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      }),
    },
    actions: {
      keepDraft: ({ context }) => void effects.push(`keep ${context.sentence}`),
      dropDraft: () => void effects.push("drop"),
    },
  });
  return { parcels: packages, effects, actor: createActor(machine, { input: { sentence: "" } }).start() };
}

Deno.test("M1 a lost answer is requested with the same key; after a refusal the next key is new", async () => {
  const { actor, parcels: packages, effects } = start([UNKNOWN, new Error("cut"), REFUSED, SENT]);
  await turn();
  actor.send({ type: "report.write", sentence: "It bounced me" });
  actor.send({ type: "report.send", problems: [], freshKey: "one" });
  await turn();
  actor.send({ type: "report.write", sentence: "Another" });
  actor.send({ type: "report.check" });
  await turn();
  assert.equal(actor.getSnapshot().value, "unknown");
  actor.send({ type: "report.check" });
  await turn();
  assert.equal(actor.getSnapshot().value, "refused");
  actor.send({ type: "report.send", problems: [], freshKey: "two" });
  await turn();
  assert.equal(actor.getSnapshot().value, "sent");
  assert.deepEqual(packages.map(({ key, sentence }) => `${key} ${sentence}`), [
    "one It bounced me",
    "one It bounced me",
    "one It bounced me",
    "two It bounced me",
  ]);
  assert.deepEqual(effects, ["keep It bounced me", "drop"]);
});

Deno.test("text written before the recording is collected is kept, and nothing is sent without a sentence", async () => {
  const { actor, parcels: packages } = start([]);
  actor.send({ type: "report.write", sentence: "Early" });
  actor.send({ type: "report.send", problems: [], freshKey: "k" });
  await turn();
  assert.deepEqual([actor.getSnapshot().value, actor.getSnapshot().context.sentence], ["asking", "Early"]);
  actor.send({ type: "report.send", problems, freshKey: "k" });
  assert.deepEqual([actor.getSnapshot().context.problems, packages], [problems, []]);
});
