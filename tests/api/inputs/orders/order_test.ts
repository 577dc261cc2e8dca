import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { OrderInput, OrderLineInput } from "../../../../api/generated/schema.ts";
import { orderInput, orderLineInput } from "../../../../api/inputs/orders/order.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { line, paragraphs, requiredLine } from "../../../../api/inputs/text.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
/** The generated type has mutable lists; everything else must be identical. */
type Mutable<T> = T extends readonly (infer E)[] ? Mutable<E>[]
  : T extends object ? { [K in keyof T]: Mutable<T[K]> }
  : T;
const isGeneratedType: [
  Same<InferOutput<typeof orderInput>, Mutable<OrderInput>>,
  Same<InferOutput<typeof orderLineInput>, OrderLineInput>,
] = [true, true];

const problemsOf = (input: unknown) => {
  const read = readInput(orderInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("the order's schema gives exactly the generated input type", () => {
  assert.deepEqual(isGeneratedType, [true, true]);
});

Deno.test("an order's texts are trimmed, a country is upper case, omitted fields stay out", () => {
  const read = readInput(orderInput, {
    recipient_name: "  Zoë Müller ",
    country: "de",
    email: " z@example.test ",
    lines: [{ sku: " TEE ", quantity: 2 }],
  });
  assert.deepEqual(read, {
    ok: true,
    value: {
      recipient_name: "Zoë Müller",
      country: "DE",
      email: "z@example.test",
      lines: [{ sku: "TEE", quantity: 2 }],
    },
  });
});

Deno.test("every problem of an order is reported at once, with its path", () => {
  assert.deepEqual(
    problemsOf({
      city: "a\u0000b",
      postal_code: "9".repeat(61),
      country: "Atlantis",
      email: "nobody",
      lines: [{ quantity: 0 }, { sku: " ", quantity: 1.5 }, { sku: "A", quantity: 10_001 }],
    }),
    [
      "city invalid",
      "postal_code tooLong",
      "country badCountry",
      "email badEmail",
      "lines.0.sku required",
      "lines.0.quantity badNumber",
      "lines.1.sku required",
      "lines.1.quantity badNumber",
      "lines.2.quantity badNumber",
    ],
  );
});

Deno.test("an empty text, a null and no lines are valid values of an order", () => {
  assert.deepEqual(problemsOf({ email: "", country: "", company: null, lines: [] }), []);
});

Deno.test("an order accepts at most 200 lines", () => {
  const lines = (count: number) => Array.from({ length: count }, () => ({ sku: "A", quantity: 1 }));
  assert.deepEqual(problemsOf({ lines: lines(200) }), []);
  assert.deepEqual(problemsOf({ lines: lines(201) }), ["lines tooMany"]);
});

Deno.test("a single-line text has no line break, a paragraph may", () => {
  assert.equal(readInput(line(10), "a\nb").ok, false);
  assert.equal(readInput(paragraphs(10), "a\nb").ok, true);
  assert.deepEqual(readInput(requiredLine(10), "  "), {
    ok: false,
    problems: [{ path: "", code: "required" }],
  });
});
