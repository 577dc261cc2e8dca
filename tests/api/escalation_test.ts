import assert from "node:assert/strict";
import { allows } from "../../api/access.ts";
import { mayGrant } from "../../api/people/grants.ts";
import { abilitiesOf } from "../../resources/abilities.ts";
import {
  ATTACKERS,
  type DoorOf,
  initialState,
  isHead,
  isMore,
  keyOf,
  reachableActors,
  type State,
  stepsOf,
} from "../support/hostile/permission_states.ts";

/** The search stops after this many states; as it is breadth-first, only the farthest are omitted. */
const MAX_STATES = 10_000;
const STEPS = 3;

const abilities = abilitiesOf();
const AS_THEY_ARE: DoorOf = (call) => abilities.get(call) ?? null;
const OPEN: DoorOf = () => null;

/** Yields every distinct state that is reachable in `STEPS` steps, nearest first. */
function* reached(from: State, doorOf: DoorOf, give = mayGrant): Generator<State> {
  const known = new Set([keyOf(from)]);
  let round = [from];
  yield from;
  for (let step = 0; step < STEPS; step++) {
    const next: State[] = [];
    for (const state of round) {
      for (const after of stepsOf(state, doorOf, give)) {
        if (known.size >= MAX_STATES) return;
        const key = keyOf(after);
        if (known.has(key)) continue;
        known.add(key);
        next.push(after);
        yield after;
      }
    }
    round = next;
  }
}

/** Calls that change a person's rights. */
const PERMISSION_CALLS = [
  "makeUser",
  "deleteById",
  "makeEntryLink",
  "updateProfile",
  "makeApiToken",
] as const;

for (const [name, attacker] of Object.entries(ATTACKERS)) {
  for (const [doors, doorOf] of [["as they are", AS_THEY_ARE], ["all open", OPEN]] as const) {
    Deno.test(`security Z4 with the doors ${doors}, no steps give a ${name} more rights than before`, () => {
      const states = [...reached(initialState(attacker), doorOf)];
      for (const state of states) {
        for (const id of state.held) {
          const held = state.people.get(id);
          assert.ok(!held || held.status === "Locked" || !isMore(attacker, held), `${id}: ${keyOf(state)}`);
        }
        assert.ok([...state.people.values()].some(isHead), "at least one super_root is not locked");
      }
      const isBusy = doorOf === OPEN || attacker.role === "super_root";
      assert.ok(isBusy ? states.length > 20 : states.length === 1, `${states.length} states`);
    });
  }

  Deno.test(`security I2 I3 S1.2 a ${name} cannot act as a head of the business, and has no privileged call then`, () => {
    for (const state of reached(initialState(attacker), AS_THEY_ARE)) {
      for (const person of reachableActors(state)) {
        const above = person.actor?.role === "super_root" ? ["super_root"] : ["root", "super_root"];
        assert.ok(!above.includes(person.role), person.role);
        assert.deepEqual(PERMISSION_CALLS.filter((call) => allows(abilities.get(call)!, person)), []);
      }
    }
  });
}

Deno.test("security Z6 an API token never makes a privileged call, for any owner", () => {
  for (const attacker of Object.values(ATTACKERS)) {
    const person = { ...attacker, _id: "me", isToken: true };
    assert.deepEqual(PERMISSION_CALLS.filter((call) => allows(abilities.get(call)!, person)), []);
  }
});

for (const part of ["role", "groups", "permission", "scope"] as const) {
  Deno.test(`the search finds an escalation if the check of the granted ${part} is missing`, () => {
    const blind: typeof mayGrant = (...row) => mayGrant(...row).filter(({ path }) => path !== part);
    const isFound = Object.values(ATTACKERS).some((attacker) =>
      reached(initialState(attacker), OPEN, blind).some(({ people, held }) =>
        [...held].some((id) => {
          const one = people.get(id);
          return one !== undefined && isMore(attacker, one);
        })
      )
    );
    assert.ok(isFound);
  });
}
