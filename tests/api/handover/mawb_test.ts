import assert from "node:assert/strict";
import { fc } from "../../support/property.ts";
import { airlineOf, formatMawb, isMawb, mawbCheckDigit, mawbDigits } from "../../../api/handover/mawb.ts";
import { isSoak } from "../../support/soak.ts";

const RUNS = isSoak ? 20_000 : 200;

Deno.test("S2.9 public air waybills are valid as printed and without hyphen or blanks", () => {
  // The customs service of Australia and two forwarders use these numbers to explain the check digit.
  for (const printed of ["123-12345675", "176-12345675", "020-81140743", "589-81140743"]) {
    assert.ok(isMawb(mawbDigits(printed)), printed);
    assert.equal(formatMawb(mawbDigits(printed)), printed);
  }
  assert.ok(isMawb(mawbDigits(" 123 1234 5675 ")));
  assert.ok(isMawb(mawbDigits("123‑12345675")));
  for (const wrong of ["123-1234567", "123-12345674", "123-123456750", "12A-12345675", "000-12345675", ""]) {
    assert.equal(isMawb(mawbDigits(wrong)), false, wrong);
  }
  assert.deepEqual(["738", "160", "123"].map((prefix) => airlineOf(`${prefix}12345675`)), [
    "Vietnam Airlines",
    "Cathay Pacific",
    "",
  ]);
});

Deno.test("S2.9 any wrong digit of a serial is detected unless it differs by seven, and any wrong check digit is detected", () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const serial = fc.array(digit, { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(serial, fc.integer({ min: 0, max: 7 }), digit, (digits, at, other) => {
      const body = digits.join("");
      const whole = `738${body}${mawbCheckDigit(body)}`;
      assert.ok(isMawb(whole));
      const place = 3 + at;
      const was = Number(whole[place]);
      if (was === other) return;
      const changed = whole.slice(0, place) + other + whole.slice(place + 1);
      const isBlind = at < 7 && Math.abs(was - other) === 7;
      assert.equal(isMawb(changed), isBlind, `${whole} ${changed}`);
    }),
    { numRuns: RUNS },
  );
});
