import assert from "node:assert/strict";
import {
  heads,
  lists,
  pages as pageHeads,
  unlistedPages as quietHeads,
} from "../../resources/generated/heads.ts";
import { headOf } from "../../resources/heads.ts";
import { resources } from "../../resources/generated/resources.ts";
import { pages, unlistedPages } from "../../resources/pages.ts";
import { namedJson } from "../../scripts/named_json.ts";

Deno.test("the app's initial heads are those of its lists and pages, in order", () => {
  assert.deepEqual(lists, resources.map(headOf));
  assert.deepEqual(Object.keys(heads), resources.map(({ id }) => id));
  assert.deepEqual(pageHeads, pages);
  assert.deepEqual(quietHeads, unlistedPages);
});

Deno.test("a repeated value in generated data becomes a constant, defined before it is used", () => {
  const inner = { kind: "role", role: "order_qc" };
  const outer = { kind: "any", of: [inner, { kind: "seller" }] };
  const { shared, codes } = namedJson([{ rule: outer }, { rule: outer, left: undefined }, inner, "a"]);
  assert.deepEqual(shared.map(([name]) => name), ["r0", "r1"]);
  const declarations = shared.map(([name, code]) => `const ${name}=${code};`).join("");
  const read = new Function(`${declarations}return [${codes.join()}];`)();
  assert.deepEqual(read, [{ rule: outer }, { rule: outer }, inner, "a"]);
  assert.equal(codes[2], "r0");
});
