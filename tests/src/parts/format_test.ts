import assert from "node:assert/strict";
import { LANGUAGES, setLanguage } from "../../../src/lib/i18n.ts";
import { countryName, numberText } from "../../../src/parts/format.ts";
import { words } from "../../../src/words/en_first.ts";

Deno.test("S9.13 a country has the browser's name in every language, whether or not our words contain it", async () => {
  for (const language of LANGUAGES) {
    await setLanguage(language);
    const names = new Intl.DisplayNames(language, { type: "region" });
    for (const code of [...Object.keys(words.country), "KE", "UY"]) {
      assert.equal(countryName(code), names.of(code));
    }
  }
  await setLanguage("en");
  assert.equal(countryName("XQ"), "XQ");
  assert.equal(countryName("nowhere"), "nowhere");
});

Deno.test("S9.13 a number has the language's separators from a thousand on", async () => {
  for (const language of LANGUAGES) {
    await setLanguage(language);
    for (const value of [0, -1, 999, 1_000, -1_234_567, 0.5]) {
      assert.equal(numberText(value), value.toLocaleString(language));
    }
  }
  await setLanguage("en");
});
