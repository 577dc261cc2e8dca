import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasLines: "Choisissez les vêtements concernés.",
  isDescribed: "Décrivez ce qui s’est passé.",
  hasEvidence: "Une photo ou une vidéo de chaque article concerné est nécessaire.",
  isInWindow: "Le délai de ce motif est passé. L’équipe peut encore accepter le dossier en l’expliquant.",
  isNormal: "La priorité est déjà haute.",
  isHigh: "La priorité est déjà normale.",
  isAnswered: "Écrivez votre réponse ci-dessous.",
  isDecided: "Chaque ligne a besoin d’une décision. Si rien n’est réparé, refusez le dossier.",
  isHandedOver: "Il n’est pas encore parti : rejetez-le à son poste.",
  isBack: "La marchandise n’est pas revenue : choisissez une réimpression.",
  isFreeLine: "Il a déjà été remplacé ou remboursé.",
  refundFits: "Le remboursement dépasse ce qui reste du montant payé.",
  isWithinLimit: "Au-dessus de la limite, un administrateur décide.",
  hasNoRemedy: "Une réparation est en cours. Attendez qu’elle soit terminée.",
  decidedAlready: "Quelqu’un d’autre a déjà décidé. Rechargez le dossier.",
  isRecent: "Il est terminé depuis plus de 7 jours. Ouvrez un nouveau dossier.",
  isReopenable: "Il a déjà été rouvert deux fois. Ouvrez un nouveau dossier.",
  isMergeable: "L’autre dossier doit être ouvert, du même vendeur, et ne pas être fusionné avec celui-ci.",
  hasBoughtLabel:
    "Son colis n’a pas d’étiquette achetée ici. Si la commande a plusieurs colis, choisissez-en un à l’ouverture du dossier.",
  isUnclaimed: "Une réclamation pour ce colis est déjà ouverte ou créditée.",
  isClaimInTime: "Le transporteur n’accepte plus de réclamation pour ce colis.",
  caseSent: "Le dossier est envoyé : écrivez dans sa conversation.",
  evidenceKept: "Les preuves d’un dossier envoyé restent telles quelles. Écrivez plutôt ci-dessous.",
  caseIsTarget: "Un autre dossier a été fusionné avec celui-ci.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  caseInprocess: { subject: "{code} : décidé", content: "C’est décidé, et une réparation est en cours." },
  caseResolved: { subject: "{code} : résolu", content: "Le dossier est résolu." },
  caseRejected: { subject: "{code} : refusé", content: "Le dossier a été refusé." },
  caseAsked: {
    subject: "{code} : attend le vendeur",
    content: "Nous avons besoin d’une réponse de votre part.",
  },
  caseAnswered: { subject: "{code} : réponse du vendeur", content: "Le vendeur a répondu." },
  caseReplyOverdue: { subject: "{code} est en retard", content: "La première réponse est en retard." },
  caseReplyDue: {
    subject: "{code} arrive à échéance",
    content: "La première réponse est attendue : il reste un quart du temps.",
  },
  caseDecisionOverdue: { subject: "{code} est en retard", content: "La décision est en retard." },
  caseDecisionDue: {
    subject: "{code} arrive à échéance",
    content: "La décision est attendue : il reste un quart du temps.",
  },
  caseWaits: {
    subject: "{code} attend votre réponse",
    content: "Sans réponse, le dossier sera fermé dans {days} jours.",
  },
  caseCloses: {
    subject: "{code} sera bientôt fermé",
    content: "Sans réponse, le dossier sera fermé dans {days} jours.",
  },
  caseMentions: { subject: "{count} commentaires sur des dossiers vous mentionnent", content: "{lines}" },
  casesAnswered: { subject: "{count} de vos dossiers ont reçu une réponse", content: "{lines}" },
  casesDecided: { subject: "{count} de vos dossiers ont reçu une décision", content: "{lines}" },
  casesDue: { subject: "{count} dossiers arrivent à échéance ou vous attendent", content: "{lines}" },
};
