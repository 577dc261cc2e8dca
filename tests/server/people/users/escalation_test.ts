import assert from "node:assert/strict";
import { atRest, testApp } from "../../../support/server/api.ts";
import { allRowsText, attempt, type Pick, readPowers } from "../../../support/hostile/random_attempts.ts";
import { makeCallers } from "../../../support/server/callers.ts";
import { withDatabase } from "../../../support/server/database.ts";

const PATHS = 200;
const CALLS = 3;
/** Callers who are let in but are no super_root in person; `>ann` acts as ann, `*ann` is ann's API token. */
const ATTACKERS = [
  "roo",
  "qc",
  "pac",
  "ann",
  "agt",
  "chf",
  "sec",
  "acc",
  ">ann",
  ">pac",
  "*sup",
  "*roo",
  "*ann",
];

/** Picks values from a seed, so that a failure can be repeated. */
function pickOf(seed: number): Pick {
  let state = seed;
  return (all) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return all[(state >> 8) % all.length]!;
  };
}

Deno.test("security Z4 over 200 paths through the API nobody's rights change, and a refused call changes nothing", () =>
  withDatabase(async (db) => {
    const callers = await makeCallers(db);
    // Modules run no background work, so that only the calls write.
    await using api = testApp(db, { modules: atRest });
    const pick = pickOf(44);
    const before = await readPowers(db);
    let [known, refused, done] = [await allRowsText(db), 0, 0];
    for (let path = 0; path < PATHS; path++) {
      const caller = pick(ATTACKERS);
      for (let call = 0; call < CALLS; call++) {
        const { query, variables } = attempt(caller.replace(/^[>*]/, ""), pick);
        const { errors } = await api.ask(callers.get(caller)!, query, variables);
        const what = `${caller}: ${query} ${JSON.stringify(variables)} ${errors[0]?.extensions.code}`;
        assert.notEqual(errors[0]?.extensions.code, "INTERNAL", what);
        assert.equal(await readPowers(db), before, what);
        const now = await allRowsText(db);
        if (errors.length > 0) assert.equal(now, known, what);
        known = now;
        errors.length > 0 ? refused++ : done++;
      }
    }
    assert.ok(refused > 400, `${refused} refused, ${done} done`);
  }));

Deno.test("Object itself is unchanged, whatever keys were sent", () => {
  assert.equal(({} as Record<string, unknown>)["role"], undefined);
  assert.equal(Object.keys(Object.prototype).length, 0);
});
