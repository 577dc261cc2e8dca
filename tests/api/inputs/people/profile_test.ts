import assert from "node:assert/strict";
import { handlesIn, isHandle } from "../../../../api/people/handles.ts";
import { profileInput } from "../../../../api/inputs/people/profile.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { fc } from "../../../support/property.ts";

const problemsOf = (input: unknown) => {
  const read = readInput(profileInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};
const valueOf = (input: unknown) => {
  const read = readInput(profileInput, input);
  return read.ok ? read.value : null;
};

Deno.test("S7.13 any or all arguments of a profile may be left out", () => {
  assert.deepEqual(valueOf({}), {});
  assert.deepEqual(valueOf({ name: null, clear: null }), { name: null, clear: null });
});

Deno.test("a name is required and at most 120 characters, without invisible ones", () => {
  assert.deepEqual(problemsOf({ name: "  " }), ["name required"]);
  assert.deepEqual(problemsOf({ name: "x".repeat(121) }), ["name tooLong"]);
  assert.deepEqual(problemsOf({ name: "a\u0000b" }), ["name invalid"]);
  assert.deepEqual(valueOf({ name: "  Zoë 李 " }), { name: "Zoë 李" });
});

Deno.test("a handle can be mentioned in a text, and is in lower case", () => {
  assert.deepEqual(valueOf({ h: "Mai.Trần-2" }), { h: "mai.trần-2" });
  for (const h of ["a b", "a@b", ".a", "a.", "a..b", "é!"]) {
    assert.deepEqual(problemsOf({ h }), ["h badHandle"], h);
  }
  assert.deepEqual(problemsOf({ h: "" }), ["h required"]);
  assert.deepEqual(problemsOf({ h: "x".repeat(61) }), ["h tooLong", "h badHandle"]);
});

Deno.test("an accepted handle is found when a text mentions it", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), (text) => {
    const h = text.toLowerCase();
    if (isHandle(h)) assert.deepEqual(handlesIn(`Hello @${h} there`), [h]);
  }));
});

Deno.test("a phone number is digits and common separators, or empty", () => {
  for (const phone_number of ["", "+49 221 123-456", "(0221) 12 34 56", "555.0100 ext. 12", "112"]) {
    assert.deepEqual(problemsOf({ phone_number }), [], phone_number);
  }
  for (const phone_number of ["call me", "+", "12", "javascript:alert(1)", "1+1+1"]) {
    assert.deepEqual(problemsOf({ phone_number }), ["phone_number badPhone"], phone_number);
  }
});

Deno.test("S5.1 only optional fields can be emptied by name", () => {
  assert.deepEqual(problemsOf({ clear: ["phone_number", "sale_plan", "facebook", "skype"] }), []);
  for (const name of ["name", "h", "password_hash", "role", ""]) {
    assert.deepEqual(problemsOf({ clear: [name] }), ["clear.0 unknown"], name);
  }
});
