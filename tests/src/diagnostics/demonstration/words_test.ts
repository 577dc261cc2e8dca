import "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { hasWords, setLanguage, t } from "../../../../src/lib/i18n.ts";
import { addDemonstrationWords, words } from "../../../../src/diagnostics/demonstration/words.ts";
import { TEXTS } from "../../../../src/diagnostics/demonstration/texts.ts";
import { words as de } from "../../../../src/diagnostics/demonstration/words/de.ts";
import { words as en } from "../../../../src/diagnostics/demonstration/words/en.ts";
import { words as fr } from "../../../../src/diagnostics/demonstration/words/fr.ts";
import { words as pt } from "../../../../src/diagnostics/demonstration/words/pt.ts";

type Tree = { readonly [key: string]: string | Tree };

function texts(node: Tree, prefix = ""): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : texts(value, `${prefix}${key}.`)
  );
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

Deno.test("S1.4 the demonstration has every text in every language, with the same placeholders, and all of them translated", () => {
  for (const [name, tree] of Object.entries({ de, fr, pt })) {
    const translated = new Map(texts(tree));
    assert.deepEqual([...translated.keys()], texts(en).map(([key]) => key), name);
    for (const [key, text] of texts(en)) {
      assert.deepEqual(placeholders(translated.get(key)!), placeholders(text), `${name} ${key}`);
      if (text.split(" ").length > 3) assert.notEqual(translated.get(key), text, `${name} ${key}`);
    }
  }
});

Deno.test("S5.7 S8.8 the English text of each problem matches the answers of the calls", () => {
  assert.deepEqual(en.demonstration.problem, TEXTS);
});

Deno.test("S1.4 the demonstration's words are loaded together with the app's, in the chosen language", async () => {
  assert.equal(hasWords("demonstration.badge"), false, "the app's own entry has none of them");
  addDemonstrationWords();
  assert.equal(words("login.title"), "Log in");
  assert.equal(words("tasks.count", { count: 1 }), "1 task");
  assert.equal(t("shell.logOut"), "Log Out");
  assert.equal(await setLanguage("de"), true);
  assert.equal(words("login.title"), "Anmelden");
  assert.equal(words("tasks.count", { count: 2 }), "2 Aufgaben");
  assert.equal(t("shell.logOut"), "Abmelden");
  await setLanguage("en");
});
