/** Packed bytes are unpacked a little at a time, and the size of JSON is checked before it is parsed. */
import assert from "node:assert/strict";
import { deflateRawSync, gzipSync } from "node:zlib";
import { inflate, splitBytes } from "../../api/inflate.ts";
import { JsonBounds, parseBounded } from "../../api/json_bounds.ts";
import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from "../../api/request_limits.ts";
import { fc } from "../support/property.ts";

const bytes = (buffer: Uint8Array) => new Uint8Array(buffer);

Deno.test("a piece of unpacked data is about a quarter of a million bytes, whatever the whole size, and the reader can stop", async () => {
  const bomb = bytes(gzipSync(new Uint8Array(20_000_000), { level: 9 }));
  const sizes: number[] = [];
  for await (const { bytes } of inflate(splitBytes(bomb), "gzip")) {
    sizes.push(bytes.length);
    if (sizes.length === 3) break;
  }
  assert.ok(Math.max(...sizes) < 300_000, String(sizes));
});

Deno.test("packed data is unpacked in order, and the number of bytes read is known", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 4 }), async (parts) => {
      const plain = parts.flatMap((part) => [...part]);
      const packed = bytes(deflateRawSync(Uint8Array.from(plain)));
      const out: number[] = [];
      let before = 0;
      for await (const { bytes, read } of inflate(splitBytes(packed), "deflate-raw")) {
        out.push(...bytes);
        assert.ok(read >= before && read <= packed.length);
        before = read;
      }
      assert.deepEqual(out, plain);
    }),
    { numRuns: 30 },
  );
});

Deno.test("JSON is accepted up to its limits of depth and values, and refused one above, before it is parsed", () => {
  const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  assert.notEqual(parseBounded(nested(MAX_JSON_DEPTH)), undefined);
  assert.equal(parseBounded(nested(MAX_JSON_DEPTH + 1)), undefined);
  const wide = (values: number) => `[${Array(values).fill("0").join(",")}]`;
  assert.notEqual(parseBounded(wide(MAX_JSON_VALUES)), undefined);
  assert.equal(parseBounded(wide(MAX_JSON_VALUES + 1)), undefined);
  assert.equal(parseBounded(`[${"{},".repeat(MAX_JSON_VALUES)}0]`), undefined);
  assert.equal(parseBounded("{"), undefined);
  // Commas and brackets within strings are not counted, whatever escape is before a quote.
  const texts = fc.array(fc.string({ unit: fc.constantFrom("[", ",", "\\", '"', "{", "a") }), {
    maxLength: 4,
  });
  fc.assert(fc.property(texts, fc.nat(), fc.nat(), (given, one, other) => {
    const json = JSON.stringify(given);
    const [first, second] = [one % json.length, other % json.length].sort((a, b) => a - b) as [
      number,
      number,
    ];
    const takes = (values: number) => {
      const bounds = new JsonBounds(1, values);
      return [json.slice(0, first), json.slice(first, second), json.slice(second)].every((each) =>
        bounds.take(each)
      );
    };
    const values = Math.max(1, given.length);
    assert.deepEqual([takes(values), takes(values - 1)], [true, false]);
  }));
});
