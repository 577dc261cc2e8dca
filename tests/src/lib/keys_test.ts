import { openAt } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import {
  listenForKeys,
  onScan,
  onUnclaimedScan,
  reachable,
  register,
  setShortcutsOn,
  shortcuts,
} from "../../../src/lib/keys.ts";

const GAP_OVER_MS = 60;
const pause = () => new Promise((resolve) => setTimeout(resolve, GAP_OVER_MS));

function press(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

/** Runs with shortcuts for j and Enter, and a receiver of scans; collects what each received. */
async function listening(run: (heard: string[]) => Promise<void> | void): Promise<void> {
  openAt("/");
  const heard: string[] = [];
  const stops = [
    listenForKeys(),
    register("list", "j", () => heard.push("j"), "shell.keys.sheet"),
    register("list", "Enter", () => heard.push("Enter"), "shell.keys.sheet"),
    register("app", "mod+k", () => heard.push("mod+k"), "shell.keys.sheet"),
    onScan((text) => heard.push(`scan ${text}`)),
  ];
  try {
    await run(heard);
  } finally {
    for (const stop of stops) stop();
    setShortcutsOn(true);
  }
}

Deno.test("a key triggers its shortcut, until its screen closes", async () => {
  await listening(async (heard) => {
    press("j");
    await pause();
    press("Enter");
    press("k", { ctrlKey: true });
    assert.deepEqual(heard, ["j", "Enter", "mod+k"]);
    assert.equal(shortcuts.value.length, 3);
  });
  assert.equal(shortcuts.value.length, 0);
});

Deno.test("a burst that ends in Enter is a scan, never a shortcut", async () => {
  await listening(async (heard) => {
    for (const key of "PO-j1") press(key);
    press("Enter");
    await pause();
    assert.deepEqual(heard, ["scan PO-j1"]);
  });
});

Deno.test("a fast typist is not a scanner", async () => {
  await listening(async (heard) => {
    press("j");
    press("j");
    press("Enter");
    await pause();
    assert.deepEqual(heard, ["j", "j", "Enter"]);
  });
});

Deno.test("in a field, in an input method and behind a dialog keys go to what they are typed into", async () => {
  await listening(async (heard) => {
    const field = document.body.appendChild(document.createElement("input"));
    press("j", {}, field);
    press("j", { isComposing: true });
    const dialog = document.body.appendChild(document.createElement("div"));
    dialog.setAttribute("aria-modal", "true");
    press("j");
    dialog.remove();
    const button = document.body.appendChild(document.createElement("button"));
    press("Enter", {}, button);
    await pause();
    assert.deepEqual(heard, []);
    press("k", { metaKey: true }, field);
    assert.deepEqual(heard, ["mod+k"]);
  });
});

Deno.test("single keys can be turned off; those with Ctrl stay", async () => {
  await listening(async (heard) => {
    setShortcutsOn(false);
    press("j");
    await pause();
    press("k", { ctrlKey: true });
    assert.deepEqual(heard, ["mod+k"]);
    assert.equal(localStorage.getItem("shortcuts"), "off");
  });
});

Deno.test("of two shortcuts on one key the later one counts", async () => {
  await listening(async (heard) => {
    const stop = register("record", "j", () => heard.push("record j"), "shell.keys.sheet");
    press("j");
    await pause();
    stop();
    press("j");
    await pause();
    assert.deepEqual(heard, ["record j", "j"]);
  });
});

Deno.test("a scanner that presses Shift for capital letters types one code", async () => {
  await listening(async (heard) => {
    for (const key of "PD-01") {
      if (/[A-Z]/.test(key)) press("Shift");
      press(key);
    }
    press("Enter");
    await pause();
    assert.deepEqual(heard, ["scan PD-01"]);
  });
});

Deno.test("a scan goes to the newest screen, or if no screen listens to the default receiver", () => {
  openAt("/");
  const heard: string[] = [];
  const scan = (text: string) => [...text, "Enter"].forEach((key) => press(key));
  const stops = [listenForKeys(), onUnclaimedScan((text) => heard.push(`rest ${text}`))];
  scan("AAAA");
  const drop = onScan((text) => heard.push(`list ${text}`));
  const dropOther = onScan((text) => heard.push(`station ${text}`));
  scan("BBBB");
  dropOther();
  scan("CCCC");
  drop();
  scan("DDDD");
  stops.forEach((stop) => stop());
  assert.deepEqual(heard, ["rest AAAA", "station BBBB", "list CCCC", "rest DDDD"]);
});

Deno.test("unsubscribing twice removes no other receiver, and a function subscribed twice is called for both", () => {
  openAt("/");
  const heard: string[] = [];
  const scan = (text: string) => [...text, "Enter"].forEach((key) => press(key));
  const stop = listenForKeys();
  const station = (text: string) => heard.push(`station ${text}`);
  const dropList = onScan((text) => heard.push(`list ${text}`));
  const [drop, dropAgain] = [onScan(station), onScan(station)];
  drop();
  drop();
  scan("AAAA");
  dropAgain();
  drop();
  scan("BBBB");
  dropList();
  stop();
  assert.deepEqual(heard, ["station AAAA", "list BBBB"]);
});

Deno.test("the screen's shortcut wins over the app's on the same key, whichever was added first", async () => {
  await listening(async (heard) => {
    const stops = [
      register("list", "/", () => heard.push("list"), "shell.keys.sheet"),
      register("app", "/", () => heard.push("app"), "shell.keys.sheet"),
    ];
    assert.deepEqual(reachable(shortcuts.value).filter(({ key }) => key === "/").map(({ scope }) => scope), [
      "list",
    ]);
    press("/");
    await pause();
    stops[0]!();
    press("/");
    await pause();
    stops[1]!();
    assert.deepEqual(heard, ["list", "app"]);
  });
});

Deno.test("a global shortcut also works above a dialog", async () => {
  await listening((heard) => {
    const dialog = document.body.appendChild(document.createElement("div"));
    dialog.setAttribute("aria-modal", "true");
    press("k", { ctrlKey: true });
    const stop = register("app", "mod+k", () => heard.push("always"), "shell.keys.sheet", { always: true });
    press("k", { ctrlKey: true });
    stop();
    assert.deepEqual(heard, ["always"]);
  });
});

Deno.test("S4.10 in a menu letters move the focus and are not shortcuts; a scan still counts as one", async () => {
  await listening(async (heard) => {
    const link = document.createElement("a");
    link.href = "/orders";
    link.dataset["stop"] = "orders";
    document.body.append(link);
    press("j", {}, link);
    await pause();
    assert.deepEqual(heard, []);
    for (const key of "PO-j1") press(key, {}, link);
    press("Enter", {}, link);
    assert.deepEqual(heard, ["scan PO-j1"]);
  });
});
