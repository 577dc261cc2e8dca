import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasFailedRows: "Aucune ligne n’a échoué : il n’y a rien à relancer.",
  isRepeatable: "Ce dont cette tâche a besoin n’existe plus. Lancez-en une nouvelle.",
  isUndoable: "Rien dans cette tâche ne peut être annulé.",
  hasSecret: "Il faut d’abord un secret.",
  hasSettings: "Un réglage nécessaire manque.",
  rightsUnaccepted: "Les droits acceptés ne sont pas ceux demandés.",
  personLocked: "Le compte de la personne qui l’a lancé est bloqué.",
  tooLongForWorkbook: "Un classeur contient 100 000 lignes au plus. Exportez en CSV ou filtrez la liste.",
  rightsLost: "La personne qui l’a lancé n’a plus les droits nécessaires.",
  attachmentsFull:
    "Les fichiers d’une fiche peuvent totaliser 200 Mo. Retirez-en, ou envoyez une vidéo plus courte.",
  tooManyUploads: "20 de vos fichiers ne sont pas encore terminés. Attendez-les, ou retirez-en.",
  partLost: "Le serveur a perdu une partie de ce fichier. Ajoutez-le de nouveau.",
};
