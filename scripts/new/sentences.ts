/** Texts of a new record in each language, as far as `src/words/sentences/` has no template for them. */
import type { Language, OtherLanguage } from "../../api/languages.ts";

/** Articles by which the gender of a noun is recognized, and the noun "entry" for records without a translated noun. */
export const NOUNS: Readonly<
  Record<OtherLanguage, { readonly articles: Readonly<Record<string, string>>; readonly entry: string }>
> = {
  de: { articles: { der: "m", die: "f", das: "n" }, entry: "der Eintrag,Einträge" },
  fr: { articles: { un: "m", une: "f" }, entry: "une entrée,entrées" },
  pt: { articles: { o: "m", a: "f" }, entry: "a entrada,entradas" },
};

/** Makes a text from the singular and the plural of the noun. */
export type Text = (noun: string, nouns: string) => string;

export interface RecordTexts {
  readonly section: string;
  readonly help: string;
  readonly name: Text;
  readonly note: string;
  readonly hint: string;
}

export const RECORD_TEXTS: Readonly<Record<Language, RecordTexts>> = {
  en: {
    section: "Record",
    help: "A name that others recognize, and what they need to know.",
    name: (_, many) => `No two ${many} have the same name.`,
    note: "Note",
    hint: "Name or note …",
  },
  de: {
    section: "Datensatz",
    help: "Ein Name, den andere wiedererkennen, und was sie wissen müssen.",
    name: (_, many) => `Keine zwei ${many} haben denselben Namen.`,
    note: "Notiz",
    hint: "Name oder Notiz …",
  },
  fr: {
    section: "Fiche",
    help: "Un nom que les autres reconnaissent, et ce qu’ils doivent savoir.",
    name: (_, many) => `Deux ${many} n’ont jamais le même nom.`,
    note: "Note",
    hint: "Nom ou note …",
  },
  pt: {
    section: "Registro",
    help: "Um nome que os outros reconhecem, e o que precisam saber.",
    name: (_, many) => `Os nomes de ${many} não se repetem.`,
    note: "Nota",
    hint: "Nome ou nota …",
  },
};
