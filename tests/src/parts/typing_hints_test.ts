import assert from "node:assert/strict";
import { typingHints } from "../../../src/parts/typing_hints.ts";

Deno.test("Access 16 the person's own fields are autofilled by the browser, other people's are not", () => {
  assert.equal(typingHints("name", true).autoComplete, "name");
  assert.equal(typingHints("email", true).autoComplete, "email");
  assert.equal(typingHints("phone_number", true).autoComplete, "tel");
  assert.equal(typingHints("sale_plan", true).autoComplete, "off");
  for (const key of ["name", "email", "phone_number"]) assert.equal(typingHints(key).autoComplete, "off");
});

Deno.test("Access 16 a phone shows the right keyboard for a field, and does not correct codes", () => {
  assert.equal(typingHints("phone").inputMode, "tel");
  assert.equal(typingHints("phone_number").inputMode, "tel");
  assert.deepEqual(typingHints("email"), {
    autoComplete: "off",
    inputMode: "email",
    autoCapitalize: "none",
    spellCheck: false,
  });
  for (const key of ["sku", "postal_code", "external_number", "tracking_number"]) {
    const { inputMode, spellCheck, autoCapitalize } = typingHints(key);
    assert.deepEqual([inputMode, spellCheck, autoCapitalize], [undefined, false, "none"], key);
  }
  assert.deepEqual(typingHints("note"), { autoComplete: "off" });
});
