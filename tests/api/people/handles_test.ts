import assert from "node:assert/strict";
import { handlesIn, openHandle, partsOf, withHandle } from "../../../api/people/handles.ts";
import { fc } from "../../support/property.ts";

Deno.test("a handle is a word after an @, and not part of an e-mail address", () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["@anna look", ["anna"]],
    ["(@anna), @order_qc.", ["anna", "order_qc"]],
    ["@Anna @anna", ["anna"]],
    ["anna@demo.test @ @@ben x@y", []],
    ["@zoë.müller-2: hello", ["zoë.müller-2"]],
    [`@${"x".repeat(61)}`, []],
    ["https://a.test/@anna", []],
  ];
  for (const [text, expected] of cases) assert.deepEqual(handlesIn(text), expected, text);
});

Deno.test("text typed after an @ is found at the caret, and a choice replaces it", () => {
  assert.deepEqual(openHandle("hello @or", 9), { from: 6, search: "or" });
  assert.deepEqual(openHandle("@", 1), { from: 0, search: "" });
  assert.equal(openHandle("hello @or there", 15), null);
  assert.equal(openHandle("a@b", 3), null);
  assert.deepEqual(withHandle("hi @or, all", 6, "order_qc"), { text: "hi @order_qc , all", caret: 13 });
  assert.deepEqual(withHandle("hi @o", 5, "order_qc"), { text: "hi @order_qc ", caret: 13 });
});

Deno.test("the parts of any text, joined, equal the text", () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom("@anna", "@ben", " ", "\n", "@", "a@anna"));
  fc.assert(fc.property(fc.array(piece), (pieces) => {
    const text = pieces.join("");
    assert.equal(partsOf(text, ["anna"]).map((part) => part.text).join(""), text);
  }));
  assert.deepEqual(partsOf("hi @Anna and @ben", ["anna"]), [
    { text: "hi ", handle: null },
    { text: "@Anna", handle: "anna" },
    { text: " and @ben", handle: null },
  ]);
});
