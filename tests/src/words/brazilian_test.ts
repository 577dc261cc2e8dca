/**
 * Checks of translations beyond the compiler: only Brazilian Portuguese, one kind of apostrophe, and quoted
 * button names that exist.
 */
import assert from "node:assert/strict";
import { allWords, isFlow } from "../../support/client/all_words.ts";

/**
 * Words that are not used in Brazil. "Carregar" (to load) and "contatos" (people) are, and are therefore
 * missing here.
 */
const EUROPEAN = [
  "ficheir[oa]s?",
  "ecrãs?",
  "utilizador(a|as|es)?",
  "palavras?-passe",
  "equipas?",
  "registos?",
  "regist(ar|ado|ada|ados|adas|ou|e-se)",
  "contact(o|os|ar|ado|ada|e)",
  "telemóve(l|is)",
  "partilh(a|ar|ada|ado|adas|ados|e|ou)",
  "aspetos?",
  "logótipos?",
  "píxe(l|is)",
  "noutr[oa]s?",
  "factos?",
  "sector(es)?",
  "géneros?",
  "económic[oa]s?|eletrónic[oa]s?|telefónic[oa]s?|académic[oa]s?",
  "prémios?",
  "bónus",
  "anónim[oa]s?",
  "sinónimos?",
  "quilómetros?",
  "receção|deteção|perceção|conceção",
  "acç(ão|ões)|direcç(ão|ões)|selecç(ão|ões)|protecç(ão|ões)",
  "actual(mente|izar|izad[oa]s?)?",
  "objectos?|projectos?|correct[oa]s?|direct[oa]s?",
  "óptim[oa]s?",
  "connosco",
  "planeamento",
  "telecarregar",
  "reencaminhar",
  "(iniciar|terminar) sessão",
  "est(á|ão|ou|ava|avam|ar) a \\p{L}+[aei]r",
  "(?<=^|“)a (carregar|enviar|guardar|salvar|verificar|procurar|criar|anexar|buscar|mudar|digitar)",
  "carreg(ar|ou|ue|a) (no botão|nele|nela|em(?! segundo))",
  "vistas? guardadas?",
  "di-l[oa]s?",
  "(foi|for|está) aceite",
].map((word) => new RegExp(`(?<![\\p{L}-])(${word})(?![\\p{L}-])`, "iu"));

/** Texts that a Brazilian writes, and European ones that were once written here. */
const SAMPLES = {
  brazilian: [
    "Carregar mais",
    "A corrigir",
    "A partir de agora, contato com a equipe",
    "Salvando o registro",
    "Clicar em “Tentar de novo”",
  ],
  european: [
    "A carregar a tarefa",
    "Carregar em Mais",
    "Está a enviar",
    "Só a equipa",
    "Guardado num ficheiro",
  ],
};

const isEuropean = (text: string): boolean => EUROPEAN.some((word) => word.test(text));

Deno.test("C7 Portuguese is Brazilian: no text has a word or form used only in Portugal", async () => {
  assert.deepEqual(SAMPLES.brazilian.filter(isEuropean), []);
  assert.deepEqual(SAMPLES.european.filter((text) => !isEuropean(text)), []);
  const all = await allWords("pt");
  assert.ok(all.length > 50, "the words were found");
  assert.deepEqual(
    all.flatMap(({ area, texts }) => texts.filter(isEuropean).map((text) => `${area}: ${text}`)),
    [],
  );
});

Deno.test("C7 French apostrophes are curved in every text", async () => {
  const all = await allWords("fr");
  assert.ok(all.length > 50, "the words were found");
  assert.deepEqual(
    all.flatMap(({ area, texts }) =>
      texts.filter((text) => text.includes("'")).map((text) => `${area}: ${text}`)
    ),
    [],
  );
});

const QUOTES: Readonly<Record<string, RegExp>> = {
  en: /“([^”]+)”/gu,
  de: /„([^“]+)“/gu,
  fr: /«\s*([^»]+?)\s*»/gu,
  pt: /“([^”]+)”/gu,
};

/** Matches variable parts: `{count}` on the screen, or a number or a single … in a quotation. */
const FILLED = /\{\w+\}|\d+|(?<=^|\s)…(?=\s|$)/gu;

/** Normalizes a text for comparison, without its final punctuation. */
const plain = (text: string): string =>
  text.normalize().replace(FILLED, "#").replace(/\s+/gu, " ").replace(/[\s.?!:…]+$/u, "");

/** Makes a pattern of a quotation that matches any text for its variable parts. */
const pattern = (label: string): string =>
  label.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replaceAll("#", ".+?");

/** Returns true if a screen has the quotation as a whole text, as a sentence, or before a variable part. */
const saysIt = (screens: string, label: string): boolean =>
  new RegExp(`(^|[.?!:;] |[“„«] ?)${pattern(label)}($| ?[.?!:;,…”“»#])`, "mu").test(screens);

for (const [language, quotes] of Object.entries(QUOTES)) {
  Deno.test(`C7 each quotation in the words of a flow is on a screen: ${language}`, async () => {
    const all = await allWords(language);
    const screens = all.filter((each) => !isFlow(each)).flatMap(({ texts }) => texts).map(plain).join("\n");
    const quoted = all.filter(isFlow).flatMap(({ area, texts }) =>
      texts.flatMap((text) => [...text.matchAll(quotes)].map(([, label = ""]) => ({ area, label })))
    );
    assert.ok(quoted.length > 50, "the flows quote something");
    const unsaid = quoted.filter(({ label }) => !saysIt(screens, plain(label)));
    assert.deepEqual([...new Set(unsaid.map(({ area, label }) => `${area}: ${label}`))], []);
  });
}
