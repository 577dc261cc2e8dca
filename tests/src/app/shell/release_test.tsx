import { act, button, FakeApi, onStage, says, screen } from "../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { loadWithRetry } from "../../../../src/lib/chunks.ts";
import { leaveRequest, useLeaveGuard } from "../../../../src/lib/leave_guard.ts";
import { showMissingChunk } from "../../../../src/lib/missing_chunk.ts";
import ReleasePrompt from "../../../../src/app/shell/release_prompt.tsx";
import { ownBuild, readRelease, wiredRelease } from "../../../../src/app/wiring/release.ts";

const NEWER = JSON.stringify({ version: "9.1.0", commit: "abc1234", build: "early-B main-B" });

/** Runs a test on a page with the entries of build A, whose host returns the given body. */
async function onHost(body: string, run: () => Promise<void>): Promise<void> {
  const entries = ["early-A", "main-A"].map((name) => {
    const script = document.createElement("script");
    script.setAttribute("type", "module");
    script.setAttribute("src", `/assets/${name}.js`);
    return script;
  });
  // The scripts never run, as happy-dom does not load scripts here.
  document.head.append(...entries);
  try {
    await onStage(new FakeApi(), <ReleasePrompt />, async () => {
      globalThis.fetch = () => Promise.resolve(new Response(body));
      await run();
    });
  } finally {
    entries.forEach((entry) => entry.remove());
  }
}

Deno.test("a missing part makes the page check for a release; a newer version is offered, postponed, and never forced", () =>
  onHost(NEWER, async () => {
    assert.equal(ownBuild(), "early-A main-A");
    assert.ok(screen.getByRole("status").textContent === "");
    act(() => showMissingChunk());
    await says("A newer version (9.1.0) replaced a part of this one.");
    assert.ok(await button("Reload"));
    act(() => screen.getByRole("button", { name: "Later" }).click());
    assert.ok(screen.queryByRole("button", { name: "Reload" }) === null);
  }));

Deno.test("for the same build, a page instead of an answer, or no answer nothing is offered", async () => {
  for (
    const body of [
      JSON.stringify({ version: "1", commit: "a", build: "early-A main-A" }),
      "<!doctype html>",
      "{}",
    ]
  ) {
    await onHost(body, async () => {
      act(() => showMissingChunk());
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      assert.ok(screen.queryByRole("button") === null, body);
    });
  }
  assert.equal(readRelease("null"), null);
});

function Unsaved() {
  useLeaveGuard(true);
  return null;
}

Deno.test("a reload with unsaved work asks first, and staying keeps the page", () =>
  onStage(new FakeApi(), <Unsaved />, () => {
    let reloads = 0;
    const actions = wiredRelease(() => reloads++).implementations.actions as unknown as {
      reload: () => void;
    };
    act(() => actions.reload());
    assert.ok(leaveRequest.value);
    act(() => leaveRequest.value?.stay());
    assert.equal(reloads, 0);
    act(() => actions.reload());
    act(() => leaveRequest.value?.go());
    assert.equal(reloads, 1);
    const unload = new Event("beforeunload", { cancelable: true });
    dispatchEvent(unload);
    assert.equal(unload.defaultPrevented, false, "the browser does not ask again");
    return Promise.resolve();
  }));

Deno.test("C11 a part that cannot be loaded is tried once more, and then reported", async () => {
  let tries = 0;
  const failing = (times: number) => () =>
    ++tries > times ? Promise.resolve("here") : Promise.reject(new TypeError("x"));
  assert.equal(await loadWithRetry(failing(1), 0), "here");
  tries = 0;
  await assert.rejects(loadWithRetry(failing(2), 0), TypeError);
  assert.equal(tries, 2);
});
