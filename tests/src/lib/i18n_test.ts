import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import {
  addEnglish,
  hasWords,
  language,
  LANGUAGES,
  setLanguage,
  t,
  wordsNow,
} from "../../../src/lib/i18n.ts";
import { english as en } from "../../../src/words/english.ts";
import { WORDS_OF } from "../../support/client/languages.ts";

type Tree = { readonly [key: string]: string | Tree };

/** Returns every text with its dotted key. */
function texts(node: Tree, prefix = ""): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : texts(value, `${prefix}${key}.`)
  );
}

/** Removes parts that English lacks: gender and feminine words of statuses, which status_word_test.ts checks. */
const withoutGenders = ({ gender: _gender, feminine: _feminine, ...words }: Tree): Tree => words;

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
const wordsIn = (text: string) => text.replace(/\{\w+\}/g, "").match(/\p{L}+/gu)?.length ?? 0;
const { en: _, ...others } = WORDS_OF;

Deno.test("S9.13 the languages are en, de, fr and pt", () => {
  assert.deepEqual(LANGUAGES, ["en", "de", "fr", "pt"]);
});

Deno.test("S1.4 every language has every text, with the same placeholders, and none is empty", () => {
  const english = new Map(texts(en));
  for (const [name, words] of Object.entries(others)) {
    const translated = new Map(texts(withoutGenders(words)));
    assert.deepEqual([...translated.keys()].sort(), [...english.keys()].sort(), name);
    for (const [key, text] of translated) {
      assert.ok(text.trim(), `${name} ${key}`);
      // A plural form may omit the number, as in "one row".
      const isForm = /\.(one|many)$/.test(key);
      const wanted = placeholders(english.get(key)!);
      if (!isForm) assert.deepEqual(placeholders(text), wanted, `${name} ${key}`);
    }
  }
});

Deno.test("S1.4 a text with plural forms has the same forms in every language, and no placeholder that English lacks", () => {
  const plural = /\.(zero|one|two|few|many|other)$/;
  const formsOf = (words: Tree) => {
    const found = new Map<string, string[]>();
    for (const [key, text] of texts(words)) {
      if (!plural.test(key)) continue;
      const name = key.replace(plural, "");
      // A key "other" among values of a field is not a plural form.
      if (texts(words).some(([each]) => each.startsWith(`${name}.`) && !plural.test(each))) continue;
      found.set(name, [...(found.get(name) ?? []), ...placeholders(text) as string[]]);
    }
    return found;
  };
  const english = formsOf(en);
  for (const name of english.keys()) {
    for (const form of ["one", "other"]) {
      assert.ok(texts(en).some(([key]) => key === `${name}.${form}`), name);
    }
  }
  for (const [language, words] of Object.entries(others)) {
    for (const [name, used] of formsOf(words)) {
      const foreign = used.filter((each) => !english.get(name)?.includes(each));
      assert.deepEqual(foreign, [], `${language} ${name}`);
    }
  }
});

Deno.test("S1.4 a longer text that reads as English in another language counts as untranslated", () => {
  const forgotten = Object.entries(others).flatMap(([name, words]) => {
    const translated = new Map(texts(words));
    return texts(en)
      .filter(([key, text]) => wordsIn(text) > 3 && translated.get(key) === text)
      .map(([key]) => `${name} ${key}`);
  });
  assert.deepEqual(forgotten, []);
});

Deno.test("S1.4 a word is shown in the chosen language, and in English again after a fresh start", async () => {
  assert.equal(language.value, "en");
  assert.equal(t("shell.logOut"), "Log Out");
  assert.equal(await setLanguage("de"), true);
  assert.equal(t("shell.logOut"), "Abmelden");
  assert.equal(t("shell.vip", { n: 3 }), "Vip: 3");
  await setLanguage("en");
  assert.equal(t("shell.vip", { n: 0 }), "Vip: 0");
});

Deno.test("S1.4 the last choice of a language wins, whichever words load first", async () => {
  const first = setLanguage("fr");
  const last = setLanguage("en");
  await Promise.all([first, last]);
  assert.equal(language.value, "en");
});

Deno.test("a computed key with dots is found, and one without words shows its last part", () => {
  assert.equal(t("event.order.submit"), "Submit order");
  const warn = console.warn;
  const messages: unknown[] = [];
  console.warn = (text) => messages.push(text);
  assert.equal(t("status.Nonsense"), "Nonsense");
  assert.equal(t("status.Nonsense"), "Nonsense");
  console.warn = warn;
  assert.deepEqual(messages, ['No words for "status.Nonsense"']);
});

Deno.test("a typed text is never looked up as a key, even if it is a property of every object", () => {
  assert.ok(hasWords("choice.hold_reason.autoHold"));
  assert.ok(hasWords("record.earlier"), "words with plural forms");
  for (
    const typed of [
      "toString",
      "valueOf",
      "constructor.name",
      "__proto__",
      "autoHold.trim",
      "autoHold.length",
      "",
    ]
  ) {
    assert.equal(hasWords(`choice.hold_reason.${typed}`), false, typed);
  }
  assert.equal(hasWords("choice.hold_reason"), false);
});

Deno.test("adding words only redraws callers who looked for one of them without finding it", () => {
  const before = wordsNow();
  addEnglish({ menu: { never_asked: "Never asked" } });
  assert.equal(wordsNow(), before);
  assert.ok(!hasWords("menu.asked_early"));
  addEnglish({ menu: { asked_early: "Asked early" } });
  assert.notEqual(wordsNow(), before);
  assert.equal(t("menu.asked_early"), "Asked early");
});
