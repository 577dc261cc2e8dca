import assert from "node:assert/strict";
import {
  dpiAt,
  heightOf,
  maxWidthAt,
  placeChecks,
  touchesArea,
  usualPlace,
} from "../../../api/catalogue/artwork.ts";
import { placementsInput } from "../../../api/inputs/catalogue/placement.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { fc } from "../../support/property.ts";

const AREA = { w_mm: 300, h_mm: 400, safe_mm: 5, dpi_min: 150, dpi_good: 300 };
const whole = { w_px: 3600, h_px: 4200, bbox: { x: 0, y: 0, w: 3600, h: 4200 } };

Deno.test("a print file is too wide below the area's minimum resolution, and soft below its good resolution", () => {
  const at = (w_mm: number) =>
    placeChecks(whole, { x_mm: 5, y_mm: 5, w_mm }, { ...AREA, w_mm: 900, h_mm: 900 });
  assert.deepEqual([dpiAt(whole, 304), at(304)], [300, []]);
  assert.deepEqual([dpiAt(whole, 306), at(306)], [298, ["fairDpi"]]);
  assert.deepEqual([dpiAt(whole, 609), at(609)], [150, ["fairDpi"]]);
  assert.deepEqual([dpiAt(whole, 610), at(610)], [149, ["lowDpi"]]);
});

Deno.test("only printed pixels must stay within the area: transparent ones may extend beyond it", () => {
  const small = { ...whole, bbox: { x: 1800, y: 2100, w: 100, h: 100 } };
  const checks = (x_mm: number, pixels = small) => placeChecks(pixels, { x_mm, y_mm: 20, w_mm: 120 }, AREA);
  assert.deepEqual(checks(-50), []);
  assert.deepEqual(checks(-57), ["outsideSafe"]);
  assert.deepEqual(checks(-50, whole), ["outsideSafe"]);
  assert.equal(touchesArea(small, { x_mm: -63, y_mm: 20, w_mm: 120 }, AREA), true);
  assert.equal(touchesArea(small, { x_mm: -64, y_mm: 20, w_mm: 120 }, AREA), false);
});

const pixels = fc.record({
  w_px: fc.integer({ min: 1, max: 12_000 }),
  h_px: fc.integer({ min: 1, max: 12_000 }),
});
const areas = fc.record({
  w_mm: fc.integer({ min: 40, max: 1_200 }),
  h_mm: fc.integer({ min: 40, max: 1_200 }),
  safe_mm: fc.integer({ min: 0, max: 10 }),
});

Deno.test("a file is first placed within the safe zone, at good resolution if it has the pixels", () =>
  fc.assert(
    fc.property(pixels, areas, (size, spot) => {
      const file = { ...size, bbox: { x: 0, y: 0, w: size.w_px, h: size.h_px } };
      const area = { ...AREA, ...spot };
      const place = usualPlace(file, area);
      assert.ok(place.w_mm >= 1);
      // A very thin file keeps a width of one millimeter, whatever its resolution.
      if (place.w_mm === 1) return;
      assert.ok(dpiAt(file, place.w_mm) >= area.dpi_good);
      assert.ok(maxWidthAt(file, area.dpi_good) >= place.w_mm);
      assert.ok(place.y_mm + heightOf(file, place.w_mm) <= area.h_mm - area.safe_mm + 1e-6);
      assert.ok(place.x_mm >= area.safe_mm - 1 && place.x_mm + place.w_mm <= area.w_mm - area.safe_mm + 1);
    }),
    { seed: 43 },
  ));

Deno.test("placements are whole millimeters within bounds, in existing areas and methods", () => {
  const one = { area: "front", file_id: "f1", x_mm: -10, y_mm: 0, w_mm: 100 };
  const read = (...placements: readonly object[]) => readInput(placementsInput, { placements });
  const wrong = (more: object) => {
    const answer = read({ ...one, ...more });
    return answer.ok ? [] : answer.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.ok(read(one).ok && read().ok);
  assert.deepEqual(wrong({ area: "sole" }), ["placements.0.area unknown"]);
  assert.deepEqual(wrong({ method: "screen" }), ["placements.0.method unknown"]);
  assert.deepEqual(wrong({ w_mm: 0 }), ["placements.0.w_mm badNumber"]);
  assert.deepEqual(wrong({ w_mm: 3_001 }), ["placements.0.w_mm badNumber"]);
  assert.deepEqual(wrong({ x_mm: 1.5 }), ["placements.0.x_mm badNumber"]);
  assert.deepEqual(wrong({ y_mm: "1" }), ["placements.0.y_mm badNumber"]);
  assert.deepEqual(wrong({ file_id: "" }), ["placements.0.file_id required"]);
  assert.equal(read(...Array.from({ length: 9 }, () => one)).ok, false);
});
