import assert from "node:assert/strict";
import { type Person, ROLES } from "../../../api/access.ts";
import { type Candidate, mayActAs, SUPER_GROUPS } from "../../../api/people/act_as.ts";

const GROUPS = [[], ["night"], ...SUPER_GROUPS.map((name) => [name])];
const STATUSES = ["Available", "Away", "Locked"];
const NAMES = [...ROLES, "boss", ""];

const actor = (
  role: string,
  groups: readonly string[] = [],
  scope: readonly string[] | null = null,
): Person => ({
  _id: "actor",
  role,
  groups,
  permission: [],
  scope,
});
const target = (
  role: string,
  groups: readonly string[] = [],
  status = "Available",
  scope: readonly string[] | null = null,
): Candidate => ({ _id: "target", role, groups, status, scope });

const isHead = (role: string, groups: readonly string[]) =>
  ["root", "super_root"].includes(role) || groups.some((name) => SUPER_GROUPS.some((each) => each === name));

Deno.test("S1.2 security I2 people act only as people below them, super_root as anybody but another super_root: every pair of roles and groups, and every status", () => {
  let allowed = 0;
  for (const above of NAMES) {
    for (const aboveGroups of GROUPS) {
      for (const below of NAMES) {
        for (const belowGroups of GROUPS) {
          for (const status of STATUSES) {
            const isKnown = ROLES.some((role) => role === above) && ROLES.some((role) => role === below);
            const isBelow = above === "super_root"
              ? below !== "super_root"
              : isHead(above, aboveGroups) && !isHead(below, belowGroups);
            const wanted = isKnown && status !== "Locked" && isBelow;
            const answer = mayActAs(actor(above, aboveGroups), target(below, belowGroups, status));
            assert.equal(answer, wanted, JSON.stringify([above, aboveGroups, below, belowGroups, status]));
            if (answer) allowed++;
          }
        }
      }
    }
  }
  // super_root with any of 5 groups may act as 7 roles with any group; root likewise, and 6 roles with one of
  // 3 groups, as 6 roles with 2.
  assert.equal(allowed, (5 * (7 * 5) + (5 + 6 * 3) * (6 * 2)) * 2);
});

Deno.test("security I2 nobody acts as themselves: they end acting instead", () => {
  assert.equal(mayActAs(actor("root"), { ...target("printer"), _id: "actor" }), false);
});

Deno.test("security I2 a person limited to sellers acts only as people limited to some of the same", () => {
  const bound = actor("sale", ["accounting"], ["anna", "ben"]);
  const may = (scope: readonly string[] | null, role = "sale") =>
    mayActAs(bound, target(role, [], "Available", scope));
  assert.equal(may(["anna"]), true);
  assert.equal(may(["ben", "anna"]), true);
  assert.equal(may(["anna", "cleo"]), false);
  assert.equal(may([]), false, "an empty scope does not allow acting");
  assert.equal(may(null, "printer"), false, "the target sees every seller, which is more than the actor");
  assert.equal(mayActAs(actor("root"), target("sale", [], "Available", [])), true);
});
