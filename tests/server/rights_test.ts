import assert from "node:assert/strict";
import { allows, isSignedIn, type Person, type Rule, rules } from "../../api/access.ts";
import type { Database } from "../../server/db/database.ts";
import type { Route } from "../../server/fields.ts";
import { findSession } from "../../server/session/lookup_store.ts";
import { live } from "../../server/modules/desk/live/module.ts";
import { modules } from "../../server/generated/modules.ts";
import { hashToken } from "../../server/session/tokens.ts";
import { abilitiesOf } from "../../resources/abilities.ts";
import { testApp } from "../support/server/api.ts";
import { makeCallers } from "../support/server/callers.ts";
import { callEndpoint, endpoints, hollow } from "../support/server/endpoint_calls.ts";
import { withDatabase } from "../support/server/database.ts";
import { NOW } from "../support/people/people.ts";
import { type Outcome, readTable, rightsTable } from "../support/server/rights_table.ts";
import { isSameRule, mutantsOf } from "../support/server/rule_mutants.ts";
import { serveApp } from "../support/server/sockets.ts";

/** The rules of root fields and of routes. */
interface Locks {
  readonly abilities: ReadonlyMap<string, Rule>;
  readonly ruleOf: (route: Route) => Route["rule"];
}

const LOCKS: Locks = { abilities: abilitiesOf(), ruleOf: ({ rule }) => rule };

/**
 * Tries every endpoint as every caller under the given rules; returns a line for each cell that differs from
 * the table.
 */
async function differences(db: Database, { abilities, ruleOf }: Locks): Promise<string[]> {
  const callers = await makeCallers(db);
  const { rows } = await rightsTable();
  const options = { modules: hollow(ruleOf), abilities };
  await using api = testApp(db, options);
  // The socket's endpoint is tried with the module that issues its ticket.
  const ticketed = {
    ...options,
    modules: modules.map((each, at) => each === live ? live : options.modules[at]!),
  };
  await using server = serveApp(testApp(db, ticketed).app);
  const found: string[] = [];
  for (const endpoint of endpoints) {
    for (const [caller, expected] of rows.get(endpoint.name) ?? []) {
      const outcome = await callEndpoint(api, server, callers.get(caller)!, endpoint);
      if (outcome !== expected) {
        found.push(`${endpoint.name}: ${caller} comes to ${outcome}, the table says ${expected}`);
      }
    }
  }
  return found;
}

Deno.test("S6.18 Z1 every root field and route admits exactly the callers of the table", () =>
  withDatabase(async (db) => {
    assert.deepEqual(await differences(db, LOCKS), []);
  }));

Deno.test("S6.18 the table has a column for every kind of caller", () =>
  withDatabase(async (db) => {
    const { callers } = await rightsTable();
    assert.deepEqual(callers.toSorted(), [...(await makeCallers(db)).keys()].toSorted());
  }));

Deno.test("S6.18 Z1 removing any one check is detected: 100 % of them", () =>
  withDatabase(async (db) => {
    // All checks are removed in one run, as an endpoint's result depends only on its own rule.
    const abilities = new Map(
      [...LOCKS.abilities].map(([field, rule]) => [field, isOpen(rule) ? rules.rootOnly : isSignedIn]),
    );
    const ruleOf = ({ rule }: Route): Route["rule"] =>
      isFree(rule) ? isSignedIn : isOpen(rule) ? "public" : isSignedIn;
    const missed = new Set((await differences(db, { abilities, ruleOf })).map((line) => line.split(": ")[0]));
    assert.deepEqual(endpoints.map(({ name }) => name).filter((name) => !missed.has(name)), []);
  }));

/** Returns true for a route that requires no session. */
const isFree = (rule: Route["rule"]): rule is "public" | "anybody" => rule === "public" || rule === "anybody";

/**
 * Returns true for a rule that every signed-in person passes: as no root field requires less, its test
 * requires more.
 */
const isOpen = (rule: Rule): boolean => isSameRule(rule, isSignedIn);

Deno.test("S6.18 Z1 any rule with one mistake is detected, if its meaning differs", () =>
  withDatabase(async (db) => {
    const { rows } = await rightsTable();
    const people = await peopleOf(db);
    let count = 0;
    for (const { name, route } of endpoints) {
      const rule = route ? route.rule : LOCKS.abilities.get(name)!;
      if (isFree(rule)) continue;
      for (const mutant of differing(rule)) {
        count++;
        const isMissed = people.some(([caller, person]) =>
          wouldBe(mutant, person) !== rows.get(name)?.get(caller)
        );
        assert.ok(isMissed, `${name}: nobody in the table would miss ${JSON.stringify(mutant)}`);
      }
    }
    assert.ok(count > 500, `${count} mutants`);
  }));

const wouldBe = (rule: Rule, person: Person | null): Outcome =>
  person ? allows(rule, person) ? "+" : "-" : "0";

/** Returns the people behind the callers, as the API finds them. */
async function peopleOf(db: Database): Promise<readonly (readonly [caller: string, Person | null])[]> {
  return await Promise.all(Array.from(await makeCallers(db), async ([caller, token]) => {
    const found = token === null ? null : await findSession(db, hashToken(token), NOW);
    return [caller, found?.session.person ?? null] as const;
  }));
}

const known = new Map<Rule, readonly Rule[]>();

/** Returns mutants with another meaning; cached, as many endpoints share a rule. */
function differing(rule: Rule): readonly Rule[] {
  let mutants = known.get(rule);
  if (!mutants) known.set(rule, mutants = mutantsOf(rule).filter((each) => !isSameRule(each, rule)));
  return mutants;
}

Deno.test("a table with a missing, extra or malformed cell or a repeated row is refused", () => {
  assert.equal(readTable("a b\norders + -").rows.get("orders")?.get("b"), "-");
  assert.equal(readTable("a | b\nGET /x/y + | 0").rows.get("GET /x/y")?.get("b"), "0");
  for (const rows of ["orders +", "orders + - +", "orders + x", "orders + -\norders + -"]) {
    assert.throws(() => readTable(`a b\n${rows}`), Error, rows);
  }
});
