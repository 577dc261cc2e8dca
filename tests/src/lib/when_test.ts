import assert from "node:assert/strict";
import fc from "fast-check";
import { pastText, whenText } from "../../../src/lib/when.ts";

/** 2026-03-01T05:20:00Z. */
const NOW = 1_772_342_400;
const HOUR = 3_600;
const when = (at: number, language = "en", timeZone = "UTC") => pastText(at, NOW, timeZone, language);

Deno.test("S4.7 S9.4 within the last 18 hours a time is relative, an older one is H:mm:ss DD/MM/YYYY", () => {
  assert.equal(when(NOW - 5 * 60), "5 minutes ago");
  assert.equal(when(NOW - 18 * HOUR), "18 hours ago");
  assert.equal(when(NOW - 18 * HOUR - 1), "11:19:59 28/02/2026");
  assert.equal(when(NOW - 18 * HOUR - 1, "en", "America/New_York"), "6:19:59 28/02/2026");
});

Deno.test("S4.7 S9.13 the older form is the same in every language, the relative one is the person's", () => {
  const old = NOW - 30 * 24 * HOUR;
  for (const language of ["en", "de", "fr", "pt"]) assert.equal(when(old, language), "5:20:00 30/01/2026");
  assert.equal(when(NOW - 2 * HOUR, "de"), "vor 2 Stunden");
});

Deno.test("S4.7 what a clock ahead of ours wrote is now, never in the future", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (ahead) => assert.equal(when(NOW + ahead), when(NOW))),
    { seed: 20261121 },
  );
});

Deno.test("S4.7 what is to come within 18 hours is relative too, later it is exact", () => {
  assert.equal(whenText(NOW + 2 * HOUR, NOW, "UTC", "en"), "in 2 hours");
  assert.equal(whenText(NOW + 19 * HOUR, NOW, "UTC", "en"), "0:20:00 02/03/2026");
});
