import assert from "node:assert/strict";
import { fillText, wordsFor } from "../../../server/login_site/language.ts";
import { de } from "../../../server/login_site/locales/de.ts";
import { en } from "../../../server/login_site/locales/en.ts";
import { fr } from "../../../server/login_site/locales/fr.ts";
import { pt } from "../../../server/login_site/locales/pt.ts";
import { loginSite } from "../../../server/login_site/site.ts";
import { systemRandom } from "../../../server/session/tokens.ts";
import { APP_ORIGIN, testSettings } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { NOW } from "../../support/people/people.ts";

const languageOf = (header: string): string => wordsFor(new Headers({ "accept-language": header })).code;

Deno.test("S1.4 the login site uses the first requested language that it has, otherwise English", () => {
  assert.equal(wordsFor(new Headers()).code, "en");
  const wanted: Readonly<Record<string, string>> = {
    "de": "de",
    "de-AT,de;q=0.9,en;q=0.8": "de",
    "ja,fr-CA;q=0.7,en;q=0.3": "fr",
    "en;q=0.2, pt-BR;q=0.9": "pt",
    "fr;q=0, de;q=0.1": "de",
    "ja, zh": "en",
    "*": "en",
    "constructor, __proto__": "en",
    "de;q=nonsense, fr;q=0.1": "fr",
    ";;,,=;q": "en",
  };
  for (const [header, language] of Object.entries(wanted)) assert.equal(languageOf(header), language, header);
});

/** Returns every text with its path. */
const texts = (tree: object, at = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${at}.${key}`, value]] : texts(value, `${at}.${key}`)
  );

Deno.test("S1.4 the words of the login site are complete in four languages, take the same values, and contain no markup", () => {
  const english = new Map(texts(en));
  const places = (text = "") => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const words of [de, fr, pt]) {
    for (const [key, text] of texts(words)) {
      assert.ok(text.trim() && !/[<>&]/.test(text), `${words.code}${key}`);
      assert.deepEqual(places(text), places(english.get(key)), `${words.code}${key}`);
    }
  }
  assert.equal(fillText("{a} and {a} and {b}", { a: 1 }), "1 and 1 and ");
});

Deno.test("S1.4 a reader's language applies to the page, the form's problems, and a missing page", () =>
  withDatabase(async (db) => {
    const site = loginSite({
      db,
      settings: testSettings,
      now: () => NOW,
      random: systemRandom,
      name: "Pressdock",
    });
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers = { "accept-language": "de-CH,en;q=0.5", ...init.headers };
      const answer = await site(new Request(`${testSettings.loginOrigin}${path}`, { ...init, headers }));
      assert.equal(answer.headers.get("content-language"), "de");
      assert.equal(answer.headers.get("vary"), "accept-language");
      const text = await answer.text();
      assert.match(text, /<html lang="de">/);
      return text;
    };
    const to = { return_to: `${APP_ORIGIN}/`, state: "st4te" };
    assert.match(await ask(`/?${new URLSearchParams(to)}`), /<h1>Anmelden<\/h1>[^]*Passwort vergessen\?/);
    const refused = await ask("/", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: String(new URLSearchParams({ ...to, email: "ada@demo.test", password: "wrong" })),
    });
    assert.match(refused, /E-Mail oder Passwort stimmt nicht\./);
    assert.match(await ask("/nowhere"), /Unter dieser Adresse gibt es keine Seite\./);
    assert.match(
      await ask("/?return_to=https://evil.test/"),
      /Dieser Link führt nicht zur Anwendung zurück\./,
    );
  }));
