import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { renderHook } from "@testing-library/react";
import { features } from "../../../src/app/generated/features.ts";
import { confirmLogOut } from "../../../src/app/wiring/log_out.ts";
import { type Feature, registerFeatures } from "../../../src/engine/features.ts";
import { leaveRequest, type LeaveWords, useLeaveGuard } from "../../../src/lib/leave_guard.ts";

const WORDS: LeaveWords = { title: "keptScans.leave.title", text: "keptScans.leave.text" };

/** Logs Ann out with the given answers of features; returns whether she is out, and the questions that she got. */
async function loggingOut(...answers: (() => Promise<LeaveWords | null>)[]) {
  registerFeatures(answers.map((ask): Feature => ({ beforeLogOut: () => Promise.resolve({ ask }) })));
  let isOut = false;
  try {
    await confirmLogOut("ann", () => void (isOut = true));
    return { isOut: () => isOut, asked: leaveRequest.value };
  } finally {
    registerFeatures(features);
  }
}

Deno.test("Log Out asks first if something is stored and unsent: staying keeps the session, leaving continues", async () => {
  const { isOut, asked } = await loggingOut(() => Promise.resolve(null), () => Promise.resolve(WORDS));
  assert.deepEqual([isOut(), asked?.words], [false, WORDS]);
  asked?.stay();
  assert.deepEqual([isOut(), leaveRequest.value], [false, null]);
  asked?.go();
  assert.equal(isOut(), true);
});

Deno.test("if nothing is stored, or that is unknown, Log Out logs out", async () => {
  for (const answer of [() => Promise.resolve(null), () => Promise.reject(new Error("No storage"))]) {
    const { isOut, asked } = await loggingOut(answer);
    assert.deepEqual([isOut(), asked], [true, null]);
  }
});

Deno.test("Log Out asks first if a form is unsaved: its text would go with the session", async () => {
  const { unmount } = renderHook(() => useLeaveGuard(true));
  try {
    const { isOut, asked } = await loggingOut(() => Promise.resolve(null));
    assert.equal(isOut(), false);
    asked?.go();
    assert.equal(isOut(), true);
  } finally {
    leaveRequest.value?.stay();
    unmount();
  }
});
