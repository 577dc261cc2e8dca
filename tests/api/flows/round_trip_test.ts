/** The exported JSON, when started, walks the same states by the same events as its original machine. */
import assert from "node:assert/strict";
import { machineJson } from "../../../api/flows/machine_json.ts";
import { FLOW_IDS, loadFlow } from "../../../src/diagnostics/flows/flows.ts";
import { oddMachine } from "../../support/machines/odd_machine.ts";
import { fc } from "../../support/property.ts";
import { differenceOf, type Move, pairOf, withOneLess } from "../../support/machines/round_trip.ts";

const moves = fc.array(fc.tuple(fc.nat(1_000), fc.nat()), { minLength: 20, maxLength: 30 });

for (const id of FLOW_IDS) {
  Deno.test(`C7 the export of ${id} behaves like the machine`, async () => {
    const machine = await loadFlow(id);
    const text = JSON.stringify(machineJson(machine.config));
    const pair = pairOf(machine, JSON.parse(text));
    fc.assert(
      fc.property(fc.nat(), moves, (start, all) => {
        assert.equal(differenceOf(pair, start, all), null);
      }),
      { numRuns: 40, seed: 7 },
    );
  });
}

Deno.test("C7 an export of features that our own machines do not use behaves like its machine, and without any one transition it does not", () => {
  const whole = machineJson(oddMachine.config);
  const pair = pairOf(oddMachine, whole);
  for (const [start, all] of walks(60)) assert.equal(differenceOf(pair, start, all), null);
  for (const [way, json] of withOneLess(whole)) {
    const lame = pairOf(oddMachine, whole, json);
    assert.ok(walks(400).some(([start, all]) => differenceOf(lame, start, all) !== null), way);
  }
});

/** Yields the given number of walks, always the same ones. */
function* walks(count: number): Generator<readonly [number, readonly Move[]]> {
  let seed = 11;
  const next = () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0) >>> 8;
  for (let at = 0; at < count; at++) {
    yield [
      next(),
      Array.from({ length: 30 }, () => [next(), next()] as const),
    ];
  }
}

/** Matches guards that depend on one state of a package and the states behind them: random walks never reach these. */
const ASKS_PACKAGES = /packages\.settle|status\.Ready |\.Shipped |\.Delivered |Handed Over always/;

// Automatic transitions, regions, combined guards and transitions of groups: an export loses these first.
for (const id of ["order", "list", "switch_user"] as const) {
  Deno.test(`C7 an export of ${id} that lacks any transition differs from the machine`, async () => {
    const machine = await loadFlow(id);
    const whole = machineJson(machine.config);
    for (const [way, json] of withOneLess(whole)) {
      const pair = pairOf(machine, whole, json);
      if (ASKS_PACKAGES.test(way)) continue;
      const isFound = walks(6_000).some(([start, all]) => differenceOf(pair, start, all) !== null);
      assert.ok(isFound, `removing ${way} was not noticed`);
    }
  });
}
