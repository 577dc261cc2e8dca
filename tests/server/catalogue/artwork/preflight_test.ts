import assert from "node:assert/strict";
import { warningsOf } from "../../../../server/modules/catalogue/artwork/reading/findings.ts";
import { preflight } from "../../../../server/modules/catalogue/artwork/reading/preflight.ts";
import { ArtRefused } from "../../../../server/modules/catalogue/artwork/reading/refusal.ts";
import { anyPicture, pictureOf } from "../../../support/files/any_picture.ts";
import { drawPng, photo } from "../../../support/files/artwork.ts";
import { fc } from "../../../support/property.ts";
import { isSoak } from "../../../support/soak.ts";
import { workedMs } from "../../../support/time/processor_time.ts";

const RUNS = isSoak ? 5_000 : 50;

async function* inPieces(file: Uint8Array, bytes = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += bytes) yield await Promise.resolve(file.slice(at, at + bytes));
}
const judge = (file: Uint8Array, bytes?: number) => preflight(inPieces(file, bytes), file.length);
const refusal = async (file: Uint8Array): Promise<string> => {
  const error = await judge(file).then(() => "taken", (thrown: unknown) => thrown);
  if (typeof error === "string") return error;
  assert.ok(error instanceof ArtRefused, String(error));
  return error.code;
};
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

Deno.test("an unprintable file is refused with a reason, whatever its name", async () => {
  const good = drawPng({ width: 60, height: 40 });
  const clear = Array.from({ length: 4 }, () => new Uint8Array(16));
  const changed = good.slice();
  changed[good.length - 30]! ^= 1;
  const cases: readonly (readonly [Uint8Array, string])[] = [
    [good, "taken"],
    [latin(""), "notAPicture"],
    [latin("<svg xmlns='http://www.w3.org/2000/svg'/>"), "notAPicture"],
    [latin("%PDF-1.7"), "notAPicture"],
    [latin("GIF89a"), "notAPicture"],
    [good.slice(0, -20), "damaged"],
    [good.slice(0, 40), "damaged"],
    [changed, "damaged"],
    [drawPng({ width: 60, height: 40, filter: () => 5 }), "damaged"],
    [drawPng({ width: 60, height: 40, declared: { height: 41 } }), "otherSize"],
    [drawPng({ width: 60, height: 40, declared: { height: 39 } }), "otherSize"],
    [drawPng({ width: 60, height: 40, declared: { width: 61 } }), "damaged"],
    [drawPng({ width: 60, height: 40, declared: { width: 20_000, height: 20_000 } }), "tooManyPixels"],
    // The header declares the maximum of rows, more than the data can contain: it is refused before anything
    // is unpacked.
    [drawPng({ width: 60, height: 40, declared: { width: 9_999, height: 9_999 } }), "damaged"],
    [drawPng({ width: 60, height: 40, interlace: 1 }), "interlaced"],
    [drawPng({ width: 4, height: 4, rows: clear }), "empty"],
    [drawPng({ width: 4, height: 4, color: 3, rows: clear.map(() => new Uint8Array(4)) }), "damaged"],
    [photo(), "taken"],
    [photo({ components: 4 }), "cmyk"],
    [photo({ profile: `${" ".repeat(16)}CMYKLab` }), "cmyk"],
    [photo({ end: false }), "damaged"],
    [photo({ width: 20_000, height: 20_000 }), "tooManyPixels"],
    [photo().slice(0, 30), "damaged"],
  ];
  for (const [at, [file, code]] of cases.entries()) assert.equal(await refusal(file), code, `case ${at}`);
});

Deno.test("a picture that is semi-transparent, fully opaque or in another color space is accepted with a warning", async () => {
  const row = (alpha: number) => Uint8Array.from({ length: 16 }, (_, at) => at % 4 === 3 ? alpha : 9);
  const warnings = async (file: Uint8Array) => warningsOf(await judge(file));
  assert.deepEqual(await warnings(drawPng({ width: 60, height: 40 })), []);
  assert.deepEqual(await warnings(drawPng({ width: 4, height: 2, rows: [row(255), row(128)] })), [
    "semiTransparent",
  ]);
  assert.deepEqual(await warnings(drawPng({ width: 4, height: 2, rows: [row(255), row(255)] })), ["opaque"]);
  assert.deepEqual(await warnings(photo()), ["opaque"]);
  assert.deepEqual(await warnings(photo({ profile: "Adobe RGB (1998)" })), ["opaque", "otherColors"]);
  const profile = (name: string) =>
    drawPng({ width: 60, height: 40, before: [["iCCP", latin(`${name}\0\0`)]] });
  assert.deepEqual(await warnings(profile("Display P3")), ["otherColors"]);
  assert.deepEqual(await warnings(profile("sRGB IEC61966-2.1")), []);
});

Deno.test("a PNG's size, alpha and bounds match a plain decoder, for every color type, depth and filter", () =>
  fc.assert(
    fc.asyncProperty(anyPicture, async (picture) => {
      const { file, points, width, height } = pictureOf(picture);
      const seen = points.filter(({ a }) => a > 0);
      if (seen.length === 0) return assert.equal(await refusal(file), "empty");
      const [left, top] = [Math.min(...seen.map(({ x }) => x)), Math.min(...seen.map(({ y }) => y))];
      const findings = await judge(file, 7);
      assert.deepEqual([findings.w_px, findings.h_px], [width, height]);
      assert.equal(findings.alpha, seen.length < points.length || seen.some(({ a }) => a < 255));
      assert.deepEqual(findings.bbox, {
        x: left,
        y: top,
        w: Math.max(...seen.map(({ x }) => x)) - left + 1,
        h: Math.max(...seen.map(({ y }) => y)) - top + 1,
      });
      const semi = seen.filter(({ a }) => a < 255).length;
      assert.equal(findings.semi_ppm, Math.round(semi / seen.length * 1e6));
      // A small picture is its own preview: the same pixels are transparent.
      const data = findings.previews!.large.data;
      for (const { x, y, a } of points) assert.equal(data[(y * width + x) * 4 + 3], a);
    }),
    { numRuns: Math.max(RUNS, 100), seed: 41 },
  ));

Deno.test("a PNG with any byte changed is accepted or refused quickly, and never crashes", () => {
  const file = drawPng({ width: 300, height: 200, filter: (y) => y % 5 });
  return fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      fc.nat(file.length),
      fc.boolean(),
      async (changes, end, isCut) => {
        const changed = file.slice();
        for (const [at, byte] of changes) changed[at] = byte;
        const worked = await workedMs(() => refusal(isCut ? changed.slice(0, end) : changed));
        assert.ok(worked < 2_000, `${worked} ms`);
      },
    ),
    { numRuns: RUNS, seed: 42 },
  );
});
