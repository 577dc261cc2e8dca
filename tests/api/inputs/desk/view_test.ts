import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { ViewInput } from "../../../../api/generated/schema.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { viewInput } from "../../../../api/inputs/desk/view.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
/** The generated type has mutable lists; everything else must be identical. */
type Mutable<T> = T extends readonly (infer E)[] ? Mutable<E>[]
  : T extends object ? { [K in keyof T]: Mutable<T[K]> }
  : T;

const isSame: Same<Mutable<Required<InferOutput<typeof viewInput>>>, Mutable<Required<ViewInput>>> = true;

const problemsOf = (input: unknown) => {
  const result = readInput(viewInput, input);
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("a view's input matches the SDL", () => {
  assert.equal(isSame, true);
  assert.deepEqual(problemsOf({}), []);
});

Deno.test("a view's name is one line of 1 to 60 characters, trimmed", () => {
  assert.deepEqual(readInput(viewInput, { name: "  Late  " }), { ok: true, value: { name: "Late" } });
  for (const [name, code] of [[" ", "required"], ["x".repeat(61), "tooLong"], ["a\nb", "invalid"]]) {
    assert.deepEqual(problemsOf({ name }), [`name ${code}`]);
  }
});

Deno.test("an invalid part of a view is refused by its path, and every filter name is passed on", () => {
  assert.deepEqual(problemsOf({ audience: "world" }), ["audience unknown"]);
  assert.deepEqual(problemsOf({ role: "boss" }), ["role unknown"]);
  assert.deepEqual(problemsOf({ columns: [{ key: "code", width: 100.5 }] }), ["columns.0.width badNumber"]);
  const read = readInput(viewInput, JSON.parse('{"filters":{"__proto__":"x","due":"late"}}'));
  assert.ok(read.ok);
  assert.deepEqual(
    Object.keys(read.value.filters ?? {}),
    ["__proto__", "due"],
    "the input keeps the first filter, which its list refuses later",
  );
});
