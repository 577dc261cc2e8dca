import assert from "node:assert/strict";
import { routeOf } from "../../../../../src/features/workshop/units/route.ts";

const ROUTE = ["QC", "Printing", "Packing"];
const MINUTE = 60;

/** Makes a history, the oldest event first: event, from, to, minutes since the start. */
const events = (...rows: readonly (readonly [string, string, string, number])[]) =>
  rows.map(([event, from_state, to_state, minutes]) => ({
    event: `unit.${event}`,
    from_state,
    to_state,
    cycle: 1,
    actor_name: "Mai",
    at: minutes * MINUTE,
  })).toReversed();

const way = (print_status: string, history: ReturnType<typeof events>) =>
  routeOf({ route: ROUTE, print_status, created_at: 0, events: history })
    .map(({ step, state, by, at, seconds }) =>
      [step, state, by, at === null ? "" : at / MINUTE, seconds === null ? "" : seconds / MINUTE].join(" ")
        .trim()
    );

const STARTED = ["start", "QC.Waiting", "QC.Inprocess", 5] as const;
const PASSED = ["pass", "QC.Inprocess", "Printing.Waiting", 8] as const;

Deno.test("S2.20 the route shows finished steps with their person and time, where the garment is, and what comes next", () => {
  assert.deepEqual(way("QC", events()), ["QC now  0", "Printing next", "Packing next"]);
  assert.deepEqual(way("Printing", events(STARTED, PASSED)), [
    "QC done Mai 8 8",
    "Printing now  8",
    "Packing next",
  ]);
  assert.deepEqual(
    way(
      "Packed",
      events(STARTED, PASSED, ["finish", "Printing.Waiting", "Packing.Waiting", 20], [
        "pack",
        "Packing.Waiting",
        "Packed",
        50,
      ]),
    ),
    ["QC done Mai 8 8", "Printing done Mai 20 12", "Packing done Mai 50 30"],
  );
});

Deno.test("S2.20 a reject starts the route again; an undone step does not count", () => {
  assert.deepEqual(
    way("QC", events(STARTED, PASSED, ["reject", "Printing.Waiting", "QC.Waiting", 30])),
    ["QC now  30", "Printing next", "Packing next"],
  );
  assert.deepEqual(
    way("QC", events(STARTED, PASSED, ["undo", "Printing.Waiting", "QC.Inprocess", 9])),
    ["QC now  0", "Printing next", "Packing next"],
  );
});

Deno.test("S2.20 skipped steps count as done without a name; the beginning of a long history is not guessed", () => {
  assert.deepEqual(
    way("Packing", events(["finish", "QC.Waiting", "Packing.Waiting", 10])),
    ["QC done Mai 10 10", "Printing done", "Packing now  10"],
  );
  assert.deepEqual(
    way("Packing", events(["pass", "Printing.Inprocess", "Packing.Waiting", 90])),
    ["QC done", "Printing done Mai 90", "Packing now  90"],
  );
});
