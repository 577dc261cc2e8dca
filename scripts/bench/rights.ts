/** Measures the check of a right, which precedes every call, with the rights of a session. */
import { allows, isSignedIn, type Person, ROLES } from "../../api/access.ts";
import { wholeRights } from "../../api/modules.ts";
import { abilitiesOf } from "../../resources/abilities.ts";
import { print } from "./report.ts";

const ROUNDS = 2_000;
const GOAL = "<= 5,000 ns";

const people: readonly Person[] = ROLES.map((role) => ({
  _id: "p",
  role,
  groups: ["night", "accounting", "root"],
  permission: wholeRights({ role, permission: [] }),
  scope: role === "sale" ? ["p"] : null,
}));

function costOf(rules: readonly Parameters<typeof allows>[0][]): number {
  let passed = 0;
  const round = () => {
    for (const rule of rules) for (const person of people) if (allows(rule, person)) passed++;
  };
  for (let warm = 0; warm < ROUNDS; warm++) round();
  const startedAt = performance.now();
  for (let index = 0; index < ROUNDS; index++) round();
  const ms = performance.now() - startedAt;
  if (passed === 0) throw new Error("Cannot measure checks that nobody passes");
  return ms * 1e6 / (ROUNDS * rules.length * people.length);
}

export function benchRights(): void {
  const rules = [...abilitiesOf().values()];
  const each = rules.map((rule) => costOf([rule])).sort((one, other) => one - other);
  print("Rights", "signed in", [
    {
      name: "one check, over all root fields",
      ours: costOf(rules),
      base: costOf([isSignedIn]),
      unit: "ns",
      goal: GOAL,
    },
    {
      name: "the dearest rule",
      ours: each.at(-1) ?? NaN,
      base: costOf([isSignedIn]),
      unit: "ns",
      goal: GOAL,
    },
  ]);
}
