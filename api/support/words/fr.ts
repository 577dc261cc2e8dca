import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasLines: "Choisissez les vêtements concernés.",
  isDescribed: "Décrivez ce qui s’est passé.",
  hasEvidence: "Une photo ou une vidéo de chaque article concerné est nécessaire.",
  isInWindow: "Le délai pour ce motif est dépassé. L’équipe peut l’accepter en donnant une raison.",
  isAnswered: "Écrivez votre réponse ci-dessous.",
  isDecided: "Chaque ligne a besoin d’une décision. Si rien n’est réparé, refusez le dossier.",
  isHandedOver: "Il n’est pas encore parti : rejetez-le à son poste.",
  isBack: "La marchandise n’est pas revenue : choisissez une réimpression.",
  isFreeLine: "Il a déjà été remplacé ou remboursé.",
  refundFits: "Le remboursement dépasse ce qui reste du montant payé.",
  isWithinLimit: "Au-dessus de 200,00, un administrateur décide.",
  hasNoRemedy: "Une réparation est en cours. Attendez qu’elle soit terminée.",
  decidedAlready: "Une autre personne a décidé en premier.",
  isRecent: "Il est terminé depuis plus de 7 jours. Ouvrez un nouveau dossier.",
  isReopenable: "Il a déjà été rouvert deux fois. Ouvrez un nouveau dossier.",
  isMergeable: "L’autre dossier doit être ouvert, du même vendeur, et ne pas être fusionné avec celui-ci.",
  caseSent: "Le dossier est envoyé : écrivez dans sa conversation.",
  evidenceKept: "Les preuves d’un dossier envoyé restent telles quelles. Écrivez plutôt ci-dessous.",
  caseIsTarget: "Un autre dossier a été fusionné avec celui-ci.",
};
