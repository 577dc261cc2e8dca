import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasFailedRows: "Aucune ligne n’a échoué : il n’y a rien à relancer.",
  isRepeatable: "Ce dont cette tâche a besoin n’existe plus. Lancez-en une nouvelle.",
  isUndoable: "Rien dans cette tâche ne peut être annulé.",
  isNotUndone: "La tâche a été annulée ; une relance ne pourrait plus l’être. Lancez-en une nouvelle.",
  hasSecret: "Il n’a pas encore de secret. Ajoutez-en un d’abord.",
  hasSettings: "Un réglage nécessaire manque. Remplissez-le d’abord.",
  rightsUnaccepted:
    "Elle demande d’autres droits que ceux qui ont été acceptés. Vérifiez ses droits et acceptez-les.",
  personLocked: "Le compte de la personne qui l’a lancé est bloqué.",
  tooLongForWorkbook: "Un classeur contient 100 000 lignes au plus. Exportez en CSV ou filtrez la liste.",
  rightsLost: "La personne qui l’a lancé n’a plus les droits nécessaires.",
  attachmentsFull:
    "Les fichiers d’une fiche peuvent totaliser 200 Mo. Retirez-en, ou envoyez une vidéo plus courte.",
  tooManyUploads: "20 de vos fichiers sont encore en cours d’envoi. Attendez-les, ou retirez-en.",
  partLost: "Le serveur a perdu une partie de ce fichier. Ajoutez-le de nouveau.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  asWritten: { subject: "{subject}", content: "{content}" },
  trial: { subject: "Un essai : les messages arrivent ici." },
  mentioned: { subject: "{name} vous a mentionné dans {code}", content: "{text}" },
  importDone: { subject: "L’import de {title} est terminé" },
  importFailed: { subject: "L’import de {title} a échoué", content: "{why}" },
  jobDone: { subject: "La tâche {title} est terminée" },
  jobFailed: { subject: "La tâche {title} a échoué", content: "{why}" },
  storageLow: {
    subject: "Le disque du serveur est presque plein",
    content:
      "Les envois de fichiers, imports et exports sont refusés tant qu’il n’y a pas plus de place. Les commandes et les scans continuent.",
  },
  storageFull: {
    subject: "Le serveur n’a plus de place",
    content:
      "Un disque, ou le stockage des fichiers, est plein. Faites de la place maintenant : des enregistrements peuvent être refusés.",
  },
  storageDamaged: {
    subject: "Un fichier enregistré est endommagé",
    content: "Il n’a pas été transmis. Le journal du serveur le nomme ; restaurez-le depuis une sauvegarde.",
  },
  restored: {
    subject: "Une sauvegarde a été restaurée : le travail sortant est en pause",
    content:
      "Étiquettes, messages et paiements des commandes en attente attendent votre reprise. La page dit quoi vérifier d’abord.",
  },
  restores: { subject: "{count} sauvegardes ont été restaurées", content: "{lines}" },
  importsFailed: { subject: "{count} de vos imports ont échoué", content: "{lines}" },
  jobsEnded: { subject: "{count} de vos tâches sont terminées", content: "{lines}" },
  storageTroubles: { subject: "{count} incidents avec les fichiers ou leur disque", content: "{lines}" },
};
