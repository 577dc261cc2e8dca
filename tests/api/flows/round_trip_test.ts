/** The exported JSON, started, walks the same states by the same events as the machine it was made of. */
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

/** Always the same walks, as many as are asked for. */
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

/** Matches guards that follow a package's very state, and the states behind it: random walks never name one. */
const ASKS_PACKAGES = /packages\.settle|status\.Ready |\.Shipped |\.Delivered |Handed Over always/;

// Ways that are taken at once, regions, joined guards and ways of groups: what exports lose first.
for (const id of ["order", "list", "switch_user"] as const) {
  Deno.test(`C7 an export of ${id} that lacks any transition differs from the machine`, async () => {
    const machine = await loadFlow(id);
    const whole = machineJson(machine.config);
    for (const [way, json] of withOneLess(whole)) {
      const pair = pairOf(machine, whole, json);
      if (ASKS_PACKAGES.test(way)) continue;
      const isFound = walks(6_000).some(([start, all]) => differenceOf(pair, start, all) !== null);
      assert.ok(isFound, `without ${way} nothing is missed`);
    }
  });
}
