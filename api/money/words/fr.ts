import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  rateFixed: "Un taux n’est jamais modifié. Ajoutez-en un autre pour le même jour.",
  monthNotOver: "Le mois n’est pas terminé.",
  monthClosed: "Le mois est déjà clôturé.",
  monthNotNext: "Un mois antérieur est ouvert. Clôturez-le d’abord.",
  monthNotLast: "Seul le dernier mois clôturé peut être rouvert.",
  documentNumberBad: "Saisissez chaque numéro en entier, par exemple INV-2026-000123.",
  documentNumberLow: "Un numéro plus élevé a déjà été attribué ici. Saisissez le dernier numéro envoyé.",
  documentsPaused:
    "Les numéros de documents attendent après une restauration. Un administrateur les reprend sous « Après une restauration ».",
  monthHasDocuments: "Un document de ce mois a été émis : il reste clôturé.",
  booksUnsound:
    "Le dernier contrôle des comptes a trouvé une erreur. Aucun mois n’est clôturé avant sa correction.",
  costFixed: "Un coût n’est jamais modifié. Ajoutez-en un autre pour le même jour.",
  requestFixed: "Une demande ne peut pas être modifiée. Annulez-la, puis faites-en une autre.",
  isOneEnough: "Une autre personne doit décider.",
  isSecond: "Vous l’avez approuvée : une autre personne rembourse.",
  isMaker: "Seule la personne qui l’a demandé peut l’annuler.",
  isNotMaker: "Vous l’avez demandé, ou avez agi pour la personne qui l’a fait : quelqu’un d’autre décide.",
  isNotChecker: "Vous l’avez approuvé : quelqu’un d’autre le contrepasse.",
  isOnce: "Une autre recharge avec cet ID de transaction est déjà approuvée. Comparez les deux.",
  hasRate: "Il n’y a pas de taux pour ce jour. Ajoutez-en un, puis approuvez.",
  topupTooHigh: "Sa valeur dans notre devise dépasse le maximum d’une recharge. Refusez-la.",
  areBooksSound: "Les comptes ont une erreur : aucun argent ne sort avant qu’elle soit trouvée.",
  isPeriodOver: "Son mois n’est pas terminé.",
  hasEntries: "Elle n’a pas de lignes.",
  isNotCredit: "Ses crédits dépassent ses débits. Elle continue avec le mois suivant.",
  isWithinOpen: "Saisissez au plus le montant restant dû.",
  isCovered: "Le portefeuille ne couvre pas ce montant. Rechargez-le d’abord.",
  isNotOverdue: "Une facture est en retard. Payez-la d’abord.",
  isNothingPaid: "Une partie a déjà été payée ou créditée. Remboursez plutôt les commandes.",
  insufficientBalance: "Le solde ne couvre pas le total de la commande. Rechargez-le d’abord.",
  statementTooLong: "Ce mois compte plus de 10 000 écritures. Exportez plutôt la liste.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  balanceLow: {
    subject: "Le solde est bas",
    content: "{amount} sont disponibles. Rechargez le solde pour que les commandes puissent être payées.",
  },
  topupApproved: {
    subject: "{code} : approbation (recharge)",
    content: "{amount} ont été ajoutés au solde. {text}",
  },
  creditApproved: {
    subject: "{code} : approbation (crédit)",
    content: "{amount} ont été ajoutés au solde. {text}",
  },
  debitApproved: {
    subject: "{code} : approbation (débit)",
    content: "{amount} ont été prélevés sur le solde. {text}",
  },
  feeApproved: {
    subject: "{code} : approbation (frais)",
    content: "{amount} ont été prélevés sur le solde au titre de frais. {text}",
  },
  payoutApproved: {
    subject: "{code} : approbation (reversement)",
    content: "{amount} ont été versés depuis le solde. {text}",
  },
  writeoffApproved: {
    subject: "{code} : approbation (abandon de créance)",
    content: "{amount} de la somme due ont été abandonnés. {text}",
  },
  topupReversed: {
    subject: "{code} : annulation (recharge)",
    content: "{amount} ont été repris sur le solde. {text}",
  },
  creditReversed: {
    subject: "{code} : annulation (crédit)",
    content: "{amount} ont été repris sur le solde. {text}",
  },
  debitReversed: {
    subject: "{code} : annulation (débit)",
    content: "{amount} ont été rendus au solde. {text}",
  },
  feeReversed: {
    subject: "{code} : annulation (frais)",
    content: "{amount} ont été rendus au solde. {text}",
  },
  payoutReversed: {
    subject: "{code} : annulation (reversement)",
    content: "{amount} ont été rendus au solde. {text}",
  },
  writeoffReversed: {
    subject: "{code} : annulation (abandon de créance)",
    content: "{amount} sont de nouveau dus. {text}",
  },
  topupRejected: { subject: "{code} : recharge refusée", content: "{text}" },
  invoiceIssued: { subject: "{code} : nouvelle facture", content: "{amount} à payer le {day}." },
  invoiceDueSoon: { subject: "{code} : facture bientôt due", content: "{amount} à payer le {day}." },
  invoiceDueToday: {
    subject: "{code} : facture due aujourd’hui",
    content: "{amount} à payer aujourd’hui, le {day}.",
  },
  invoiceOverdue: {
    subject: "{code} : facture en retard",
    content:
      "{amount} était à payer le {day}. Payez-la pour que des commandes puissent de nouveau être payées.",
  },
  dayRecounted: {
    subject: "Les sommes enregistrées du {day} étaient fausses",
    content:
      "Elles ne correspondaient pas aux écritures. Elles ont été recalculées, et le rapport est de nouveau juste. Quelqu’un a peut-être modifié la base de données à la main.",
  },
  daysRecounted: { subject: "Les sommes enregistrées de {count} jours étaient fausses", content: "{lines}" },
  invoicesDue: { subject: "{count} factures sont dues", content: "{lines}" },
  invoiceMentions: { subject: "{count} commentaires sur des factures vous mentionnent", content: "{lines}" },
  topupMentions: { subject: "{count} commentaires sur des recharges vous mentionnent", content: "{lines}" },
  balancesLow: { subject: "{count} soldes sont bas", content: "{lines}" },
  movementsOfMoney: { subject: "{count} mouvements sur votre solde", content: "{lines}" },
};
