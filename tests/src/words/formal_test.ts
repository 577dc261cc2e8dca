/** The app addresses people formally: Sie in German, vous in French, você in Portuguese. */
import assert from "node:assert/strict";
import { allWords, paperWords } from "../../support/client/all_words.ts";

/** Matches a whole word, in any case. */
const word = (one: string): RegExp => new RegExp(`(?<![\\p{L}-])(${one})(?![\\p{L}-])`, "iu");

/** German imperatives with du whose form is neither a noun nor an infinitive. */
const IMPERATIVES = [
  "achte|ändere|beachte|beende|behalte|behebe|bestätige|drücke|entferne|erstelle|exportiere",
  "füge|gehe?|gib|halte?|importiere|kehre?|klebe|klicke?|kopiere|korrigiere|lade|lass|lege?|lies",
  "melde|nenne|nimm|öffne|prüfe?|rufe?|scanne?|schaue?|schicke?|schließe|schreibe?|sende|setze?|sieh",
  "speichere|starte|stimme|storniere|tippe?|trage?|vergiss|vergleiche|verwende|wähle|warte|wechsle|ziehe?",
].join("|");

/** Forms that can also be nouns: they are imperatives if an object follows. */
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

/** Texts that were once written here, and formal ones that look similar. */
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
