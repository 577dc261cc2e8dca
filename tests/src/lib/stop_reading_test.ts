import { openAt } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { Me } from "../../../api/generated/operations/session.ts";
import { ask, askText, stopReading } from "../../../src/lib/client.ts";
import { configureApp } from "../../support/client/app_config.ts";

/** Runs with an API that answers writes at once, and reads when the test says so. */
async function answering<T>(isHeld: () => boolean, run: () => Promise<T>): Promise<T> {
  const real = globalThis.fetch;
  const api = "http://localhost:8000/api";
  configureApp({ api });
  globalThis.fetch = (_url, init = {}) =>
    new Promise((resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      if (String(init.body).includes("mutation") || !isHeld()) {
        resolve(Response.json({ data: { cUser: null } }));
      }
    });
  try {
    return await run();
  } finally {
    globalThis.fetch = real;
  }
}

Deno.test("S4.2 logging out waits for no read; writes continue, and so do later reads", async () => {
  openAt("/");
  let isHeld = true;
  const { left, after } = await answering(() => isHeld, async () => {
    const { signal } = new AbortController();
    const requests = [ask(Me, {}), ask(Me, {}, { signal }), askText("mutation M { x }", {})];
    stopReading();
    const left = await Promise.all(requests);
    isHeld = false;
    return { left, after: await ask(Me, {}) };
  });
  assert.deepEqual(left.map((each) => each.ok || each.failure.kind), ["aborted", "aborted", true]);
  assert.equal(after.ok, true);
});
