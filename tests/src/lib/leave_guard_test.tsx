import { openAt } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Link, Router, useLocation } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { guardedNav, guardHistory, leaveRequest, useLeaveGuard } from "../../../src/lib/leave_guard.ts";

function Form({ isDirty }: { readonly isDirty: boolean }) {
  useLeaveGuard(isDirty);
  const [path] = useLocation();
  return <Link href="/elsewhere">away from {path}</Link>;
}

async function editing(isDirty: boolean, run: () => Promise<void> | void): Promise<void> {
  openAt("/start");
  const stop = guardHistory();
  navigate("/form");
  const draw = (dirty: boolean) => (
    <Router aroundNav={guardedNav}>
      <Form isDirty={dirty} />
    </Router>
  );
  const { rerender } = render(draw(isDirty));
  try {
    await run();
  } finally {
    leaveRequest.value?.stay();
    act(() => rerender(draw(false)));
    cleanup();
    stop();
  }
}

const follow = () => act(() => void fireEvent.click(screen.getByRole("link")));

Deno.test("a clean form is left without a question", async () => {
  await editing(false, () => {
    follow();
    assert.equal(location.pathname, "/elsewhere");
    assert.equal(leaveRequest.value, null);
  });
});

Deno.test("a link out of a changed form asks first: staying keeps the form, leaving continues", async () => {
  await editing(true, () => {
    follow();
    assert.equal(location.pathname, "/form");
    act(() => leaveRequest.value?.stay());
    assert.equal(location.pathname, "/form");
    follow();
    act(() => leaveRequest.value?.go());
    assert.equal(location.pathname, "/elsewhere");
    assert.equal(leaveRequest.value, null);
  });
});

Deno.test("Back out of a changed form is reverted, confirmed and repeated", async () => {
  await editing(true, () => {
    const steps: (number | undefined)[] = [];
    const real = history.go;
    history.go = (delta) => void steps.push(delta);
    let hasMoved = false;
    addEventListener("popstate", () => hasMoved = true, { once: true });
    const { place } = history.state as { place: number };
    dispatchEvent(new PopStateEvent("popstate", { state: { place: place - 1 } }));
    assert.ok(leaveRequest.value);
    assert.deepEqual([steps, hasMoved], [[1], false]);
    // The event of the revert arrives too, and is ignored.
    dispatchEvent(new PopStateEvent("popstate", { state: { place } }));
    assert.equal(hasMoved, false);
    leaveRequest.value.go();
    assert.deepEqual(steps, [1, -1]);
    history.go = real;
  });
});

Deno.test("closing the window asks first if a form was changed, otherwise not", async () => {
  const isAsked = () => {
    const event = new Event("beforeunload", { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  await editing(true, () => assert.equal(isAsked(), true));
  await editing(false, () => assert.equal(isAsked(), false));
});
