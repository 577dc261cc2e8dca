import assert from "node:assert/strict";
import { commandCode } from "../../../../../api/codes/commands.ts";
import { codeOf, ticketOf } from "../../../../../api/codes/record_codes.ts";
import { parseScan } from "../../../../../api/codes/scan.ts";
import { cutAtNext, KeyReader } from "../../../../../src/features/workshop/stations/input/reader.ts";
import { fc } from "../../../../support/property.ts";
import { FRENCH, GERMAN, type Layout, placeOf, US } from "../../../../support/client/hand_scanner.ts";

const ticket = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 30 }))
  .map(([number, cycle]) => ticketOf(codeOf("units", number), cycle));
const other = fc.tuple(fc.constantFrom("stations", "bins", "packages"), fc.integer({ min: 1, max: 999_999 }))
  .map(([name, number]) => codeOf(name, number));
const command = fc.constantFrom(commandCode("pass"), commandCode("undo"), commandCode("reason", 4));
const anyCode = fc.oneof(ticket, other, command);
const anyLayout = fc.constantFrom<Layout>(US, GERMAN, FRENCH);
const RUNS = 400;

/** Reads a text as a scanner's events arrive: a key, then its sign in the value. */
function readAs(text: string, layout: Layout, gapMs = 5) {
  const reader = new KeyReader();
  let value = "";
  let at = 0;
  for (const sign of text) {
    const { code, isShifted } = placeOf(sign);
    reader.press({ code, isShifted, at: at += gapMs });
    value += layout(sign);
  }
  return reader.end(value);
}

Deno.test("with any keyboard layout of the computer a scanned code is read as printed", () => {
  fc.assert(
    fc.property(anyCode, anyLayout, (code, layout) => {
      assert.deepEqual(readAs(code, layout), [{ code, typed: false }]);
    }),
    { numRuns: RUNS },
  );
});

Deno.test("timing only decides whether a code was typed: with any pauses the code is the same", () => {
  fc.assert(
    fc.property(anyCode, fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1 }), (code, gaps) => {
      const reader = new KeyReader();
      let at = 0;
      for (const [place, sign] of [...code].entries()) {
        reader.press({ ...placeOf(sign), at: at += gaps[place % gaps.length] ?? 0 });
      }
      const read = reader.end(code);
      assert.ok(read !== "tooLong");
      assert.deepEqual(read.map((scan) => scan.code), [code]);
      // All pauses are shorter than a hand's, or longer than a scanner's.
      if (gaps.every((gap) => gap <= 60)) assert.equal(read[0]?.typed, false);
      if (gaps.every((gap) => gap > 60)) assert.equal(read[0]?.typed, true);
    }),
    { numRuns: RUNS },
  );
});

Deno.test("one of our codes whose first letter was taken for a key is read completely, on every layout", () => {
  fc.assert(
    fc.property(anyCode, anyLayout, (code, layout) => {
      const rest = code.slice(1);
      const reader = new KeyReader();
      reader.follow(code.slice(0, 1));
      for (const [place, sign] of [...rest].entries()) reader.press({ ...placeOf(sign), at: place * 5 });
      assert.deepEqual(reader.end([...rest].map(layout).join("")), [{ code, typed: false }]);
    }),
    { numRuns: RUNS },
  );
});

Deno.test("codes of a scanner without an end key are separated where the next one begins, however many there are", () => {
  fc.assert(
    fc.property(fc.array(anyCode, { minLength: 1, maxLength: 4 }), (codes) => {
      const reader = new KeyReader();
      const read: string[] = [];
      let value = "";
      let at = 0;
      for (const sign of codes.join("")) {
        reader.press({ ...placeOf(sign), at: at += 5 });
        value += sign;
        const cut = reader.cut(value);
        if (!cut) continue;
        read.push(cut.scan.code);
        value = value.slice(-cut.left);
      }
      const rest = reader.end(value);
      assert.ok(rest !== "tooLong");
      assert.deepEqual([...read, ...rest.map(({ code }) => code)], codes);
    }),
    { numRuns: RUNS },
  );
});

Deno.test("no single code is ever split in two", () => {
  for (
    const code of ["1Z999AA10123456784", "RB123456785VN", "420100019205590164917312751089", "UN-000123-12"]
  ) {
    assert.notEqual(parseScan(code).kind, "unknown", code);
    for (let end = 1; end <= code.length; end++) assert.equal(cutAtNext(code.slice(0, end)), null);
  }
});

Deno.test("if key positions and input value give two different codes, the source that was right before wins", () => {
  const read = (lines: readonly (readonly [typed: string, written: string])[]) => {
    const reader = new KeyReader();
    return lines.map(([keys, value]) => {
      let at = 0;
      for (const sign of keys) reader.press({ ...placeOf(sign), at: at += 5 });
      const codes = reader.end(value);
      return codes === "tooLong" ? codes : codes[0]?.code;
    });
  };
  const both = ["RY123456785CN", "RZ123456785CN"] as const;
  // The scanner is not set to the German keyboard, so the key positions were right before.
  assert.deepEqual(read([["UN-000123", "UNß000123"], both]), ["UN-000123", both[0]]);
  // The scanner is set to the German keyboard, so the value was right before.
  assert.deepEqual(read([["UN/000123", "UN-000123"], both]), ["UN-000123", both[1]]);
});

Deno.test("a text that is not a code is reported unchanged, and one that is too long only as such", () => {
  assert.deepEqual(readAs("HELLO", US), [{ code: "HELLO", typed: false }]);
  assert.equal(readAs("1".repeat(81), US), "tooLong");
  assert.deepEqual(readAs("", US), []);
});

Deno.test("a meaningless key pressed long before a scan is not part of it", () => {
  fc.assert(
    fc.property(anyCode, anyLayout, fc.constantFrom(..."RUNP279X"), (code, layout, stray) => {
      const reader = new KeyReader();
      let [value, at] = [layout(stray), 0];
      reader.press({ ...placeOf(stray), at });
      at += 400;
      for (const sign of code) {
        reader.press({ ...placeOf(sign), at: at += 5 });
        value += layout(sign);
      }
      assert.deepEqual(reader.end(value), [{ code, typed: false }]);
    }),
    { numRuns: RUNS },
  );
});
