import assert from "node:assert/strict";
import { spellingsOf } from "../../../api/codes/spellings.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { searchInput } from "../../../api/inputs/desk/search.ts";

const read = (input: unknown) => {
  const result = readInput(searchInput, input);
  return result.ok ? result.value.q : result.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("a search text is one line of at most 200 characters, and blanks alone are empty", () => {
  assert.equal(read({ q: "  PD-000001\r\nPD-000002\u0000 " }), "PD-000001 PD-000002");
  assert.equal(read({}), "");
  assert.equal(read({ q: "x".repeat(200) }).length, 200);
  assert.deepEqual(read({ q: "x".repeat(201) }), ["q tooLong"]);
});

Deno.test("a number matches with spaces, in lower case and after the ZIP of its label", () => {
  assert.ok(spellingsOf("pd-000123").includes("PD-000123"));
  assert.ok(spellingsOf("9400 1000 0000 0000 0000 00").includes("9400100000000000000000"));
  assert.ok(spellingsOf("420787459400111206206406260787").includes("9400111206206406260787"));
  assert.ok(spellingsOf("4201028200009261290113185417468510").includes("9261290113185417468510"));
  assert.ok(
    spellingsOf("UN-000123-2").includes("UN-000123"),
    "a remade garment is found by its ticket's first number",
  );
  assert.deepEqual(spellingsOf(" "), []);
});
