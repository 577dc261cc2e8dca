import { openAt } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { toasts } from "../../../../src/lib/toasts.ts";
import { OptionalPart } from "../../../../src/parts/optional_part.tsx";
import { type Group, groupOf } from "../../../../src/lib/group.ts";
import { DeferredPart } from "../../../../src/parts/deferred_part.tsx";
import { ErrorBoundary } from "../../../../src/parts/error_boundary.tsx";

const missing = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");

function Throws({ error }: { readonly error: unknown }): ReactNode {
  if (error) throw error;
  return <p>works</p>;
}

/** Runs a test without the console, on which React logs the errors that it caught. */
async function quietly(run: () => void | Promise<void>): Promise<void> {
  const real = console.error;
  console.error = () => {};
  openAt("/");
  try {
    await run();
  } finally {
    cleanup();
    console.error = real;
    toasts.value = [];
  }
}

const isWorking = () => screen.queryByText("works") !== null;

Deno.test("a screen that throws reports that and can be retried, and the error is cleared on another screen", async () => {
  await quietly(() => {
    const draw = (error: unknown, at: string) => (
      <ErrorBoundary screen={at}>
        <Throws error={error} />
      </ErrorBoundary>
    );
    const { rerender } = render(draw(new Error("broken"), "/orders"));
    assert.ok(screen.getByRole("heading", { name: "This page has stopped working" }));
    rerender(draw(null, "/orders"));
    assert.ok(!isWorking());
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    assert.ok(isWorking());
    rerender(draw(new Error("broken"), "/packages"));
    assert.ok(!isWorking());
    rerender(draw(null, "/orders"));
    assert.ok(isWorking());
  });
});

Deno.test("a part of the app that a newer version replaced asks for a reload", async () => {
  await quietly(() => {
    render(
      <ErrorBoundary screen="/">
        <Throws error={missing} />
      </ErrorBoundary>,
    );
    assert.ok(screen.getByRole("heading", { name: "This part could not be loaded" }));
    assert.ok(screen.getByRole("button", { name: "Reload" }));
    assert.ok(screen.queryByRole("button", { name: "Try again" }) === null);
  });
});

Deno.test("a menu or sheet that cannot be loaded leaves the screen unchanged, and reports that", async () => {
  await quietly(() => {
    render(
      <Suspense>
        <p>works</p>
        <OptionalPart>
          <Throws error={missing} />
        </OptionalPart>
      </Suspense>,
    );
    assert.ok(isWorking());
    assert.deepEqual(toasts.value.map(({ intent }) => intent), ["error"]);
    assert.match(toasts.value[0]!.text, /Reload to continue/);
    assert.equal(toasts.value[0]!.action?.words, "Reload");
  });
});

Deno.test("parts in one file are drawn when loaded, and a failure to load is thrown to the boundary", async () => {
  openAt("/");
  let loads = 0;
  const good = groupOf(() => Promise.resolve({ Part: () => <p>part {++loads}</p> }));
  render(<DeferredPart of={good}>{({ Part }) => <Part />}</DeferredPart>);
  assert.equal(screen.queryByText(/part/), null);
  await screen.findByText("part 1");
  cleanup();
  // The part is loaded already, so it is drawn at once.
  render(<DeferredPart of={good}>{() => <p>again</p>}</DeferredPart>);
  assert.ok(screen.getByText("again"));
  cleanup();
  const bad = groupOf<{ readonly Part: null }>(() => Promise.reject(missing), 0);
  await quietly(async () => {
    render(
      <ErrorBoundary screen="/a">
        <DeferredPart of={bad}>{() => <p>never</p>}</DeferredPart>
      </ErrorBoundary>,
    );
    assert.ok(await screen.findByRole("button", { name: "Reload" }));
    assert.equal(screen.queryByText("never"), null);
  });
});

Deno.test("parts are loaded again after a failed prefetch, and after a failure that another screen showed", async () => {
  let failures = 0;
  const load = () => failures-- > 0 ? Promise.reject(missing) : Promise.resolve({ Part: () => <p>works</p> });
  const groups = [groupOf(load, 0), groupOf(load, 0)] as const;
  const draw = (at: string, group: Group<{ readonly Part: () => ReactNode }>) => (
    <ErrorBoundary screen={at}>
      <DeferredPart of={group}>{({ Part }) => <Part />}</DeferredPart>
    </ErrorBoundary>
  );
  await quietly(async () => {
    failures = 2;
    await groups[0].begin();
    render(draw("/a", groups[0]));
    await screen.findByText("works");
    cleanup();
    failures = 2;
    const { rerender } = render(draw("/a", groups[1]));
    assert.ok(await screen.findByRole("button", { name: "Reload" }));
    rerender(draw("/b", groups[1]));
    await screen.findByText("works");
  });
});
