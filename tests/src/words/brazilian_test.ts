/**
 * Checks of translations beyond the compiler: one kind of Portuguese, one apostrophe, and buttons called as they are.
 */
import assert from "node:assert/strict";
import { allWords, isFlow } from "../../support/client/all_words.ts";

/** Words that nobody in Brazil writes. "Carregar" alone is to load, and "contatos" are people: neither is here. */
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

/** As a Brazilian reads it, and as a European once wrote it here. */
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

/** Matches the parts that data fills in: `{count}` on the screen, a number or … of its own in a quotation. */
const FILLED = /\{\w+\}|\d+|(?<=^|\s)…(?=\s|$)/gu;

/** A text as it is compared: how a sentence ends does not count. */
const plain = (text: string): string =>
  text.normalize().replace(FILLED, "#").replace(/\s+/gu, " ").replace(/[\s.?!:…]+$/u, "");

/** Makes a pattern that lets the screen say anything where a quotation leaves something out. */
const pattern = (label: string): string =>
  label.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&").replaceAll("#", ".+?");

/** A screen says it as a whole, or as a sentence of its own, or begins with it before what is filled in. */
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
