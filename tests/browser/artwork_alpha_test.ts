/** Compares our reader of print files with a browser, in which people judge the preview. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { preflight } from "../../server/modules/catalogue/artwork/reading/preflight.ts";
import { ArtRefused } from "../../server/modules/catalogue/artwork/reading/refusal.ts";
import { anyPicture, pictureOf } from "../support/files/any_picture.ts";
import { fc } from "../support/property.ts";
import { isSoak } from "../support/soak.ts";
import { FRUGAL, startChromium } from "./support/chromium.ts";

const PICTURES = isSoak ? 500 : 60;

interface Seen {
  readonly alpha: boolean;
  readonly semi_ppm: number;
  readonly bbox: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

/** Returns our reader's result; null if the picture is fully transparent. */
async function ours(file: Uint8Array): Promise<Seen | null> {
  try {
    const { alpha, semi_ppm, bbox } = await preflight(ReadableStream.from([file]), file.length);
    return { alpha, semi_ppm, bbox };
  } catch (error) {
    assert.ok(error instanceof ArtRefused && error.code === "empty", String(error));
    return null;
  }
}

Deno.test("a print file's alpha, half-transparent share and bounds equal what a browser reads", async () => {
  const files = fc.sample(anyPicture, { numRuns: PICTURES, seed: 43 }).map((each) => pictureOf(each).file);
  const { browser } = await startChromium(FRUGAL);
  const page = await browser.newPage();
  try {
    const theirs = await page.evaluate(
      async (texts: readonly string[]): Promise<readonly (Seen | null)[]> => {
        const inspect = async (text: string): Promise<Seen | null> => {
          const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
          const options = { premultiplyAlpha: "none", colorSpaceConversion: "none" } as const;
          const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }), options);
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d")!;
          canvas.drawImage(picture, 0, 0);
          const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
          let [left, top, right, bottom, seen, semi] = [Infinity, Infinity, -1, -1, 0, 0];
          for (let at = 0; at < data.length / 4; at++) {
            const alpha = data[at * 4 + 3]!;
            if (alpha === 0) continue;
            const [x, y] = [at % picture.width, Math.floor(at / picture.width)];
            [left, top, right, bottom] = [
              Math.min(left, x),
              Math.min(top, y),
              Math.max(right, x),
              Math.max(bottom, y),
            ];
            seen += 1;
            if (alpha < 255) semi += 1;
          }
          if (seen === 0) return null;
          return {
            alpha: seen < data.length / 4 || semi > 0,
            semi_ppm: Math.round(semi / seen * 1e6),
            bbox: { x: left, y: top, w: right - left + 1, h: bottom - top + 1 },
          };
        };
        return await Promise.all(texts.map(inspect));
      },
      files.map((file) => Buffer.from(file).toString("base64")),
    );
    assert.deepEqual(await Promise.all(files.map(ours)), theirs);
  } finally {
    await page.close();
  }
});
