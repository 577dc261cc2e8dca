/** German sentences about a record: article, pronoun and adjective follow from the gender of its noun. */
import { type NounForms, sentencesBy } from "./templates.ts";

export interface Noun extends NounForms {
  readonly gender: "m" | "f" | "n";
  /** The accusative if it has another ending, such as "Kunden". */
  readonly accusative?: string;
}

const THE = { m: "der", f: "die", n: "das" } as const;
const THE_OBJECT = { m: "den", f: "die", n: "das" } as const;
const THIS_OBJECT = { m: "diesen", f: "diese", n: "dieses" } as const;
const IT = { m: "er", f: "sie", n: "es" } as const;
const IT_OBJECT = { m: "ihn", f: "sie", n: "es" } as const;
const NEW = { m: "Neuer", f: "Neue", n: "Neues" } as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const the = ({ gender, one }: Noun): string => `${capital(THE[gender])} ${one}`;
const object = ({ one, accusative = one }: Noun): string => accusative;

export const sentences = sentencesBy<Noun>({
  make: (noun) => `${object(noun)} anlegen`,
  made: (noun) => `${the(noun)} wurde angelegt.`,
  edit: (noun) => `${object(noun)} bearbeiten`,
  save: (noun) => `${object(noun)} speichern`,
  saved: (noun) => `${the(noun)} ist gespeichert.`,
  trash: (noun) => `${object(noun)} löschen`,
  trashAsk: (noun) => `${capital(THE_OBJECT[noun.gender])} ${object(noun)} „{name}“ löschen?`,
  isFinal: "Das lässt sich nicht rückgängig machen.",
  trashed: (noun) => `${the(noun)} „{name}“ wurde gelöscht.`,
  missingTitle: (noun) => `${capital(THIS_OBJECT[noun.gender])} ${object(noun)} gibt es nicht`,
  missingText: ({ gender }) =>
    `${capital(IT[gender])} existiert nicht, oder Ihr Konto darf ${IT_OBJECT[gender]} nicht sehen.`,
  failedTitle: (noun) => `${the(noun)} konnte nicht geladen werden`,
  new: ({ gender, one }) => `${NEW[gender]} ${one}`,
  wasSaved: ({ one }) => `${one} gespeichert`,
  wasCreated: ({ one }) => `${one} angelegt`,
  wasDeleted: ({ one }) => `${one} gelöscht`,
});
