import assert from "node:assert/strict";
import { COUNTRIES } from "../../../api/places/countries.ts";
import { countriesLike, countryCode } from "../../../api/places/country_names.ts";
import { orderInput } from "../../../api/inputs/orders/order.ts";
import { readInput } from "../../../api/inputs/read.ts";

const LANGUAGES = ["en", "de", "fr", "pt"];
const namesIn = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return (code: string) => names.of(code) ?? code;
};

Deno.test("a country is read from its code, its name in four languages, and other names for it", () => {
  for (
    const name of [
      "US",
      "us",
      " usa ",
      "U.S.",
      "United States",
      "Vereinigte Staaten",
      "États-Unis",
      "Estados Unidos",
    ]
  ) {
    assert.equal(countryCode(name), "US", name);
  }
  assert.deepEqual(["Deutschland", "Allemagne", "Alemanha", "Germany"].map(countryCode), [
    "DE",
    "DE",
    "DE",
    "DE",
  ]);
  assert.deepEqual(["", "Atlantis", "x".repeat(200)].map(countryCode), [null, null, null]);
});

Deno.test("each country is recognised by its name in each language", () => {
  for (const language of LANGUAGES) {
    const nameOf = namesIn(language);
    const lost = COUNTRIES.filter((code) => countryCode(nameOf(code)) !== code);
    assert.deepEqual(lost.map((code) => `${language} ${code}`), []);
  }
});

Deno.test("the order's input accepts a country by any of its names, and stores its code", () => {
  for (const country of ["USA", "united states", "US"]) {
    const read = readInput(orderInput, { country });
    assert.ok(read.ok, country);
    assert.equal(read.value.country, "US");
  }
  const refused = readInput(orderInput, { country: "Atlantis" });
  assert.deepEqual(refused.ok ? [] : refused.problems, [{ path: "country", code: "badCountry" }]);
});

Deno.test("the list offers exact matches first, then names with that beginning, and everything for an empty text", () => {
  const english = namesIn("en");
  assert.equal(countriesLike("", english).length, COUNTRIES.length);
  assert.equal(countriesLike("USA", english)[0], "US");
  assert.deepEqual(countriesLike("united", english).slice(0, 3), ["AE", "GB", "US"]);
  assert.equal(countriesLike("england", english)[0], "GB");
  assert.equal(countriesLike("Deutsch", namesIn("de"))[0], "DE");
  assert.deepEqual(countriesLike("qqq", english), []);
});
