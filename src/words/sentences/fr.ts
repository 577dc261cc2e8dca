/** French sentences about a record: article, pronoun and participle follow from the gender and first letter of its noun. */
import { type NounForms, sentencesBy } from "./templates.ts";

export interface Noun extends NounForms {
  readonly gender: "m" | "f";
  /** True if the article is elided before an h, as in "l’historique"; before a vowel it is always elided. */
  readonly hasMuteH?: boolean;
}

const isElided = ({ one, hasMuteH = false }: Noun): boolean =>
  hasMuteH || /^[aeiouyàâäéèêëîïôöûùüœæ]/i.test(one);

function the(noun: Noun): string {
  if (isElided(noun)) return `l’${noun.one}`;
  return `${noun.gender === "f" ? "la" : "le"} ${noun.one}`;
}

function beforeNoun(noun: Noun, feminine: string, masculine: string, beforeVowel: string): string {
  if (noun.gender === "f") return `${feminine} ${noun.one}`;
  return `${isElided(noun) ? beforeVowel : masculine} ${noun.one}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Returns a participle that agrees with the noun: "créé", "créée". */
const agree = ({ gender }: Noun, participle: string): string =>
  gender === "f" ? `${participle}e` : participle;

export const sentences = sentencesBy<Noun>({
  make: (noun) => `Créer ${the(noun)}`,
  made: (noun) => `${capital(the(noun))} a été ${agree(noun, "créé")}.`,
  edit: (noun) => `Modifier ${the(noun)}`,
  save: (noun) => `Enregistrer ${the(noun)}`,
  saved: (noun) => `${capital(the(noun))} est ${agree(noun, "enregistré")}.`,
  trash: (noun) => `Supprimer ${the(noun)}`,
  trashAsk: (noun) => `Supprimer ${the(noun)} « {name} » ?`,
  isFinal: "C’est irréversible.",
  trashed: (noun) => `${capital(the(noun))} « {name} » a été ${agree(noun, "supprimé")}.`,
  missingTitle: (noun) => `${beforeNoun(noun, "Cette", "Ce", "Cet")} n’existe pas`,
  missingText: ({ gender }) =>
    gender === "f"
      ? "Elle n’existe pas, ou votre compte ne peut pas la voir."
      : "Il n’existe pas, ou votre compte ne peut pas le voir.",
  failedTitle: (noun) => `${capital(the(noun))} n’a pas pu être ${agree(noun, "chargé")}`,
  new: (noun) => beforeNoun(noun, "Nouvelle", "Nouveau", "Nouvel"),
  wasSaved: (noun) => `${noun.one} ${agree(noun, "enregistré")}`,
  wasCreated: (noun) => `${noun.one} ${agree(noun, "créé")}`,
  wasDeleted: (noun) => `${noun.one} ${agree(noun, "supprimé")}`,
});
