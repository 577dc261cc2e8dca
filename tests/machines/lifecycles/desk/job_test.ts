import assert from "node:assert/strict";
import { JOB_STATUSES } from "../../../../api/statuses.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { type JobFacts, jobMachine } from "../../../../machines/lifecycles/desk/job.ts";
import { move, stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";

const ALL: JobFacts = { failedRows: 3, isRepeatable: true, isUndoable: true, isUndone: false };
const NONE: JobFacts = { failedRows: 0, isRepeatable: false, isUndoable: false, isUndone: false };
const possible = (status: string, facts: JobFacts) =>
  stepsOf(jobMachine, status, facts).filter(({ refusedBy }) => refusedBy === null).map(({ event }) => event);

Deno.test("the machine's states are the stored statuses", () => {
  assert.deepEqual(Object.keys(jobMachine.states).sort(), [...JOB_STATUSES].sort());
});

Deno.test("every edge of a job's lifecycle is walked, with all facts and with none", () => {
  const edges = (facts: JobFacts) =>
    Object.fromEntries(JOB_STATUSES.map((status) => [status, possible(status, facts)]));
  assert.deepEqual(edges(ALL), {
    Queued: ["job.begin", "job.fail", "job.cancel"],
    Running: ["job.finish", "job.fail", "job.cancel"],
    Done: ["job.retry", "job.undo"],
    Failed: ["job.retry", "job.undo"],
    Cancelled: ["job.retry", "job.undo"],
  });
  assert.deepEqual(edges(NONE), {
    Queued: ["job.begin", "job.fail", "job.cancel"],
    Running: ["job.finish", "job.fail", "job.cancel"],
    Done: [],
    Failed: [],
    Cancelled: [],
  });
});

Deno.test("each step leads to its documented state", () => {
  const after = (status: string, event: string) => {
    const answer = move(jobMachine, status, ALL, event);
    walkStep(jobMachine, jobMachine.resolveState({ value: status, context: ALL }), { type: event });
    return answer.ok ? [answer.value, answer.effects] : answer.reason;
  };
  assert.deepEqual(after("Queued", "job.cancel"), ["Cancelled", []]);
  assert.deepEqual(after("Running", "job.cancel"), ["Cancelled", []]);
  assert.deepEqual(after("Running", "job.fail"), ["Failed", []]);
  assert.deepEqual(after("Running", "job.finish"), ["Done", []]);
  assert.deepEqual(after("Queued", "job.begin"), ["Running", []]);
  assert.deepEqual(after("Queued", "job.fail"), ["Failed", []]);
  assert.deepEqual(after("Done", "job.retry"), ["Queued", ["reopenRows"]]);
  assert.deepEqual(after("Failed", "job.retry"), ["Queued", ["reopenRows"]]);
  assert.deepEqual(after("Cancelled", "job.retry"), ["Queued", ["reopenRows"]]);
  for (const status of ["Done", "Failed", "Cancelled"]) {
    assert.deepEqual(after(status, "job.undo"), [status, ["undoRows"]]);
  }
  assert.equal(after("Done", "job.cancel"), "wrongState");
});

Deno.test("a job that was undone is not retried", () => {
  for (const status of ["Done", "Failed", "Cancelled"]) {
    const answer = move(jobMachine, status, { ...ALL, isUndone: true }, "job.retry");
    assert.equal(answer.ok || answer.reason, "isNotUndone", status);
  }
});

Deno.test("every refusal of a guard has words", () => {
  const refusals = JOB_STATUSES.flatMap((status) =>
    stepsOf(jobMachine, status, NONE).flatMap(({ refusedBy }) => refusedBy ?? [])
  );
  assert.deepEqual([...new Set(refusals)].sort(), ["hasFailedRows", "isRepeatable", "isUndoable"]);
  assert.ok(refusals.every((code) => code in REASONS));
});

Deno.test("people can send only their own events, not the worker's", () => {
  assert.deepEqual(jobs.moves?.map(({ event }) => event), ["job.cancel", "job.retry", "job.undo"]);
});
