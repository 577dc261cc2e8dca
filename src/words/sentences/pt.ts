/** Brazilian Portuguese sentences about a record: article, pronoun and participle follow from the gender of its noun. */
import { type NounForms, sentencesBy } from "./templates.ts";

export interface Noun extends NounForms {
  readonly gender: "m" | "f";
}

const endingOf = ({ gender }: Noun): string => gender === "f" ? "a" : "o";
const the = (noun: Noun): string => `${endingOf(noun)} ${noun.one}`;
const subject = (noun: Noun): string => `${endingOf(noun).toUpperCase()} ${noun.one}`;

export const sentences = sentencesBy<Noun>({
  make: ({ one }) => `Criar ${one}`,
  made: (noun) => `${subject(noun)} foi criad${endingOf(noun)}.`,
  edit: ({ one }) => `Editar ${one}`,
  save: ({ one }) => `Salvar ${one}`,
  saved: (noun) => `${subject(noun)} foi salv${endingOf(noun)}.`,
  trash: ({ one }) => `Excluir ${one}`,
  trashAsk: (noun) => `Excluir ${the(noun)} “{name}”?`,
  isFinal: "Não é possível desfazer.",
  trashed: (noun) => `${subject(noun)} “{name}” foi excluíd${endingOf(noun)}.`,
  missingTitle: (noun) => `${noun.gender === "f" ? "Esta" : "Este"} ${noun.one} não existe`,
  missingText: ({ gender }) =>
    gender === "f"
      ? "Ela não existe, ou sua conta não pode vê-la."
      : "Ele não existe, ou sua conta não pode vê-lo.",
  failedTitle: (noun) => `Não foi possível carregar ${the(noun)}`,
  new: (noun) => `Nov${endingOf(noun)} ${noun.one}`,
  wasSaved: (noun) => `${noun.one} salv${endingOf(noun)}`,
  wasCreated: (noun) => `${noun.one} criad${endingOf(noun)}`,
  wasDeleted: (noun) => `${noun.one} excluíd${endingOf(noun)}`,
});
