import assert from "node:assert/strict";
import { commandCode } from "../../../api/codes/commands.ts";
import { mod10CheckDigit } from "../../../api/codes/digits.ts";
import { readElements } from "../../../api/codes/gs1.ts";
import { codeOf, ticketOf } from "../../../api/codes/record_codes.ts";
import { s10CheckDigit, s10Of } from "../../../api/codes/s10.ts";
import { trackingNumber } from "../../../api/codes/tracking.ts";
import { upsCheckDigit, upsOf } from "../../../api/codes/ups.ts";

Deno.test("running numbers have six digits, and more when six are not enough", () => {
  assert.equal(codeOf("orders", 123), "PD-000123");
  assert.equal(codeOf("boxes", 1_234_567), "BX-1234567");
  assert.equal(ticketOf("UN-000123", 1), "UN-000123");
  assert.equal(ticketOf("UN-000123", 2), "UN-000123-2");
});

Deno.test("a command has no letter that a Vietnamese input method would change", () => {
  const codes = [
    ...(["pass", "reject", "undo", "confirm", "split", "reprint", "next"] as const).map((each) =>
      commandCode(each)
    ),
    commandCode("reason", 9),
  ];
  for (const code of codes) {
    assert.match(code, /^CMD-[B-DF-HJ-NP-TVXZ]{2,}[1-9]?$/, code);
    assert.doesNotMatch(code, /([A-Z])\1/, code);
  }
  assert.equal(new Set(codes).size, codes.length);
});

Deno.test("S10: the check digit is 11 less the remainder of the weighted sum, where 10 becomes 0 and 11 becomes 5", () => {
  const digits = {
    "47312482": "9",
    "12345678": "5",
    "28704377": "5",
    "00016427": "3",
    "00000000": "5",
    "00000008": "0",
    "00000015": "5",
    "99999999": "5",
  };
  for (const [serial, digit] of Object.entries(digits)) assert.equal(s10CheckDigit(serial), digit, serial);
  assert.equal(s10Of("RB", "12345678", "VN"), "RB123456785VN");
});

Deno.test("SSCC, GTIN and IMpb: weights 3 and 1 from the right make the sum a multiple of ten", () => {
  const numbers = [
    "106141412345678908",
    "106141411234567897",
    "000123456000000005",
    "036000241457",
    "4006381333931",
    "38425876095074",
    "09506000134352",
    "9400111206206406260787",
    "9405803699300124287899",
    "92748931507708513018050063",
    "03071790000523483741",
  ];
  for (const number of numbers) assert.ok(number.endsWith(mod10CheckDigit(number.slice(0, -1))), number);
  assert.notEqual(mod10CheckDigit("10614141234567890"), "9");
});

Deno.test("UPS: letters count as digits, every second character twice", () => {
  assert.equal(upsCheckDigit("999AA1012345678"), "4");
  for (const number of ["1Z5R89390357567127", "1Z879E930346834440", "1Z410E7W0392751591"]) {
    assert.equal(upsOf(number.slice(2, -1)), number);
  }
});

Deno.test("GS1 element strings are read: a value without fixed length ends with a separator", () => {
  const elements = [["01", "38425876095074"], ["17", "181119"], ["37", "1"]] as const;
  assert.deepEqual(readElements("013842587609507417181119371"), elements);
  const open = [["10", "LOT-7"], ["00", "106141412345678908"]] as const;
  assert.deepEqual(readElements("10LOT-7\x1d00106141412345678908"), open);
  for (const wrong of ["991", "0", "0012", "10", "10\x1d", "011234567890123"]) {
    assert.equal(readElements(wrong), null, wrong);
  }
});

Deno.test("a scanned label's number is stored as its carrier knows it; digits lose the blanks of their groups, other numbers stay unchanged", () => {
  const unchanged: readonly [string, string][] = [
    ["420787459400111206206406260787", "9400111206206406260787"],
    ["9400 1112 0620 6406 2607 87", "9400111206206406260787"],
    ["rb 123 456 785 gb", "RB123456785GB"],
    ["1z999aa10123456784", "1Z999AA10123456784"],
    ["GM2951173225174494", "GM2951173225174494"],
    ["JD 0146", "JD 0146"],
    ["9400 1112 0620 6406 2607 88", "9400111206206406260788"],
  ];
  for (const [given, number] of unchanged) assert.equal(trackingNumber(given), number, given);
});
