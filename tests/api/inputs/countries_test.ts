import assert from "node:assert/strict";
import { COUNTRIES } from "../../../api/places/countries.ts";
import { countries } from "../../../api/inputs/countries.ts";
import { readInput } from "../../../api/inputs/read.ts";

const read = (input: unknown) => {
  const result = readInput(countries, input);
  return result.ok
    ? result.value.join(" ")
    : result.problems.map(({ path, code }) => `${path} ${code}`).join(", ");
};

Deno.test("countries are read by code and by name, and stored as codes, each once, in order", () => {
  assert.equal(read([]), "");
  assert.equal(read(["us", " DE ", "Allemagne", "Deutschland", "USA"]), "DE US");
  assert.equal(read(COUNTRIES), [...COUNTRIES].sort().join(" "));
});

Deno.test("an unknown country is reported with its path", () => {
  assert.equal(read(["US", "Atlantis"]), "1 badCountry");
  assert.equal(read(["US", "", 1]), "1 required, 2 invalid");
  // The text has one character more than a country's name may have.
  assert.equal(read(["x".repeat(80)]), "0 badCountry");
  assert.match(read(["x".repeat(81)]), /^0 tooLong/);
  for (const input of ["US", null, {}, undefined]) assert.equal(read(input), " invalid");
});

Deno.test("the number of accepted countries is at most that of existing ones", () => {
  assert.equal(read(COUNTRIES.map(() => "US")), "US");
  assert.equal(read([...COUNTRIES, "US"]), " tooMany");
});
