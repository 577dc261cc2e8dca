/** Single keys at a scan box: they act at once after a fast scanner, and never on the first letter of a code. */
import { openAt } from "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { act, cleanup, render } from "@testing-library/react";
import { fc } from "../../../../support/property.ts";
import { BigButton } from "../../../../../src/features/workshop/stations/frame/big_button.tsx";
import { noteScan, scannerPace } from "../../../../../src/features/workshop/stations/input/pace.ts";
import { ScanBox } from "../../../../../src/features/workshop/stations/input/scan_box.tsx";
import { Keyboard } from "../../../../support/client/hand_scanner.ts";
import { StoppedTime } from "../../../../support/time/stopped_time.ts";

interface Bench extends Disposable {
  readonly input: HTMLInputElement;
  readonly heard: string[];
  readonly container: HTMLElement;
  /** Lets time pass for the keys and for the page. */
  readonly pass: (ms: number) => void;
  /** Presses a key for the given time. */
  readonly tap: (sign: string, heldMs: number) => void;
  readonly end: () => void;
}

/** Opens a scan box with every shortcut except U, as there is nothing to undo. */
function bench(pace: "unknown" | "quick" | "slow"): Bench {
  openAt("/stations/qc");
  localStorage.clear();
  if (pace !== "unknown") noteScan(pace === "quick" ? 5 : 200);
  const heard: string[] = [];
  const { container } = render(
    <>
      <ScanBox
        onScan={({ code }) => heard.push(code)}
        onKey={(key) => {
          if (key === "U") return false;
          heard.push(`key ${key}`);
          return true;
        }}
      />
      <BigButton keys="R" onClick={() => {}}>Reject</BigButton>
    </>,
  );
  const input = container.querySelector<HTMLInputElement>("[data-scan-box]");
  assert.ok(input);
  input.focus();
  const time = new StoppedTime();
  const keyboard = new Keyboard(input);
  const pass = (ms: number) => {
    keyboard.pause(ms);
    time.pass(ms);
  };
  return {
    input,
    heard,
    container,
    pass,
    tap: (sign, heldMs) => {
      keyboard.sign(sign);
      time.pass(heldMs);
      keyboard.release(sign, heldMs);
    },
    end: () => void keyboard.key("Enter", "Enter"),
    [Symbol.dispose]: () => {
      time[Symbol.dispose]();
      cleanup();
    },
  };
}

Deno.test("after a fast scanner a key acts within 150 ms of its release; before any scan it waits longer", () => {
  for (const [pace, atOnce] of [["quick", ["key R"]], ["unknown", []]] as const) {
    using page = bench(pace);
    act(() => {
      page.tap("R", 60);
      page.pass(150);
    });
    assert.deepEqual(page.heard, atOnce, pace);
    act(() => page.pass(400));
    assert.deepEqual(page.heard, ["key R"], pace);
    assert.equal(page.input.value, "");
  }
});

Deno.test("after a slow scanner no single key acts, and the buttons show no keys", () => {
  using page = bench("unknown");
  const scan = (gapMs: number) =>
    act(() => {
      for (const sign of "UN-000123") {
        page.tap(sign, 2);
        page.pass(gapMs);
      }
      page.end();
      page.pass(1_000);
    });
  const keys = () => page.container.querySelector("kbd")?.textContent ?? "";
  scan(5);
  assert.deepEqual([scannerPace(), keys()], ["quick", "R"]);
  scan(120);
  assert.deepEqual([scannerPace(), keys()], ["slow", ""]);
  assert.match(page.container.querySelector("[title]")?.getAttribute("title") ?? "", /scanner/);
  act(() => {
    page.tap("R", 60);
    page.pass(3_000);
  });
  assert.deepEqual(page.heard, ["UN-000123", "UN-000123"]);
});

Deno.test("after a slow scanner the buttons of Enter and Esc still show their keys, which are in no code", () => {
  using page = bench("slow");
  const { container } = render(<BigButton keys="Esc" onClick={() => {}}>Do not reject</BigButton>);
  assert.equal(page.container.querySelector("kbd"), null);
  assert.equal(container.querySelector("kbd")?.textContent, "Esc");
});

Deno.test("a key without a meaning does no harm: the next scan is read completely", () => {
  using page = bench("quick");
  act(() => {
    page.tap("U", 60);
    page.pass(150);
  });
  assert.equal(page.input.value, "");
  act(() => {
    for (const sign of "UN-000123") page.tap(sign, 1);
    page.end();
  });
  assert.deepEqual(page.heard, ["UN-000123"]);
});

const anyCode = fc.constantFrom(
  "UN-000123",
  "UN-000124-2",
  "PK-000001",
  "BN-000007",
  "ST-000001",
  "RB123456785VN",
);
/** Types as a scanner does: keys are released at once, and pauses vary. */
const scanned = fc.record({
  code: anyCode,
  gaps: fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 13, maxLength: 13 }),
  heldMs: fc.integer({ min: 0, max: 35 }),
  isTyped: fc.constant(false),
});
/** Types by hand, after a slash. */
const typed = fc.record({
  code: anyCode,
  gaps: fc.array(fc.integer({ min: 0, max: 1_500 }), { minLength: 13, maxLength: 13 }),
  heldMs: fc.integer({ min: 40, max: 140 }),
  isTyped: fc.constant(true),
});

Deno.test("no code passes, rejects or undoes by its first letter, with pauses of 0 to 300 ms or typed, whatever scanner was seen before", () => {
  for (const pace of ["quick", "unknown", "slow"] as const) {
    using page = bench(pace);
    fc.assert(
      fc.property(fc.array(fc.oneof(scanned, typed), { minLength: 1, maxLength: 5 }), (codes) => {
        act(() => {
          for (const { code, gaps, heldMs, isTyped } of codes) {
            if (isTyped) {
              page.tap("/", heldMs);
              page.pass(gaps[0] ?? 0);
            }
            for (const [at, sign] of [...code].entries()) {
              page.tap(sign, heldMs);
              page.pass(gaps[at] ?? 0);
            }
            page.end();
            page.pass(3_000);
          }
        });
        assert.deepEqual(page.heard.splice(0), codes.map(({ code }) => code));
      }),
      { numRuns: 60 },
    );
  }
});
