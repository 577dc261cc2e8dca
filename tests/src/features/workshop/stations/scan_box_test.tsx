/** The scan box on a page: nothing that a scanner sends is lost, doubled, or taken for another input. */
import { openAt } from "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { listenForKeys, onUnclaimedScan, register } from "../../../../../src/lib/keys.ts";
import { ScanBox } from "../../../../../src/features/workshop/stations/input/scan_box.tsx";
import { GERMAN, Keyboard, placeOf, type Scanner, US } from "../../../../support/client/hand_scanner.ts";
import { StoppedTime } from "../../../../support/time/stopped_time.ts";

interface Bench extends Disposable {
  readonly input: HTMLInputElement;
  readonly keyboard: Keyboard;
  readonly heard: string[];
  readonly container: HTMLElement;
}

/** Opens a scan box with the shortcuts R, U, Enter and digits. */
function bench(children: React.ReactNode = null, takesNumbers = false): Bench {
  openAt("/stations/qc");
  // The scanner's speed is not known yet.
  localStorage.clear();
  const heard: string[] = [];
  const { container } = render(
    <>
      <ScanBox
        takesNumbers={takesNumbers}
        onScan={({ code, typed }) => heard.push(typed ? `typed ${code}` : code)}
        onKey={(key) => {
          const isMeant = (takesNumbers ? /^(R|U|Enter)$/ : /^(R|U|Enter|\d)$/).test(key);
          heard.push(isMeant ? `key ${key}` : `nothing ${key}`);
          return isMeant;
        }}
      />
      {children}
    </>,
  );
  const input = container.querySelector<HTMLInputElement>("[data-scan-box]");
  assert.ok(input);
  input.focus();
  return { input, heard, container, keyboard: new Keyboard(input), [Symbol.dispose]: cleanup };
}

/** The time that shortcuts wait for a second letter. */
const GAP_OVER_MS = 60;
const CODES = ["UN-000123", "UN-000124-2", "CMD-PS", "ST-000001"];

Deno.test("bursts without a pause between them, with one end key or two, are each read once", () => {
  const scanners: readonly Scanner[] = [
    { gapMs: 0 },
    { gapMs: 5, ends: ["Tab"] },
    { gapMs: 20, ends: ["Enter", "Enter"] },
    { gapMs: 50, ends: ["Enter", "Tab"], layout: GERMAN },
  ];
  for (const scanner of scanners) {
    using page = bench();
    act(() => CODES.forEach((code) => page.keyboard.scan(code, scanner)));
    assert.deepEqual(page.heard, CODES);
    assert.equal(page.input.value, "");
  }
});

Deno.test("a slow radio scanner counts as typing, and loses nothing", () => {
  using page = bench();
  act(() => CODES.forEach((code) => page.keyboard.scan(code, { gapMs: 200 })));
  assert.deepEqual(page.heard, CODES.map((code) => `typed ${code}`));
});

Deno.test("a single key is a command; followed by other keys it belongs to a code", async () => {
  using page = bench();
  act(() => {
    page.keyboard.sign("R");
    page.keyboard.sign("R", US, { repeat: true });
    page.keyboard.release("R", 600);
  });
  await waitFor(() => assert.deepEqual(page.heard, ["key R"]));
  act(() => page.keyboard.press("X"));
  await waitFor(() => assert.deepEqual(page.heard, ["key R", "nothing X"]));
  assert.equal(page.input.value, "X", "a text without meaning remains visible");
  act(() => void page.keyboard.key("Escape", "Escape"));
  act(() => page.keyboard.scan("1Z999AA10123456784"));
  act(() => {
    page.keyboard.sign("4");
    page.keyboard.key("Enter", "Enter");
  });
  assert.deepEqual(page.heard, ["key R", "nothing X", "1Z999AA10123456784", "key 4"]);
});

Deno.test("a key pressed by a finger acts soon; a scanner's first key waits for its code, however the radio stalls", () => {
  using page = bench();
  using time = new StoppedTime();
  const pass = (ms: number) => {
    page.keyboard.pause(ms);
    time.pass(ms);
  };
  act(() => {
    page.keyboard.press("U");
    pass(500);
  });
  assert.deepEqual(page.heard.splice(0), ["key U"], "held by a finger");
  act(() => {
    page.keyboard.sign("U");
    page.keyboard.release("U", 5);
    pass(1_500);
    page.keyboard.scan("N-000123");
  });
  assert.deepEqual(page.heard.splice(0), ["UN-000123"], "nothing is undone");
});

Deno.test("a code whose first letter was taken for a key is still read completely; if the rest is a code too, that one is read", () => {
  using page = bench();
  using time = new StoppedTime();
  const pressed = (sign: string) => {
    page.keyboard.press(sign);
    page.keyboard.pause(1_000);
    time.pass(1_000);
  };
  act(() => {
    pressed("U");
    page.keyboard.scan("N-000123");
    page.keyboard.scan("N-000123");
    pressed("U");
    page.keyboard.scan("ST-000001");
  });
  assert.deepEqual(page.heard, ["key U", "UN-000123", "N-000123", "key U", "ST-000001"]);
});

Deno.test("Enter in the empty box is a key, except from a scanner after its code or while held down", () => {
  using page = bench();
  act(() => {
    page.keyboard.key("Enter", "Enter");
    page.keyboard.key("Enter", "Enter", { repeat: true });
    page.keyboard.scan("UN-000123", { ends: ["Enter", "Enter"] });
    page.keyboard.pause(1_000);
    page.keyboard.key("NumpadEnter", "Enter");
  });
  assert.deepEqual(page.heard, ["key Enter", "UN-000123", "key Enter"]);
});

Deno.test("a code scanned while a button has the focus goes to the box, and neither button nor shortcut reacts", async () => {
  const others: string[] = [];
  const stops = [
    listenForKeys(),
    register("app", "Enter", () => others.push("shortcut"), "shell.keys.sheet"),
    register("app", "U", () => others.push("letter"), "shell.keys.sheet"),
    onUnclaimedScan((text) => others.push(text)),
  ];
  using page = bench(<button type="button" onClick={() => others.push("pressed")}>Reject</button>);
  const button = [...page.container.querySelectorAll("button")].find((each) => each.textContent === "Reject");
  assert.ok(button);
  button.focus();
  act(() => CODES.forEach((code) => page.keyboard.scan(code, { ends: ["Enter", "Enter"] })));
  assert.deepEqual(page.heard, CODES);
  await new Promise((resolve) => setTimeout(resolve, GAP_OVER_MS));
  assert.deepEqual(others, []);
  assert.ok(document.activeElement === page.input);
  stops.forEach((stop) => stop());
});

Deno.test("a weight that a person types slowly is read with all its digits while a weight is asked for", () => {
  using page = bench(null, true);
  using time = new StoppedTime();
  act(() => {
    page.keyboard.scan("UN-000123");
    for (const sign of "350") {
      page.keyboard.press(sign);
      page.keyboard.pause(500);
      time.pass(560);
    }
    page.keyboard.key("Enter", "Enter");
  });
  assert.deepEqual(page.heard, ["UN-000123", "typed 350"]);
});

Deno.test("the second end key of a scanner whose code went into another field confirms nothing", () => {
  using page = bench(<input aria-label="Weight" />);
  page.container.querySelector<HTMLInputElement>("[aria-label=Weight]")?.focus();
  act(() => {
    page.keyboard.scan("900");
    // The field has taken the weight, so the focus is in the scan box again.
    page.input.focus();
    page.keyboard.key("Enter", "Enter");
    page.keyboard.pause(1_000);
    page.keyboard.key("Enter", "Enter");
  });
  assert.deepEqual(page.heard, ["key Enter"]);
});

Deno.test("after a print the focus returns from its invisible frame, also for a person who moves it by keyboard", async () => {
  using page = bench(<button type="button" data-next="">Next</button>);
  act(() => {
    page.keyboard.key("Tab", "Tab");
    page.container.querySelector<HTMLElement>("[data-next]")?.focus();
  });
  await new Promise((resolve) => setTimeout(resolve, GAP_OVER_MS));
  assert.equal(
    document.activeElement?.textContent,
    "Next",
    "a button that was reached by keyboard stays focused",
  );
  const frame = document.createElement("iframe");
  frame.tabIndex = -1;
  document.body.append(frame);
  act(() => frame.focus());
  await waitFor(() => assert.ok(document.activeElement === page.input));
  frame.remove();
});

Deno.test("text typed in another field is left alone", () => {
  using page = bench(<input aria-label="Note" />);
  page.container.querySelector<HTMLInputElement>("[aria-label=Note]")?.focus();
  act(() => page.keyboard.scan("UN-000123"));
  assert.deepEqual(page.heard, []);
});

Deno.test("with an input method that hides the keys, their positions give the code once the method has written its last letter", () => {
  using page = bench();
  act(() => {
    const composition = (name: string) =>
      page.input.dispatchEvent(new CompositionEvent(name, { bubbles: true }));
    for (const [at, sign] of [..."UN-000123"].entries()) {
      page.keyboard.key(placeOf(sign).code, "Process", { keyCode: 229, isComposing: at > 0 });
      if (at === 0) composition("compositionstart");
      // Telex replaces letters.
      page.keyboard.write(sign === "N" ? "ň" : sign, "insertCompositionText");
      page.keyboard.pause(5);
    }
    page.keyboard.key("Enter", "Process", { keyCode: 229, isComposing: true });
    page.keyboard.write("", "insertCompositionText");
    assert.deepEqual(page.heard, []);
    composition("compositionend");
    page.keyboard.scan("UN-000124");
  });
  assert.deepEqual(page.heard, ["UN-000123", "UN-000124"]);
});

Deno.test("a built-in reader inserts whole texts; pasted text counts as typed, line by line", () => {
  using page = bench();
  act(() => {
    page.keyboard.write("UN-000123");
    page.keyboard.key("Enter", "Enter");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "UN-000124\r\nUN-000125\n");
    page.input.dispatchEvent(
      Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData }),
    );
  });
  assert.deepEqual(page.heard, ["UN-000123", "typed UN-000124", "typed UN-000125"]);
});

Deno.test("Access 16 a pasted line is left to the browser, counts as typed, and acts on Enter; the scanner still works", () => {
  using page = bench();
  act(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "UN-000124");
    const paste = Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData });
    assert.equal(page.input.dispatchEvent(paste), true, "it is not prevented");
    page.input.value = "UN-000124";
    page.input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
  });
  assert.deepEqual(page.heard, []);
  act(() => void page.keyboard.key("Enter", "Enter"));
  assert.deepEqual(page.heard, ["typed UN-000124"]);
  act(() => page.keyboard.scan("UN-000125"));
  assert.deepEqual(page.heard, ["typed UN-000124", "UN-000125"]);
});

Deno.test("a text longer than any code is dropped with a message", () => {
  using page = bench();
  act(() => page.keyboard.scan("9".repeat(200)));
  assert.deepEqual(page.heard, []);
  assert.match(page.container.textContent ?? "", /too long for a code/);
  act(() => page.keyboard.scan("UN-000123"));
  assert.deepEqual(page.heard, ["UN-000123"]);
  assert.doesNotMatch(page.container.textContent ?? "", /too long/);
});

Deno.test("a text without an end stays with a message, until Enter or the next code", async () => {
  using page = bench();
  act(() => page.keyboard.scan("UN-000123", { ends: [] }));
  await waitFor(() => assert.match(page.container.textContent ?? "", /Press Enter or set your scanner/));
  assert.deepEqual([page.input.value, page.heard], ["UN-000123", []]);
  act(() => page.keyboard.scan("UN-000124", { ends: [] }));
  assert.deepEqual([page.input.value, page.heard], ["UN-000124", ["UN-000123"]]);
  act(() => void page.keyboard.key("Enter", "Enter"));
  assert.deepEqual(page.heard, ["UN-000123", "UN-000124"]);
});
