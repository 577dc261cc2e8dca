import "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { DEFAULT_APPEARANCE } from "../../../../../api/people/customizer.ts";
import { offersOf, shownTheme } from "../../../../../src/features/people/customizer/offers.ts";
import { resetPatch } from "../../../../../src/features/people/customizer/opener.ts";

const place = { appearance: DEFAULT_APPEARANCE, isWide: true, isForSeller: false };

Deno.test("S4.12 the choices are the spec's, and semi-dark is not offered in the horizontal layout", () => {
  const offer = offersOf(place);
  assert.deepEqual(offer.menuTheme, ["primary", "success", "danger", "info", "warning", "dark"]);
  assert.deepEqual(offer.navbarType, ["hidden", "static", "sticky", "floating"]);
  assert.deepEqual(offer.footerType, ["hidden", "static", "sticky"]);
  assert.deepEqual(offer.direction, ["ltr", "rtl"]);
  assert.deepEqual(offer.theme, ["light", "dark", "semi-dark"]);
  const horizontal = { ...DEFAULT_APPEARANCE, layout: "horizontal", theme: "semi-dark" } as const;
  assert.deepEqual(offersOf({ ...place, appearance: horizontal }).theme, ["light", "dark"]);
  assert.equal(shownTheme(horizontal), "light");
  assert.equal(shownTheme({ ...horizontal, layout: "vertical" }), "semi-dark");
});

Deno.test("S2.46 the horizontal layout is offered if there is room, the seller layout to the role sale; a chosen layout stays offered", () => {
  assert.deepEqual(offersOf(place).layout, ["vertical", "horizontal", "blank"]);
  assert.deepEqual(offersOf({ ...place, isWide: false }).layout, ["vertical", "blank"]);
  assert.deepEqual(offersOf({ ...place, isForSeller: true }).layout, [
    "vertical",
    "horizontal",
    "blank",
    "seller",
  ]);
  const appearance = { ...DEFAULT_APPEARANCE, layout: "horizontal" } as const;
  assert.ok(offersOf({ ...place, appearance, isWide: false }).layout.includes("horizontal"));
});

Deno.test("S2.47 Reset sends the keys that differ from the defaults, but never disableCustomizer", () => {
  assert.deepEqual(resetPatch(DEFAULT_APPEARANCE), {});
  const appearance = {
    ...DEFAULT_APPEARANCE,
    theme: "dark",
    disableCustomizer: true,
    sidebarCollapsed: true,
  } as const;
  assert.deepEqual(resetPatch(appearance), { theme: "light", sidebarCollapsed: false });
});
