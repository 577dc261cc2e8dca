import assert from "node:assert/strict";
import { typingOf } from "../../../src/parts/typing.ts";

Deno.test("Access 16 one's own fields are filled in by the browser, anybody else's are not", () => {
  assert.equal(typingOf("name", true).autoComplete, "name");
  assert.equal(typingOf("email", true).autoComplete, "email");
  assert.equal(typingOf("phone_number", true).autoComplete, "tel");
  assert.equal(typingOf("sale_plan", true).autoComplete, "off");
  for (const key of ["name", "email", "phone_number"]) assert.equal(typingOf(key).autoComplete, "off");
});

Deno.test("Access 16 a phone shows the keyboard of what is typed, and corrects no code", () => {
  assert.equal(typingOf("phone").inputMode, "tel");
  assert.equal(typingOf("phone_number").inputMode, "tel");
  assert.deepEqual(typingOf("email"), {
    autoComplete: "off",
    inputMode: "email",
    autoCapitalize: "none",
    spellCheck: false,
  });
  for (const key of ["sku", "postal_code", "external_number", "tracking_number"]) {
    const { inputMode, spellCheck, autoCapitalize } = typingOf(key);
    assert.deepEqual([inputMode, spellCheck, autoCapitalize], [undefined, false, "none"], key);
  }
  assert.deepEqual(typingOf("note"), { autoComplete: "off" });
});
