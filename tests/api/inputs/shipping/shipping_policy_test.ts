import assert from "node:assert/strict";
import { readInput } from "../../../../api/inputs/read.ts";
import { shippingPolicyInput } from "../../../../api/inputs/shipping/shipping_policy.ts";
import {
  MAX_FALLBACKS,
  MAX_LISTED,
  MAX_PRIORITY,
  MAX_TOLERANCE_G,
} from "../../../../api/shipping/policies.ts";
import { MAX_TAGS } from "../../../../api/orders/tags.ts";

const policy = (input: object) => {
  const result = readInput(shippingPolicyInput, input);
  return result.ok ? result.value : result.problems.map(({ path, code }) => `${path} ${code}`).join(", ");
};
const many = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`);

Deno.test("a policy's input has only the changed fields; an empty word chooses nothing", () => {
  assert.deepEqual(policy({}), {});
  for (const key of ["package_type", "content_type", "incoterm", "label_format"]) {
    assert.deepEqual(policy({ [key]: "" }), { [key]: "" });
    assert.equal(policy({ [key]: "x" }), `${key} unknown`);
  }
  const chosen = { package_type: "box_m", content_type: "gift", incoterm: "DDP", label_format: "A6" };
  assert.deepEqual(policy(chosen), chosen);
  assert.equal(policy({ status: "" }), "status unknown");
  assert.deepEqual(policy({ status: "Paused" }), { status: "Paused" });
});

Deno.test("a policy's numbers have the documented bounds", () => {
  const bounds = {
    priority: [1, MAX_PRIORITY],
    min_g: [0, 1_000_000],
    max_g: [0, 1_000_000],
    tolerance_g: [0, MAX_TOLERANCE_G],
  } as const;
  for (const [key, [from, to]] of Object.entries(bounds)) {
    for (const value of [from, to]) assert.deepEqual(policy({ [key]: value }), { [key]: value });
    for (const bad of [from - 1, to + 1, from + 0.5, "1"]) {
      assert.equal(policy({ [key]: bad }), `${key} badNumber`, `${key} ${bad}`);
    }
  }
});

Deno.test("a policy's lists name each value once, and are bounded", () => {
  for (const key of ["sellers", "stores", "methods"]) {
    assert.deepEqual(policy({ [key]: ["b", " a ", "b"] }), { [key]: ["b", "a"] });
    assert.deepEqual(policy({ [key]: many(MAX_LISTED) }), { [key]: many(MAX_LISTED) });
    assert.equal(policy({ [key]: many(MAX_LISTED + 1) }), `${key} tooMany`);
    assert.equal(policy({ [key]: [""] }), `${key}.0 required`);
    assert.equal(policy({ [key]: "a" }), `${key} invalid`);
  }
  assert.deepEqual(policy({ tags: ["Top  seller", "top seller", "Gift"] }), { tags: ["Gift", "Top seller"] });
  assert.equal(policy({ tags: many(MAX_TAGS + 1) }), "tags tooMany");
  assert.equal(policy({ tags: ["x".repeat(61)] }), "tags.0 tooLong");
  assert.deepEqual(policy({ countries: ["france", "FR"] }), { countries: ["FR"] });
  assert.equal(policy({ countries: ["x"] }), "countries.0 badCountry");
});

Deno.test("methods keep the given order, up to a maximum", () => {
  const steps = (count: number) => many(count).map((method) => ({ method }));
  const twice = [{ method: "b" }, { method: "a" }];
  assert.deepEqual(policy({ by_methods: twice }), { by_methods: twice });
  assert.deepEqual(policy({ by_methods: steps(MAX_FALLBACKS) }), { by_methods: steps(MAX_FALLBACKS) });
  assert.equal(policy({ by_methods: steps(MAX_FALLBACKS + 1) }), "by_methods tooMany");
  assert.equal(policy({ by_methods: [{ method: "" }] }), "by_methods.0.method required");
});

Deno.test("a policy has a title", () => {
  assert.deepEqual(policy({ title: "x".repeat(80) }), { title: "x".repeat(80) });
  assert.equal(policy({ title: "x".repeat(81) }), "title tooLong");
  assert.equal(policy({ title: " " }), "title required");
});
