import assert from "node:assert/strict";
import { LANGUAGES, setLanguage } from "../../../src/lib/i18n.ts";
import { notifiedText } from "../../../src/features/desk/notifications/notified_text.ts";
import { whenText } from "../../../src/lib/when.ts";
import { fc } from "../../support/property.ts";

/** 2026-03-01T05:20:00Z. */
const NOW = 1_772_342_400;
const HOUR = 3_600;
const when = (at: number, timeZone = "UTC") => notifiedText(at, NOW, timeZone);

Deno.test("S4.7 S9.4 in a notification a time within the last 18 hours is relative, an older one is H:mm:ss DD/MM/YYYY", () => {
  assert.equal(when(NOW - 5 * 60), "5 minutes ago");
  assert.equal(when(NOW - 18 * HOUR), "18 hours ago");
  assert.equal(when(NOW - 18 * HOUR - 1), "11:19:59 28/02/2026");
  assert.equal(when(NOW - 18 * HOUR - 1, "America/New_York"), "6:19:59 28/02/2026");
});

Deno.test("S4.7 S9.13 the older form is the same in every language, the relative one is in the person's, as the browser formats it", async () => {
  const spans = [0, 59, 60, 119, 120, 3_599, HOUR, 2 * HOUR - 1, 2 * HOUR, 18 * HOUR];
  for (const language of LANGUAGES) {
    await setLanguage(language);
    assert.equal(when(NOW - 30 * 24 * HOUR), "5:20:00 30/01/2026");
    const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    for (const seconds of spans.flatMap((each) => [-each, each])) {
      const expected = Math.abs(seconds) >= HOUR
        ? words.format(Math.trunc(seconds / HOUR), "hour")
        : Math.abs(seconds) >= 60
        ? words.format(Math.trunc(seconds / 60), "minute")
        : words.format(0, "second");
      assert.equal(whenText(NOW + seconds, NOW, "UTC"), expected);
    }
  }
  await setLanguage("en");
});

Deno.test("S4.7 a time of a clock that is ahead of ours is shown as now, never in the future", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (ahead) => assert.equal(when(NOW + ahead), when(NOW))),
    { seed: 20261121 },
  );
});

Deno.test("S4.7 outside of notifications an older time is DD-MM-YYYY HH:mm, a future one within 18 hours relative", () => {
  assert.equal(whenText(NOW + 2 * HOUR, NOW, "UTC"), "in 2 hours");
  assert.equal(whenText(NOW + 19 * HOUR, NOW, "UTC"), "02-03-2026 00:20");
  assert.equal(whenText(NOW - 19 * HOUR, NOW, "America/New_York"), "28-02-2026 05:20");
});
