import assert from "node:assert/strict";
import { checkSymbol, code128, FNC1 } from "../../../api/codes/code128.ts";
import { elementText } from "../../../api/codes/gs1.ts";
import { fc } from "../../support/property.ts";

const [A, B, C] = [103, 104, 105];
const inB = (text: string) => [...text].map((sign) => sign.charCodeAt(0) - 32);

/** What a reader makes of symbols, by the standard's table of values. */
function readBack(symbols: readonly number[]): string {
  const [start, ...values] = symbols.slice(0, -2);
  let set = start === A ? "A" : start === B ? "B" : "C";
  let isShifted = false;
  let text = "";
  for (const value of values) {
    const other = set === "A" ? "B" : "A";
    if (value === 99 && set !== "C") set = "C";
    else if (value === 100 && set !== "B") set = "B";
    else if (value === 101 && set !== "A") set = "A";
    else if (value === 98 && set !== "C") isShifted = true;
    else if (value === FNC1) text += "\x1d";
    else if (set === "C") text += String(value).padStart(2, "0");
    else {
      const isA = (isShifted ? other : set) === "A";
      text += String.fromCharCode(isA && value >= 64 ? value - 64 : value + 32);
      isShifted = false;
    }
  }
  return text;
}

Deno.test("the check symbol is the weighted sum's rest by 103", () => {
  const vectors: readonly [readonly number[], number][] = [
    [[A, ...inB("PJJ123C")], 54],
    [[B, ...inB("abcdef")], 97],
    [[C, 34, 56, 78], 73],
    [[A, ...inB("HI"), 99, 34, 56, 78], 67],
    [[B, ...inB("RB123456785GB")], 102],
    [[B, 50, 34, 99, 12, 34, 56, 78, 100, 21, 39, 34], 76],
    [[C, FNC1, 0, 10, 61, 41, 41, 23, 45, 67, 89, 8], 47],
  ];
  for (const [values, check] of vectors) assert.equal(checkSymbol(values), check);
});

Deno.test("code sets are chosen so that there are few symbols", () => {
  assert.deepEqual(code128("345678"), [C, 34, 56, 78, 73, 106]);
  assert.deepEqual(code128("RB123456785GB"), [B, 50, 34, 99, 12, 34, 56, 78, 100, 21, 39, 34, 76, 106]);
  const sscc = elementText([["00", "106141412345678908"]]);
  assert.deepEqual(code128(sscc, true), [C, FNC1, 0, 10, 61, 41, 41, 23, 45, 67, 89, 8, 47, 106]);
  assert.deepEqual(code128("A\x01\x02")?.slice(0, 4), [A, 33, 65, 66]);
  assert.deepEqual(
    code128("ab\x01cd")?.slice(0, 7),
    [B, 65, 66, 98, 65, 67, 68],
    "one sign of the other set",
  );
  assert.deepEqual([code128(""), code128("é")], [null, null]);
});

Deno.test("whatever is ASCII is read back from its symbols, and a sign needs one symbol where one set has them all", () => {
  const text = fc.string({
    unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)),
    minLength: 1,
  });
  fc.assert(fc.property(fc.oneof(text, fc.stringMatching(/^[A-Z]{0,3}\d{1,20}[A-Za-z]{0,3}$/)), (given) => {
    const symbols = code128(given);
    assert.ok(symbols, given);
    assert.equal(readBack(symbols), given);
    assert.equal(checkSymbol(symbols.slice(0, -2)), symbols.at(-2));
    if (/^[\x20-\x7f]+$/.test(given)) assert.ok(symbols.length <= given.length + 3);
    if (/^(\d\d)+$/.test(given)) assert.equal(symbols.length, given.length / 2 + 3);
  }));
});
