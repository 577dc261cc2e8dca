import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { rulesIn } from "../../../src/app/registered_rules.ts";

Deno.test("the rules of a style sheet match those of the build, one by one", () => {
  const rules = [
    ".fa{color:red;}",
    ".fb::before{content:'x';}",
    "@media (hover: none){.fc{opacity:1;}}",
    ".fd{}",
  ];
  assert.deepEqual(rulesIn(rules.join("")), rules);
  assert.deepEqual(rulesIn(""), []);
});
