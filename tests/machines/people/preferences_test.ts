import assert from "node:assert/strict";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { type Appearance, type AppearancePatch, DEFAULT_APPEARANCE } from "../../../api/people/customizer.ts";
import { preferencesMachine, SAVE_DELAY_MS, type SaveAnswer } from "../../../machines/people/preferences.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";
import { fc } from "../../support/property.ts";

const appearance = (patch: AppearancePatch = {}): Appearance => ({ ...DEFAULT_APPEARANCE, ...patch });
const FAILED: SaveAnswer = { kind: "failed", failure: "network" };

/** Lets pending promises settle between steps. */
const settle = async () => {
  for (let turn = 0; turn < 6; turn++) await Promise.resolve();
};

/** Starts a person's look with an API that stores what it receives, and answers when the test lets it. */
function open({ canSave = true } = {}) {
  const clock = new SimulatedClock();
  const api = { appearance: appearance(), writes: [] as AppearancePatch[], reads: 0 };
  const waiting: ((isRefused: boolean) => void)[] = [];
  const reading: (() => void)[] = [];
  const actor = createActor(
    preferencesMachine.provide({
      actors: {
        saveLook: fromPromise(({ input: { changes } }) => {
          api.writes.push(changes);
          return new Promise<SaveAnswer>((answer) =>
            waiting.push((isRefused) => {
              if (isRefused) return answer(FAILED);
              api.appearance = { ...api.appearance, ...changes };
              answer({ kind: "saved", appearance: api.appearance });
            })
          );
        }),
        fetchLook: fromPromise(() => {
          api.reads += 1;
          const then = api.appearance;
          return new Promise<Appearance | null>((answer) => reading.push(() => answer(then)));
        }),
      },
    }),
    { clock },
  ).start();
  const known = (personId = "u1") =>
    actor.send({ type: "person.known", personId, canSave, appearance: appearance(api.appearance) });
  known();
  return {
    actor,
    api,
    clock,
    known,
    change: (patch: AppearancePatch) => actor.send({ type: "look.change", patch }),
    answer: async (isRefused = false) => {
      assert.ok(waiting.length <= 1, "one write at a time");
      waiting.shift()?.(isRefused);
      await settle();
    },
    read: async () => {
      reading.splice(0).forEach((each) => each());
      await settle();
    },
    get shown() {
      return actor.getSnapshot().context.shown;
    },
    is: (state: "absent" | "previewing" | "settled" | "refreshing" | "debouncing" | "saving" | "failed") =>
      actor.getSnapshot().matches(state),
  };
}

const payloads = {
  "person.known": [
    { personId: "u1", canSave: true, appearance: appearance() },
    { personId: "u2", canSave: false, appearance: appearance() },
  ],
  "look.change": [{ patch: { theme: "dark" } }, { patch: { theme: "light" } }],
  "xstate.done.actor.0.preferences.saving": [
    { output: { kind: "saved", appearance: appearance({ theme: "dark" }) } },
    { output: FAILED },
  ],
  "xstate.done.actor.0.preferences.refreshing": [{ output: appearance({ direction: "rtl" }) }, {
    output: null,
  }],
};

Deno.test("C5 preferences: every state is reached, every edge taken, and no path ends in a dead end", () => {
  assertWholeGraph(preferencesMachine, { payloads });
});

Deno.test("preferences: the machine needs exactly two effects", () => {
  assert.deepEqual(implementationsOf(preferencesMachine).actors, ["saveLook", "fetchLook"]);
});

Deno.test("S4.9 a change is shown at once, and saved a moment later with only that key", async () => {
  const person = open();
  person.change({ theme: "dark" });
  assert.equal(person.shown.theme, "dark");
  assert.equal(person.api.writes.length, 0);
  person.clock.increment(SAVE_DELAY_MS);
  assert.deepEqual(person.api.writes, [{ theme: "dark" }]);
  await person.answer();
  assert.ok(person.is("settled"));
});

Deno.test("S4.9 a change reverted before it was sent is not sent", () => {
  const person = open();
  person.change({ theme: "dark" });
  person.change({ theme: "light" });
  assert.ok(person.is("settled"));
  person.clock.increment(SAVE_DELAY_MS);
  assert.deepEqual(person.api.writes, []);
});

Deno.test("S4.9 a change reverted while it is being sent is sent again", async () => {
  const person = open();
  person.change({ theme: "dark" });
  person.clock.increment(SAVE_DELAY_MS);
  person.change({ theme: "light" });
  await person.answer();
  assert.equal(person.shown.theme, "light");
  person.clock.increment(SAVE_DELAY_MS);
  await person.answer();
  assert.equal(person.api.appearance.theme, "light");
});

Deno.test("S4.9 an unsaved choice stays shown, and Retry sends it with later choices", async () => {
  const person = open();
  person.change({ theme: "dark" });
  person.clock.increment(SAVE_DELAY_MS);
  person.change({ menuTheme: "info" });
  await person.answer(true);
  assert.ok(person.is("failed"));
  assert.deepEqual([person.shown.theme, person.shown.menuTheme], ["dark", "info"]);
  assert.equal(person.actor.getSnapshot().context.failure, "network");
  person.actor.send({ type: "look.retry" });
  assert.deepEqual(person.api.writes.at(-1), { theme: "dark", menuTheme: "info" });
  await person.answer();
  assert.ok(person.is("settled"));
  assert.equal(person.actor.getSnapshot().context.failure, null);
});

Deno.test("S4.9 a write without an answer may have succeeded: after a revert it is written again", async () => {
  const person = open();
  person.change({ theme: "dark" });
  person.clock.increment(SAVE_DELAY_MS);
  await person.answer(true);
  person.change({ theme: "light" });
  person.clock.increment(SAVE_DELAY_MS);
  assert.deepEqual(person.api.writes.at(-1), { theme: "light" });
});

Deno.test("S4.9 leaving the page saves pending changes", () => {
  const person = open();
  person.change({ direction: "rtl" });
  person.actor.send({ type: "look.flush" });
  assert.deepEqual(person.api.writes, [{ direction: "rtl" }]);
});

Deno.test("preferences: another window's change is applied, but never overwrites a change made here", async () => {
  const person = open();
  person.api.appearance = appearance({ theme: "dark" });
  person.actor.send({ type: "look.doubt" });
  await person.read();
  assert.equal(person.shown.theme, "dark");
  // The API answered before the change was made.
  person.actor.send({ type: "look.doubt" });
  person.change({ theme: "semi-dark" });
  await person.read();
  assert.equal(person.shown.theme, "semi-dark");
  person.clock.increment(SAVE_DELAY_MS);
  await person.answer();
  assert.ok(person.is("refreshing"), "other changes from elsewhere are fetched afterwards");
  await person.read();
  assert.equal(person.shown.theme, "semi-dark");
});

Deno.test("preferences: fetching the same person again does not undo a change made here", async () => {
  const person = open();
  person.change({ theme: "dark" });
  person.clock.increment(SAVE_DELAY_MS);
  await person.answer();
  person.actor.send({ type: "person.known", personId: "u1", canSave: true, appearance: appearance() });
  assert.equal(person.shown.theme, "dark");
  await person.read();
  assert.equal(person.shown.theme, "dark");
});

Deno.test("S1.2 while somebody acts as a person the look can be tried but is never saved", () => {
  const person = open({ canSave: false });
  person.change({ theme: "dark" });
  person.clock.increment(10 * SAVE_DELAY_MS);
  assert.equal(person.shown.theme, "dark");
  assert.deepEqual(person.api.writes, []);
});

Deno.test("S2.47 without a person the defaults apply, and nothing of one person is visible to the next", () => {
  const person = open();
  person.change({ theme: "dark" });
  person.actor.send({ type: "person.left" });
  assert.ok(person.is("absent"));
  assert.deepEqual(person.shown, DEFAULT_APPEARANCE);
  person.change({ theme: "dark" });
  assert.deepEqual(person.shown, DEFAULT_APPEARANCE);
  person.known("u2");
  assert.deepEqual(person.shown, DEFAULT_APPEARANCE);
  person.clock.increment(SAVE_DELAY_MS);
  assert.deepEqual(person.api.writes, []);
});

const patch: fc.Arbitrary<AppearancePatch> = fc.oneof(
  fc.constantFrom("light", "dark", "semi-dark").map((theme) => ({ theme } as const)),
  fc.constantFrom("primary", "info", "dark").map((menuTheme) => ({ menuTheme } as const)),
  fc.boolean().map((sidebarCollapsed) => ({ sidebarCollapsed })),
  fc.constantFrom("ltr", "rtl").map((direction) => ({ direction } as const)),
);
/** Generates a choice and the time until the next one. */
const quick = fc.record({ patch, gap: fc.integer({ min: 0, max: SAVE_DELAY_MS - 1 }) });
/** Generates the same at any pace, with the fate of the write that is under way. */
const step = fc.record({
  patch,
  gap: fc.integer({ min: 0, max: 2 * SAVE_DELAY_MS }),
  answer: fc.constantFrom("none", "saved", "failed"),
});

Deno.test("S4.9 200 quick toggles make at most 5 writes, and the finally saved state is the shown one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(quick, { minLength: 200, maxLength: 200 }), async (toggles) => {
      const person = open();
      for (const { patch, gap } of toggles) {
        person.change(patch);
        person.clock.increment(gap);
      }
      const chosen = person.shown;
      person.clock.increment(SAVE_DELAY_MS);
      await person.answer();
      assert.ok(person.api.writes.length <= 5, `${person.api.writes.length} writes`);
      assert.deepEqual(person.api.appearance, chosen);
      assert.deepEqual(person.shown, chosen);
    }),
    { numRuns: 20, seed: 4_9 },
  );
});

Deno.test("S4.9 whether writes succeed or fail, the screen shows the last choice, and Retry stores it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const person = open();
      let chosen = appearance();
      for (const { patch, gap, answer } of steps) {
        person.change(patch);
        chosen = { ...chosen, ...patch };
        assert.deepEqual(person.shown, chosen);
        person.clock.increment(gap);
        if (answer !== "none") await person.answer(answer === "failed");
        assert.deepEqual(person.shown, chosen);
      }
      for (let round = 0; round < 3 && !person.is("settled"); round++) {
        person.actor.send({ type: "look.retry" });
        person.clock.increment(SAVE_DELAY_MS);
        await person.answer();
      }
      assert.ok(person.is("settled"));
      assert.deepEqual(person.api.appearance, chosen);
    }),
    { numRuns: 200, seed: 4_9 },
  );
});
