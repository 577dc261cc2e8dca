import assert from "node:assert/strict";
import { createActor, SimulatedClock } from "xstate";
import { type Frame, frameOf, type LayoutRequest } from "../../machines/frame.ts";
import { type LayoutEvent, layoutMachine, PEEK_DELAY_MS } from "../../machines/layout.ts";
import { assertWholeGraph, implementationsOf } from "../support/machines/graph.ts";
import { fc } from "../support/property.ts";

const FRAMES: readonly Frame[] = ["vertical", "horizontal", "blank", "seller"];
const WISH: LayoutRequest = { layout: "vertical", isCollapsed: false, isForSeller: false };
const START = { ...WISH, isWide: true, isRailed: false, isBare: false };

/** Starts a layout that records the stored preferences. */
function open(over: Partial<typeof START> = {}) {
  const clock = new SimulatedClock();
  const saved: boolean[] = [];
  const actor = createActor(
    layoutMachine.provide({
      actions: { saveCollapsed: (_, { isCollapsed }) => void saved.push(isCollapsed) },
    }),
    { input: { ...START, ...over }, clock },
  ).start();
  return {
    clock,
    saved,
    send: (...events: LayoutEvent[]) => events.forEach((event) => actor.send(event)),
    frame: () => actor.getSnapshot().value.frame,
    menu: () => actor.getSnapshot().value.menu,
    scroll: () => actor.getSnapshot().value.scroll,
    has: (tag: "scrolling" | "shadow" | "toTop" | "labelled" | "over" | "away") =>
      actor.getSnapshot().hasTag(tag),
  };
}
const wish = (over: Partial<LayoutRequest>): LayoutEvent => ({ type: "look.changed", ...WISH, ...over });
const width = (isWide: boolean): LayoutEvent => ({ type: "width.changed", isWide });
const screen = (over = {}): LayoutEvent => ({
  type: "screen.opened",
  isRailed: false,
  isBare: false,
  ...over,
});
const scrolled = (px: number): LayoutEvent => ({ type: "screen.scrolled", px });

Deno.test("C5 S2.46 layout: every state is reached and every edge taken", () => {
  const wishes = FRAMES.flatMap((layout) =>
    [true, false].map((isCollapsed) => ({ layout, isCollapsed, isForSeller: true }))
  );
  assertWholeGraph(layoutMachine, {
    input: START,
    limit: 20_000,
    payloads: {
      "look.changed": wishes,
      "width.changed": [{ isWide: true }, { isWide: false }],
      "screen.opened": [
        { isRailed: false, isBare: false },
        { isRailed: true, isBare: false },
        { isRailed: false, isBare: true },
      ],
      "screen.scrolled": [{ px: 0 }, { px: 51 }, { px: 101 }, { px: 161 }],
    },
  });
});

Deno.test("layout: the machine needs exactly one effect", () => {
  const { actors, actions } = implementationsOf(layoutMachine);
  assert.deepEqual(actors, []);
  assert.ok(actions.includes("saveCollapsed"));
});

Deno.test("S2.46 S4.11 S9.8 the horizontal layout applies from 1200 px and is the vertical one below", () => {
  const layout = open({ layout: "horizontal" });
  assert.deepEqual([layout.frame(), layout.menu()], ["horizontal", "bar"]);
  layout.send(width(false));
  assert.deepEqual([layout.frame(), layout.menu()], ["vertical", { drawer: "closed" }]);
  layout.send(width(true));
  assert.equal(layout.frame(), "horizontal");
});

Deno.test("S2.46 the seller layout is only for sellers; for others that preference means the default", () => {
  const layout = open({ layout: "seller" });
  assert.equal(layout.frame(), "vertical");
  layout.send(wish({ layout: "seller", isForSeller: true }));
  assert.equal(layout.frame(), "seller");
});

Deno.test("S2.46 a blank layout has nothing around the screen, nor has a screen that requests none", () => {
  const layout = open({ layout: "blank" });
  assert.deepEqual([layout.frame(), layout.menu()], ["blank", "none"]);
  layout.send(wish({ layout: "vertical" }));
  assert.deepEqual([layout.frame(), layout.menu()], ["vertical", "full"]);
  layout.send(screen({ isBare: true }));
  assert.deepEqual([layout.frame(), layout.menu()], ["blank", "none"]);
});

Deno.test("S4.11 the drawer closes after a click on an item, on another screen, and when the window widens", () => {
  const layout = open({ isWide: false });
  for (const end of [{ type: "menu.followed" }, { type: "menu.close" }, screen()] as LayoutEvent[]) {
    layout.send({ type: "menu.open" });
    assert.deepEqual(layout.menu(), { drawer: "open" });
    layout.send(scrolled(80), wish({}));
    assert.deepEqual(layout.menu(), { drawer: "open" }, "an unrelated event leaves the drawer open");
    layout.send(end);
    assert.deepEqual(layout.menu(), { drawer: "closed" }, end.type);
  }
  layout.send({ type: "menu.open" }, width(true));
  assert.equal(layout.menu(), "full");
  layout.send(width(false));
  assert.deepEqual(layout.menu(), { drawer: "closed" });
});

Deno.test("S4.10 collapsed to icons by preference: the toggle stores the choice, and the API's answer changes it", () => {
  const layout = open();
  layout.send({ type: "menu.toggle" });
  assert.deepEqual([layout.menu(), layout.saved], ["full", [true]]);
  layout.send(wish({ isCollapsed: true }));
  assert.deepEqual(layout.menu(), { rail: "resting" });
  layout.send({ type: "menu.toggle" });
  assert.deepEqual(layout.saved, [true, false]);
});

Deno.test("S4.10 collapsed to icons on a registered path: opening lasts for that screen, and the preference is kept", () => {
  const layout = open();
  layout.send(screen({ isRailed: true }));
  assert.deepEqual(layout.menu(), { rail: "resting" });
  layout.send({ type: "menu.toggle" });
  assert.deepEqual(layout.menu(), { rail: "held" });
  assert.ok(layout.has("labelled") && !layout.has("over"));
  layout.send({ type: "menu.toggle" });
  assert.deepEqual(layout.menu(), { rail: "resting" });
  layout.send({ type: "menu.toggle" }, screen({ isRailed: true }));
  assert.deepEqual(layout.menu(), { rail: "resting" });
  layout.send(screen());
  assert.deepEqual([layout.menu(), layout.saved], ["full", []]);
});

Deno.test("S4.10 the rail opens over the screen for a resting pointer, and for the keyboard at once", () => {
  const layout = open({ isCollapsed: true });
  layout.send({ type: "menu.approached" });
  layout.clock.increment(PEEK_DELAY_MS - 1);
  layout.send({ type: "menu.left" });
  layout.clock.increment(PEEK_DELAY_MS);
  assert.deepEqual(layout.menu(), { rail: "resting" }, "a pointer that passes by does not open the menu");
  layout.send({ type: "menu.approached" });
  layout.clock.increment(PEEK_DELAY_MS);
  assert.deepEqual(layout.menu(), { rail: "peeking" });
  assert.ok(layout.has("labelled") && layout.has("over"));
  layout.send({ type: "menu.followed" }, { type: "menu.entered" });
  assert.deepEqual(layout.menu(), { rail: "peeking" });
  layout.send({ type: "menu.left" });
  assert.deepEqual(layout.menu(), { rail: "resting" });
});

Deno.test("S9.9 scrolled above 50 px, a shadow above 100, the button to the top above 160; not at these values", () => {
  const layout = open();
  const marks = (px: number) => {
    layout.send(scrolled(px));
    return (["scrolling", "shadow", "toTop"] as const).filter((tag) => layout.has(tag)).join(" ");
  };
  const ALL = "scrolling shadow toTop";
  const found = [0, 50, 51, 100, 101, 160, 161, 9_999].map(marks);
  assert.deepEqual(found, [
    "",
    "",
    "scrolling",
    "scrolling",
    "scrolling shadow",
    "scrolling shadow",
    ALL,
    ALL,
  ]);
  layout.send(screen());
  assert.equal(layout.scroll(), "top", "another screen begins at its top");
});

Deno.test("S4.12 a static top bar disappears when the screen has scrolled, and returns only at the top", () => {
  const layout = open();
  const isAway = (px: number) => {
    layout.send(scrolled(px));
    return layout.has("away");
  };
  assert.deepEqual([0, 160, 161, 110, 51, 50, 161].map(isAway), [
    false,
    false,
    true,
    true,
    true,
    false,
    true,
  ]);
});

Deno.test("S2.46 S4.11 the frame depends only on the present state, whatever happened before", () => {
  const event: fc.Arbitrary<LayoutEvent> = fc.oneof(
    fc.record({
      type: fc.constant("look.changed" as const),
      layout: fc.constantFrom(...FRAMES),
      isCollapsed: fc.boolean(),
      isForSeller: fc.boolean(),
    }),
    fc.boolean().map(width),
    fc.record({ isRailed: fc.boolean(), isBare: fc.boolean() }).map(screen),
    fc.nat(300).map(scrolled),
    fc.constantFrom(
      ...(["open", "close", "followed", "toggle", "approached", "entered", "left"] as const)
        .map((name): LayoutEvent => ({ type: `menu.${name}` })),
    ),
  );
  fc.assert(fc.property(fc.array(event, { maxLength: 30 }), (events) => {
    const actor = createActor(
      layoutMachine.provide({ actions: { saveCollapsed: () => {} } }),
      { input: START, clock: new SimulatedClock() },
    ).start();
    for (const each of events) {
      actor.send(each);
      const { context, value } = actor.getSnapshot();
      assert.equal(value.frame, frameOf(context));
      assert.equal(value.menu === "none", value.frame === "blank");
      assert.ok(value.frame !== "horizontal" || context.isWide);
      assert.ok(value.frame !== "seller" || context.isForSeller);
      assert.equal(
        typeof value.menu === "object" && "drawer" in value.menu,
        value.menu !== "none" && !context.isWide,
      );
      assert.equal(value.scroll === "far", context.scrolledPx > 160);
    }
  }));
});
