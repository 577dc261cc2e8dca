/** The theme values that the app contains. */
import assert from "node:assert/strict";
import { checkRead, withValues } from "../../scripts/build/own_theme.ts";

const OWN_THEME = {
  whole: { colorUsed: "#111", colorUnused: "#222" },
  read: { colorUsed: "#111" },
};

Deno.test("the theme contains only the values that are read; a style that reads another one fails the build", () => {
  const path = "/x/src/parts/theme/theme.ts";
  const file = "export const light = { ...createLightTheme(ink), own: 1 };";
  assert.equal(
    withValues(file, path, OWN_THEME),
    'export const light = { ...{"colorUsed":"#111"}, own: 1 };',
  );
  assert.equal(withValues(file, "/x/src/other.ts", OWN_THEME), file);
  assert.throws(() => withValues("export {};", path, OWN_THEME), /createLightTheme/);
  const output = (text: string) => [{ path: "a.js", text }];
  checkRead(output(".a{color:var(--colorUsed);width:var(--ours)}"), OWN_THEME);
  assert.throws(() => checkRead(output("var(--colorUnused, red)"), OWN_THEME), /colorUnused/);
});
