import assert from "node:assert/strict";
import { nextTask } from "../../../src/lib/next_task.ts";

/** Returns the order in which a hundred resolved promises and the next task end. */
async function order(): Promise<readonly string[]> {
  const done: string[] = [];
  const next = nextTask().then(() => done.push("task"));
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
  done.push("steps");
  await next;
  return done;
}

Deno.test("the next task begins after all earlier promises have ended", async () => {
  assert.deepEqual(await order(), ["steps", "task"]);
});

Deno.test("a browser with a task queue gets the next task with low priority", async () => {
  const events: unknown[] = [];
  const postTask = (task: () => void, options: unknown) => {
    events.push(options);
    return new Promise<void>((resolve) => setTimeout(() => resolve(task())));
  };
  Object.assign(globalThis, { scheduler: { postTask } });
  try {
    assert.deepEqual(await order(), ["steps", "task"]);
    assert.deepEqual(events, [{ priority: "background" }]);
  } finally {
    Reflect.deleteProperty(globalThis, "scheduler");
  }
});
