/** Texts for users have words that they know from other tools; words that made readers stop do not come back. */
import assert from "node:assert/strict";
import { allWords } from "../../support/client/all_words.ts";

/** Makes a pattern for a button's name: a whole text, or quoted in texts for support staff. */
const button = (names: string): string => `(?:^|[“„«]\\s?)(?:${names})(?:$|\\s?[”“»])`;

/** Refused words with their replacement, by language. They match whole words in any case. */
const BANNED: Readonly<Record<string, readonly (readonly [pattern: string, instead: string])[]>> = {
  en: [
    [
      "makes? (?:(?:a|an|the|another|first|new) )*(?:order|user|group|store|notice|integration|token|link|account|secret)s?",
      "create",
    ],
    ["(?:was|were|is|orders?|token|link|package) made", "created"],
    ["mend(?:s|ed|ing)?", "fix"],
    ["no way back", "This can’t be undone."],
    ["given up", "Failed"],
    ["moved on", "the real step: paid, shipped"],
    ["anew|whence|whom", "again, from where, who"],
    [
      button("do nothing|leave it as it (?:is|was)|keep it|stay here|close the form|discard changes"),
      "Cancel",
    ],
    ["was not carried out", "failed"],
    ["the house", "we, the business"],
    [
      "(?:records|what comes in) appears? (?:here automatically|by itself)",
      "announced at the top of the list",
    ],
    ["sets?(?: \\w+)? aside", "reserved"],
    ["^invite the first seller$", "with the role that they get"],
    ["(?<!\\{)parcels?(?!\\})", "package"],
    ["cards? of prices|card of costs", "price table"],
    [
      "of ours|is heard|says nothing|tell[s] nobody|ties out|is not there|how it comes about",
      "the fact itself",
    ],
    [
      "once is enough|lacks? nothing|stop items|send elsewhere|on the shelf|: in process",
      "a word that a newcomer knows",
    ],
    ["ask the server|at rest|talking with the server|look what", "what support sees"],
    ["whoever", "who exactly"],
    ["EGRESS_ALLOW", "no name of an environment variable"],
  ],
  de: [
    ["kein(?:en)? Weg zurück|kein Zurück", "Das lässt sich nicht rückgängig machen."],
    ["^aufgegeben$", "Fehlgeschlagen"],
    ["(?:Porto|Versand|Preis|Betrag|Beträge|Summe)[^.;]* zurückgelegt|^zurückgelegt$", "reserviert"],
    ["ausbessern|bessern Sie|nachbessern", "korrigieren"],
    ["weiterbewegt", "der Schritt selbst"],
    ["Was hereinkommt, erscheint (?:hier )?von selbst", "oben in der Liste gemeldet"],
    ["^Den ersten Verkäufer einladen$", "mit der Rolle"],
    [button("nichts tun|so lassen|hier bleiben|Formular schließen|Änderungen verwerfen"), "Abbrechen"],
  ],
  fr: [
    ["pas de retour(?: possible)?(?=\\s*[.!»]|$)", "C’est irréversible."],
    ["^abandonné(?:e|s|es)?$", "Échec"],
    ["(?:affranchissement|expédition|montants?|prix)[^.;]* mis(?:e|es)? de côté|^mis de côté$", "réservé"],
    [
      button("ne rien faire|laisser tel quel|rester ici|fermer le formulaire|abandonner les modifications"),
      "Annuler",
    ],
  ],
  pt: [
    ["não há (?:como )?volta(?:r)?(?: atrás)?", "Não é possível desfazer."],
    ["^desistid[oa]s?$", "Falhou"],
    [
      button("não fazer nada|deixar como est(?:á|ava)|ficar aqui|fechar o formulário|descartar alterações"),
      "Cancelar",
    ],
  ],
};

/** The word for Cancel, which only one key has: src/parts/decision.tsx reads it. */
const CANCEL: Readonly<Record<string, string>> = {
  en: "Cancel",
  de: "Abbrechen",
  fr: "Annuler",
  pt: "Cancelar",
};

for (const [language, rules] of Object.entries(BANNED)) {
  Deno.test(`${language}: words that stop a reader are not used`, async () => {
    const words = await allWords(language);
    assert.ok(words.length > 40);
    const found = rules.flatMap(([pattern, instead]) => {
      const banned = new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, "iu");
      return words.flatMap(({ area, texts }) =>
        texts.filter((text) => banned.test(text)).map((text) => `${area}: "${text}" (write: ${instead})`)
      );
    });
    assert.deepEqual(found, []);
  });

  Deno.test(`${language}: Cancel is one word of the frame, and has no second name in any other area`, async () => {
    const areas = (await allWords(language)).flatMap(({ area, texts }) =>
      texts.filter((text) => text === CANCEL[language]).map(() => area)
    );
    assert.deepEqual(areas, ["app/shell/words"]);
  });
}

type Tree = { readonly [key: string]: Tree | string };

/** Returns the text of a key such as `wallets.balance` in a language, from its area's file. */
async function wordIn(language: string, area: string, key: string): Promise<string> {
  const name = language === "en" && area.startsWith("app/") ? "en_first" : language;
  const { words } = await import(`../../../src/${area}/words/${name}.ts`) as { readonly words: Tree };
  const found = key.split(".").reduce<Tree | string | undefined>(
    (at, part) => typeof at === "object" ? at[part] : undefined,
    words,
  );
  assert.ok(typeof found === "string", `${language} has no ${key}`);
  return found;
}

/** Keys that name the same figure: the first is the wallet's. */
const FIGURES = [
  [
    "features/money/wallets wallets.balance",
    "app/shell shell.balance",
    "features/people/users entity.users.field.total_credit",
  ],
  ["features/money/wallets wallets.available", "app/shell shell.available", "engine/bulk bulk.available"],
  [
    "features/money/wallets wallets.reserved",
    "features/orders/orders paying.reserved",
    "features/shipping/packages/labels parcel.money.held",
  ],
];

Deno.test("Clear answers 3 balance, reserved and available have one word each, wherever a figure has that name", async () => {
  for (const language of Object.keys(BANNED)) {
    for (const names of FIGURES) {
      const texts = await Promise.all(names.map((name) => {
        const [area = "", key = ""] = name.split(" ");
        return wordIn(language, area, key);
      }));
      assert.equal(
        new Set(texts).size,
        1,
        `${language}: ${names.map((name, at) => `${name} ${texts[at]}`).join(", ")}`,
      );
    }
  }
});
