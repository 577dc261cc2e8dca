import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import { appearanceOf, CHOICES, DEFAULT_APPEARANCE, SWITCHES } from "../../../../api/people/customizer.ts";
import type { CustomizerInput } from "../../../../api/generated/schema.ts";
import { customizerInput } from "../../../../api/inputs/people/customizer.ts";
import { readInput } from "../../../../api/inputs/read.ts";

type Wide<T> = { [Field in keyof T]-?: NonNullable<T[Field]> extends string ? string : boolean };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
const isSame: Same<Wide<InferOutput<typeof customizerInput>>, Wide<CustomizerInput>> = true;

const FIELDS = [...Object.keys(CHOICES), ...SWITCHES];
const problemsOf = (input: unknown) => {
  const result = readInput(customizerInput, input);
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("S3.2 the customizer has the spec's ten fields, and accepts every value of each", () => {
  assert.equal(isSame, true);
  assert.deepEqual(Object.keys(DEFAULT_APPEARANCE).sort(), FIELDS.toSorted());
  for (const [field, values] of Object.entries(CHOICES)) {
    for (const value of values) assert.deepEqual(problemsOf({ [field]: value }), []);
  }
  for (const field of SWITCHES) assert.deepEqual(problemsOf({ [field]: true }), []);
});

Deno.test("S5.1 a customizer key that is not set is left out", () => {
  assert.deepEqual(readInput(customizerInput, { theme: "dark" }), { ok: true, value: { theme: "dark" } });
  assert.deepEqual(readInput(customizerInput, {}), { ok: true, value: {} });
});

Deno.test("S3.2 any other value of the customizer is refused by its path", () => {
  for (const field of Object.keys(CHOICES)) {
    for (const value of ["", "Dark", "blue", 1, true]) {
      assert.deepEqual(problemsOf({ [field]: value }), [`${field} unknown`]);
    }
  }
  for (const field of SWITCHES) assert.deepEqual(problemsOf({ [field]: "yes" }), [`${field} invalid`]);
  assert.deepEqual(problemsOf("dark"), [" invalid"]);
});

Deno.test("S2.47 without a choice: vertical, light, not collapsed, default navbar, sticky bars, dark menu, ltr", () => {
  assert.deepEqual(appearanceOf({}), {
    layout: "vertical",
    theme: "light",
    sidebarCollapsed: false,
    navbarColor: "default",
    navbarType: "sticky",
    footerType: "sticky",
    disableCustomizer: false,
    hideScrollToTop: false,
    menuTheme: "dark",
    direction: "ltr",
  });
  assert.deepEqual(appearanceOf(null), DEFAULT_APPEARANCE);
});

Deno.test("S3.2 a stored value that is unknown counts as the default", () => {
  const odd = { theme: "toString", direction: "up", sidebarCollapsed: true, layout: "horizontal" };
  assert.deepEqual(appearanceOf(odd), {
    ...DEFAULT_APPEARANCE,
    sidebarCollapsed: true,
    layout: "horizontal",
  });
});
