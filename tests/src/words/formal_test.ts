/** Nobody is on first-name terms with the app: German says Sie, French vous, Portuguese você. */
import assert from "node:assert/strict";
import { allWords, paperWords } from "../../support/client/all_words.ts";

/** A word by itself, in whatever case. */
const word = (one: string): RegExp => new RegExp(`(?<![\\p{L}-])(${one})(?![\\p{L}-])`, "iu");

/** Imperatives with du, written as no noun and no infinitive is. */
const IMPERATIVES = [
  "achte|ändere|beachte|beende|behalte|behebe|bestätige|drücke|entferne|erstelle|exportiere",
  "füge|gehe?|gib|halte?|importiere|kehre?|klebe|klicke?|kopiere|korrigiere|lade|lass|lege?|lies",
  "melde|nenne|nimm|öffne|prüfe?|rufe?|scanne?|schaue?|schicke?|schließe|schreibe?|sende|setze?|sieh",
  "speichere|starte|stimme|storniere|tippe?|trage?|vergiss|vergleiche|verwende|wähle|warte|wechsle|ziehe?",
].join("|");

/** These are nouns as well: they tell somebody to do something where an object follows. */
const IMPERATIVES_WITH_OBJECT =
  "(bitte|frage?|stelle|suche?|teile?|versuche?) (die|das|den|es|sie|ihn|noch|erneut|danach)";

const FAMILIAR: Readonly<Record<string, readonly RegExp[]>> = {
  de: [
    word("du|dich|dir|dein(e[mnrs]?|s)?|euch|euer|eure[mnrs]?"),
    new RegExp(`(^|[.!?:;…–“] |[„(])(${IMPERATIVES})(?![\\p{L}-])`, "iu"),
    new RegExp(`(?<!\\p{L})([Bb]itte|und|oder|dann) (${IMPERATIVES})(?![\\p{L}-])`, "u"),
    new RegExp(`(^|[.!?:;…–“] |[„(])(${IMPERATIVES_WITH_OBJECT})(?!\\p{L})`, "iu"),
    /(?<!\p{L})([Bb]itte|und|oder|dann) (frage?|versuche?) /u,
  ],
  fr: [word("tu|toi|te|ton|ta|tes|tiens?|tiennes?|t’\\p{L}+")],
  pt: [word("tu|te|ti|contigo|teus?|tuas?|vós|convosco|voss[oa]s?")],
};

/** As it was once written here, and what only looks like it. */
const SAMPLES: Readonly<Record<string, { readonly familiar: string[]; readonly formal: string[] }>> = {
  de: {
    familiar: [
      "Das ist dein jetziges Passwort.",
      "Wer du bist",
      "Deine Sitzung ist beendet.",
      "So erreichen dich andere.",
      "Die Verbindung ist weg. Lade neu, um weiterzumachen.",
      "Versuche es noch einmal.",
      "Vielleicht hat sie zu lange gedauert. Bitte versuche es noch einmal.",
      "Bitte wähle ein Passwort.",
      "Kein Zugriff. Frage die Verwaltung.",
      "Ein Fehler: Prüfe die Angaben.",
      "Gehen Sie zurück und lade neu",
      "„Melde dich an“",
    ],
    formal: [
      "Versuchen Sie es noch einmal.",
      "{count} Versuche",
      "Frage verneint",
      "Suche löschen",
      "Teile des Datensatzes",
      "Achtet auf neuere Version",
      "Legende und Stellen",
      "Bitte keine Passwörter.",
      "Indirekt oder direkt",
    ],
  },
  fr: { familiar: ["Vérifie ton mot de passe", "T’envoyer le lien"], formal: ["Il tient la liste", "Total"] },
  pt: { familiar: ["A tua conta", "Para ti"], formal: ["Sua conta", "Atua em nome de alguém"] },
};

for (const [language, familiar] of Object.entries(FAMILIAR)) {
  const isFamiliar = (text: string): boolean => familiar.some((one) => one.test(text));

  Deno.test(`C7 nobody is addressed informally: ${language}`, async () => {
    const samples = SAMPLES[language];
    assert.deepEqual(samples?.formal.filter(isFamiliar), []);
    assert.deepEqual(samples?.familiar.filter((text) => !isFamiliar(text)), []);
    const all = [...await allWords(language), ...await paperWords(language)];
    assert.ok(all.length > 50, "the words were found");
    assert.deepEqual(
      all.flatMap(({ area, texts }) => texts.filter(isFamiliar).map((text) => `${area}: ${text}`)),
      [],
    );
  });
}
