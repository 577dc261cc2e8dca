import assert from "node:assert/strict";
import { iconStatement } from "../../scripts/build/direct_imports.ts";

Deno.test("an icon's statement is found by its whole name, in any file", () => {
  const texts = [
    "export const AddFilled = (1);\nexport const Add = (2);\n",
    "export const AddRegular = (3);\n",
  ];
  assert.equal(iconStatement(texts, "Add"), "export const Add = (2);");
  assert.equal(iconStatement(texts, "AddRegular"), "export const AddRegular = (3);");
  assert.equal(iconStatement(texts, "Nowhere"), null);
});
