import { page } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { FluentProvider, webLightTheme } from "@fluentui/react-components";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SETTLE_MS } from "../../../api/constants.ts";
import { SettlingButton } from "../../../src/parts/settling_button.tsx";

/** Runs with a fake clock, on which the button's waits end when the test says so. */
async function onClock(work: (pass: () => void) => void): Promise<void> {
  const real = globalThis.setTimeout;
  const waits = new Map<number, () => void>();
  let last = 1_000_000;
  const realClear = globalThis.clearTimeout;
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    if (ms !== SETTLE_MS) return real(run, ms);
    waits.set(++last, run);
    return last;
  }) as typeof setTimeout;
  globalThis.clearTimeout = (id) => void (waits.delete(id as number) || realClear(id));
  try {
    work(() => {
      for (const [id, run] of waits) {
        waits.delete(id);
        act(run);
      }
    });
    cleanup();
    assert.equal(waits.size, 0, "a removed button leaves no timer");
  } finally {
    cleanup();
    globalThis.setTimeout = real;
    globalThis.clearTimeout = realClear;
    await page.happyDOM.abort();
  }
}

Deno.test("a click right after a change does not take a step that has just appeared at the pointer; later clicks do", () =>
  onClock((pass) => {
    const events: string[] = [];
    const step = (event: string) => (
      <FluentProvider theme={webLightTheme}>
        <form
          onSubmit={(submitted) => {
            submitted.preventDefault();
            events.push(`${event} submitted`);
          }}
        >
          <SettlingButton meaning={event} type="submit" onClick={() => events.push(event)}>
            {event}
          </SettlingButton>
        </form>
      </FluentProvider>
    );
    const { rerender } = render(step("order.submit"));
    const click = () => fireEvent.click(screen.getByRole("button"));
    click();
    assert.deepEqual(events, [], "it has just appeared");
    pass();
    click();
    assert.deepEqual(events, ["order.submit", "order.submit submitted"]);
    // The button is now the next step, and the pointer is still over it.
    rerender(step("order.pay"));
    assert.equal(screen.getByRole("button").style.pointerEvents, "none");
    // A second click and a held key both arrive as a click.
    click();
    click();
    assert.equal(events.length, 2);
    pass();
    assert.equal(screen.getByRole("button").style.pointerEvents, "");
    click();
    assert.deepEqual(events.slice(2), ["order.pay", "order.pay submitted"]);
  }));

Deno.test("a button whose meaning stays keeps working, however often it is drawn", () =>
  onClock((pass) => {
    let count = 0;
    const step = (words: string) => (
      <FluentProvider theme={webLightTheme}>
        <SettlingButton meaning="order.hold" onClick={() => count++}>{words}</SettlingButton>
      </FluentProvider>
    );
    const { rerender } = render(step("Hold 1 order"));
    pass();
    rerender(step("Hold 2 orders"));
    fireEvent.click(screen.getByRole("button"));
    assert.equal(count, 1);
  }));
