import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import {
  demonstrationTasksMachine,
  type Task,
  type TasksAnswer,
} from "../../machines/demonstration_tasks.ts";
import { assertWholeGraph, implementationsOf } from "../support/machines/graph.ts";

const TASK: Task = { id: "T-1", status: "Ready", title: "Pack", store_name: "Kite", created_at: 5 };
const ANSWERS: readonly TasksAnswer[] = [
  { kind: "tasks", tasks: [TASK] },
  { kind: "tasks", tasks: [] },
  { kind: "failed", status: 500 },
  { kind: "failed", status: 0 },
];

Deno.test("S7.25 every state of the task list is reached and every edge taken", () => {
  assertWholeGraph(demonstrationTasksMachine, {
    payloads: {
      "tasks.retry": [{}],
      "xstate.done.actor.fetch": ANSWERS.map((output) => ({ output })),
      "xstate.error.actor.fetch": [{ error: new Error("cut") }],
    },
  });
  assert.deepEqual(implementationsOf(demonstrationTasksMachine).actors, ["fetchTasks"]);
});

Deno.test("S7.25 a failed list shows its status, and loads after another try", async () => {
  const answers = [ANSWERS[2]!, ANSWERS[0]!];
  const followed: number[] = [];
  const actor = createActor(demonstrationTasksMachine.provide({
    actors: { fetchTasks: fromPromise(() => Promise.resolve(answers.shift()!)) },
    actions: { follow: (_, { status }) => void followed.push(status) },
  })).start();
  const settle = () => new Promise<void>((done) => setTimeout(done));
  await settle();
  assert.equal(actor.getSnapshot().value, "failed");
  assert.deepEqual(followed, [500]);
  actor.send({ type: "tasks.retry" });
  await settle();
  assert.equal(actor.getSnapshot().value, "shown");
  assert.deepEqual(actor.getSnapshot().context.tasks, [TASK]);
});
