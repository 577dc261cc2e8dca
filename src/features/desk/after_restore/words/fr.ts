import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  afterRestore: {
    title: "Après une restauration",
    failed: "Ce qui est en pause n’a pas pu être chargé",
    never: "Aucune sauvegarde n’a jamais été restaurée ici : rien n’est en pause.",
    backupOf: "La sauvegarde a été faite",
    restored: "et restaurée",
    text:
      "Ce qui s’est passé après la sauvegarde n’est pas dans la base, et une partie est sortie : des étiquettes ont été achetées, des messages envoyés. Pour que rien ne se répète, le travail ci-dessous attend. Vérifiez chaque partie, puis reprenez-la. Les plages de numéros attendent sur leur propre page.",
    waiting: "En attente : {count}",
    checkFirst: "À vérifier d’abord :",
    resume: "Reprendre",
    resumeOf: "Reprendre : {name}",
    resumed: "{name} : repris.",
    runs: "Repris par {name}",
    lastNumber: "Dernier numéro envoyé : {number}",
    tokens: {
      title: "Jetons d’API",
      why:
        "Ce sont ceux de la sauvegarde : un jeton révoqué depuis est de nouveau valable. La personne qui gère les comptes le révoque sur la fiche de son titulaire.",
      count: "Valables : {count}",
      used: "Dernier usage",
      ends: "se termine par {last}",
      unused: "Jamais utilisé",
    },
  },
  pausedWork: {
    documents: {
      title: "Factures et reçus",
      why:
        "Aucun document n’est préparé ni numéroté. Les numéros donnés après la sauvegarde seraient redonnés à d’autres documents.",
      check:
        "Comparez le document le plus récent de chaque type envoyé depuis la sauvegarde avec ceux d’ici. S’il en manque un, saisissez son numéro ci-dessous : le document suivant sera numéroté après lui.",
    },
    autoVoid: {
      title: "Étiquettes inutilisées",
      why:
        "Les étiquettes inutilisées ne sont pas annulées d’elles-mêmes et leur crédit n’est pas demandé. Celles qui ont servi après la sauvegarde semblent inutilisées ici.",
      check:
        "Comparez les colis des jours suivant la sauvegarde avec la liste du transporteur. Annulez vous-même les étiquettes inutilisées tant qu’il est temps.",
    },
    shopSync: {
      title: "Commandes des boutiques",
      why:
        "Les boutiques connectées ne sont pas lues, et les réponses aux demandes d’annulation ne sont pas envoyées à TikTok. Celles envoyées après la sauvegarde le seraient de nouveau.",
      check:
        "Un seul serveur peut lire une boutique : arrêtez tout autre serveur qui a ces boutiques. Une boutique Etsy doit peut-être se reconnecter.",
    },
    shopTracking: {
      title: "Numéros de suivi pour les boutiques",
      why:
        "Les numéros de suivi ne sont pas envoyés aux boutiques connectées. Avant chaque envoi, la boutique est interrogée.",
      check: "Rien, sauf si un colis est parti après la sauvegarde : ajoutez d’abord son numéro de suivi.",
    },
    labels: {
      title: "Étiquettes des prestataires",
      why:
        "Les étiquettes ne sont ni achetées, ni annulées, ni suivies. Une étiquette en cours d’achat lors de la sauvegarde est Inconnue : elle a pu être achetée depuis.",
      check:
        "Comparez les étiquettes des jours suivant la sauvegarde dans le compte du prestataire avec celles d’ici. Résolvez sur leur colis les étiquettes inconnues sans numéro. Après la reprise, le prestataire est interrogé sur les autres avant tout achat.",
    },
    deliveries: {
      title: "Webhooks et messages",
      why:
        "Les webhooks, les messages de notification et les appels des extensions ne sont pas envoyés. Certains ont déjà été remis ; ils portent les mêmes identifiants.",
      check:
        "Prévenez les destinataires de vos webhooks que certains se répètent. Désactivez les intégrations qui ne doivent rien recevoir.",
    },
    autopay: {
      title: "Paiements des commandes en attente",
      why:
        "Les commandes qui attendent de l’argent ne sont pas payées d’elles-mêmes, afin que personne ne paie deux fois celle payée après la sauvegarde.",
      check:
        "Comparez les dépôts depuis la sauvegarde avec votre banque et approuvez ceux qui manquent. Annulez les commandes créées deux fois.",
    },
  },
  event: { work: { resume: "Reprendre" } },
  audit: {
    action: { resumeWork: "Travail repris après une restauration" },
    field: { last_number: "Dernier numéro" },
    entity: { afterRestore: "Après une restauration" },
  },
  choice: { events: { work: { paused: "Travail en pause après une restauration" } } },
};
