import assert from "node:assert/strict";
import { type ArtArea, dpiAt, largestPlace, placeChecks } from "../../../api/catalogue/artwork.ts";
import { PRODUCT_TYPES } from "../../../api/catalogue/catalogue.ts";
import { garmentPicture, pathSteps } from "../../../api/catalogue/garment_picture.ts";
import { outlineOf, OUTLINES } from "../../../api/catalogue/outlines.ts";
import { DRAWINGS, frameOf } from "../../../api/catalogue/garment_drawings.ts";
import { fc } from "../../support/property.ts";

Deno.test("Clear answers 9 S2.22 every type of product has an outline, and each garment type another one", () => {
  for (const type of PRODUCT_TYPES) assert.ok(OUTLINES.includes(outlineOf(type, "")), type);
  const kinds = [
    ["Unisex jersey tee", "tee"],
    ["Kids' hoodie", "hoodie"],
    ["Zip hoodie jacket", "hoodie"],
    ["Bomber jacket, all-over print", "jacket"],
    ["Skater dress, all-over print", "dress"],
    ["Baby bodysuit", "bodysuit"],
    ["Fleece joggers", "trousers"],
    ["Unisex tank top", "tank"],
    ["Long sleeve tee", "long_sleeve"],
  ];
  assert.deepEqual(kinds.map(([title]) => [title, outlineOf("apparel", title!)]), kinds);
  assert.equal(outlineOf("drinkware", "Dress mug"), "mug");
  assert.equal(outlineOf("a newer one", "tee"), "sheet");
});

Deno.test("Clear answers 9 S2.22 an area is on its drawing to scale: its proportions stay, and clothes are in millimeters", () => {
  const area = { w_mm: 300, h_mm: 120 };
  for (const [name, drawing] of Object.entries(DRAWINGS)) {
    for (const key of [...Object.keys(drawing.at), "not there"]) {
      const { x, y, w, h, perMm } = frameOf(drawing, key, area);
      assert.ok(Math.abs(w / h - 300 / 120) < 1e-9 && Math.abs(w - 300 * perMm) < 1e-9, `${name} ${key}`);
      if (perMm === 1) continue;
      assert.ok(x >= 0 && y >= 0 && x + w <= drawing.w && y + h <= drawing.h, `${name} ${key}`);
    }
  }
  const tee = frameOf(DRAWINGS.tee, "front", { w_mm: 305, h_mm: 406 });
  assert.deepEqual([tee.w, tee.h, tee.x + tee.w / 2], [305, 406, DRAWINGS.tee.w / 2]);
});

Deno.test("Clear answers 9 S2.22 every drawing uses only line steps that paper can draw, and a sheet has an edge around its area", () => {
  for (const outline of OUTLINES) {
    for (const area of ["front", "back", "left_sleeve", "full"]) {
      const place = { x_mm: 10, y_mm: 20, w_mm: 100, h_mm: 50 };
      const picture = garmentPicture({ outline, area, area_w_mm: 200, area_h_mm: 150, ...place });
      const [first, ...others] = pathSteps(picture.body);
      assert.equal(first?.command, "M", outline);
      assert.equal(others.at(-1)?.command, "Z", outline);
      pathSteps(picture.seams);
      assert.equal(picture.hasFrame, area !== "full");
      const perMm = picture.frame.w / 200;
      assert.ok(Math.abs(picture.print.x - picture.frame.x - 10 * perMm) < 1e-9, outline);
      assert.ok(Math.abs(picture.print.h - 50 * perMm) < 1e-9, outline);
    }
  }
  for (const wrong of ["M1 2A3 3 0 1 0 4 5", "M1", "M1 2l3 4"]) {
    assert.throws(() => pathSteps(wrong), RangeError);
  }
});

Deno.test("Clear answers 9 S2.22 a file that is fitted touches the safe zone and is never too coarse, whatever its edges are", () => {
  const side = fc.integer({ min: 200, max: 6_000 });
  const part = fc.double({ min: 0, max: 0.4, noNaN: true });
  fc.assert(
    fc.property(side, side, part, part, part, part, (w_px, h_px, left, top, right, bottom) => {
      const area: ArtArea = { w_mm: 305, h_mm: 406, safe_mm: 5, dpi_min: 150, dpi_good: 300 };
      const x = Math.floor(w_px * left);
      const y = Math.floor(h_px * top);
      const bbox = { x, y, w: Math.ceil(w_px * (1 - right)) - x, h: Math.ceil(h_px * (1 - bottom)) - y };
      const pixels = { w_px, h_px, bbox };
      const place = largestPlace(pixels, area);
      assert.deepEqual(placeChecks(pixels, place, area).filter((code) => code !== "fairDpi"), []);
      const scale = place.w_mm / w_px;
      const isAsWideAsMayBe = dpiAt(pixels, place.w_mm + 1) < area.dpi_min;
      const room = Math.min(area.w_mm - 10 - bbox.w * scale, area.h_mm - 10 - bbox.h * scale);
      // The width is a whole number of millimeters, and one more is lost to rounding.
      const most = 1.01 + Math.max(bbox.w, bbox.h) / w_px;
      assert.ok(isAsWideAsMayBe || room <= most, `${room} mm are left`);
    }),
  );
});
