/**
 * Sentences of a new record in four languages. English has its noun; those of the other languages name a neutral entry, so that
 * they are right for a noun of any gender, and the noun is in the titles alone.
 */
import { capital, type Language } from "./names.ts";

export type Text = (noun: string, nouns: string) => string;

/** Sentences of one language, each with the noun of one and of several. */
export interface Sentences {
  readonly make: Text;
  readonly made: Text;
  readonly edit: Text;
  readonly save: Text;
  readonly saved: Text;
  readonly trash: Text;
  readonly trashAsk: Text;
  readonly trashed: Text;
  readonly missingTitle: Text;
  readonly missingText: Text;
  readonly failedTitle: Text;
  readonly section: Text;
  readonly help: Text;
  readonly name: Text;
  readonly note: Text;
  readonly hint: Text;
  readonly primary: Text;
  readonly auditMake: Text;
  readonly auditTrash: Text;
}

export const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    make: (one) => `Create ${one}`,
    made: (one) => `The ${one} was created.`,
    edit: (one) => `Edit ${one}`,
    save: (one) => `Save ${one}`,
    saved: (one) => `The ${one} is saved.`,
    trash: (one) => `Delete ${one}`,
    trashAsk: (one) => `Delete the ${one} “{name}”? This can't be undone.`,
    trashed: (one) => `The ${one} “{name}” was deleted.`,
    missingTitle: (one) => `There is no such ${one}`,
    missingText: () => "It does not exist, or your account may not see it.",
    failedTitle: (one) => `The ${one} could not be loaded`,
    section: () => "Record",
    help: () => "A name that others recognize, and what they need to know.",
    name: () => "Two of them never have the same name.",
    note: () => "Note",
    hint: () => "Name or note …",
    primary: (one) => `New ${one}`,
    auditMake: (one) => `${capital(one)} saved`,
    auditTrash: (one) => `${capital(one)} deleted`,
  },
  de: {
    make: () => "Eintrag anlegen",
    made: () => "Der Eintrag ist angelegt.",
    edit: () => "Eintrag bearbeiten",
    save: () => "Eintrag speichern",
    saved: () => "Der Eintrag ist gespeichert.",
    trash: () => "Eintrag löschen",
    trashAsk: () => "Den Eintrag „{name}“ löschen? Das lässt sich nicht rückgängig machen.",
    trashed: () => "Der Eintrag „{name}“ wurde gelöscht.",
    missingTitle: () => "Diesen Eintrag gibt es nicht",
    missingText: () => "Er existiert nicht, oder Ihr Konto darf ihn nicht sehen.",
    failedTitle: () => "Der Eintrag konnte nicht geladen werden",
    section: () => "Datensatz",
    help: () => "Ein Name, den andere wiedererkennen, und was sie wissen müssen.",
    name: () => "Zwei Einträge haben nie denselben Namen.",
    note: () => "Notiz",
    hint: () => "Name oder Notiz …",
    primary: () => "Neuer Eintrag",
    auditMake: (one) => `${capital(one)}: gespeichert`,
    auditTrash: (one) => `${capital(one)}: gelöscht`,
  },
  fr: {
    make: () => "Créer l’entrée",
    made: () => "L’entrée est créée.",
    edit: () => "Modifier l’entrée",
    save: () => "Enregistrer l’entrée",
    saved: () => "L’entrée est enregistrée.",
    trash: () => "Supprimer l’entrée",
    trashAsk: () => "Supprimer l’entrée « {name} » ? C’est irréversible.",
    trashed: () => "L’entrée « {name} » a été supprimée.",
    missingTitle: () => "Cette entrée n’existe pas",
    missingText: () => "Elle n’existe pas, ou votre compte ne peut pas la voir.",
    failedTitle: () => "L’entrée n’a pas pu être chargée",
    section: () => "Fiche",
    help: () => "Un nom que les autres reconnaissent, et ce qu’ils doivent savoir.",
    name: () => "Deux entrées n’ont jamais le même nom.",
    note: () => "Note",
    hint: () => "Nom ou note …",
    primary: () => "Nouvelle entrée",
    auditMake: (one) => `${capital(one)} : enregistrement`,
    auditTrash: (one) => `${capital(one)} : suppression`,
  },
  pt: {
    make: () => "Criar entrada",
    made: () => "A entrada foi criada.",
    edit: () => "Editar entrada",
    save: () => "Salvar entrada",
    saved: () => "A entrada foi salva.",
    trash: () => "Excluir entrada",
    trashAsk: () => "Excluir a entrada “{name}”? Não é possível desfazer.",
    trashed: () => "A entrada “{name}” foi excluída.",
    missingTitle: () => "Essa entrada não existe",
    missingText: () => "Ela não existe, ou sua conta não pode vê-la.",
    failedTitle: () => "Não foi possível carregar a entrada",
    section: () => "Registro",
    help: () => "Um nome que os outros reconhecem, e o que precisam saber.",
    name: () => "Duas entradas nunca têm o mesmo nome.",
    note: () => "Nota",
    hint: () => "Nome ou nota …",
    primary: () => "Nova entrada",
    auditMake: (one) => `${capital(one)}: salvamento`,
    auditTrash: (one) => `${capital(one)}: exclusão`,
  },
};
