import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  isLabelled: "Il n’a pas d’étiquette valable.",
  noPackage: "Ce colis n’existe pas.",
  noLabel: "Aucun colis n’a cette étiquette.",
  noPolicy: "Cette règle n’existe pas.",
  otherParcel: "Elle va dans un autre colis.",
  parcelChanged:
    "Le colis a changé depuis. Fusionnez un colis divisé ou annulez son étiquette avant d’en sortir un article.",
  labelFirst: "Scannez d’abord l’étiquette du colis sur la table.",
  parcelElsewhere: "Ce colis appartient à un autre site.",
  parcelLeft: "Ce colis est parti ou annulé.",
  scanLabel: "Scannez le numéro de son étiquette : le code du colis ne le termine pas.",
  labelVoided: "Cette étiquette est invalidée. Imprimez la nouvelle.",
  notAllPacked: "Toutes ses pièces ne sont pas emballées.",
  allPacked: "Toutes ses pièces sont emballées.",
  alreadyPacked: "Elle est déjà emballée.",
  nothingOnBench: "Aucun colis n’est sur la table.",
  weightOff: "C’est loin du poids de ses pièces. Confirmez, ou pesez encore une fois.",
  notLeft: "Il n’a pas encore été remis.",
  noParcel: "Elle n’est dans aucun colis.",
  notReturned: "Son colis n’est pas retourné. Scannez d’abord le colis.",
  isGraded: "Elle est déjà évaluée.",
  isGradeUndoable:
    "Seule la personne qui l’a évaluée peut l’annuler, sur le même appareil, dans les deux minutes.",
  isBlankFree: "Une autre pièce a déjà ce vierge.",
  isOnShelf: "Elle n’est pas ou plus sur l’étagère des retours.",
  isRestockable:
    "Elle est imprimée, ou les vierges de son article ne sont pas comptés ici : elle ne peut redevenir vierge.",
  cameBack: "Il est revenu au poste des retours.",
  isOrderOpen: "Une commande qu’il contient est bloquée, en voie d’annulation ou terminée.",
  isLabelIdle: "Il a une étiquette, ou une est en cours d’achat.",
  hasMethod:
    "Son mode d’expédition ne permet pas d’acheter une étiquette, ou il n’en a pas. Choisissez-en un autre.",
  hasWeight: "Son poids n’est pas connu. Pesez-le d’abord.",
  isAddressed: "Il manque le nom, la rue, la ville ou le pays. Complétez l’adresse de la commande.",
  isDeclared: "Il manque le code SH, l’origine ou la valeur.",
  isNetWithin:
    "Les lignes douanières pèsent plus que le colis. Pesez-le de nouveau, corrigez les lignes, ou achetez quand même l’étiquette.",
  isPriced: "Aucun prix pour cette zone et ce poids. Choisissez un autre mode d’expédition.",
  isVoidable: "Le délai d’annulation est passé.",
  isLabelUnknown: "Il n’y a aucun doute sur son étiquette.",
  isVoidAsked: "Aucun avoir n’a été demandé pour une étiquette.",
  isVoidRefused: "Aucun avoir n’a été refusé pour une étiquette.",
  isEnough: "Plus lourd que payé avec l’étiquette.",
  balanceShort: "Le solde ne couvre pas l’affranchissement. Rechargez-le d’abord.",
  isSplittable: "Une partie de ses pièces doit y rester.",
  isSameBuyer:
    "Les deux doivent aller à la même personne et à la même adresse, du même vendeur et du même site.",
  isMade: "Tout n’est pas encore fini.",
  isUnscanned: "Le transporteur l’a déjà scanné.",
  isHandOverUndoable: "Seule la personne qui l’a remis peut l’annuler, sous deux minutes.",
  isReturnUndoable:
    "Seule la personne qui l’a ouvert au poste des retours peut l’annuler, sur cet appareil, sous deux minutes.",
  isUngraded: "Une de ses pièces est évaluée. Annulez d’abord son évaluation.",
  hasUnits: "Il est vide.",
  notInPackage: "Une de ces pièces n’est pas dans le colis.",
  numberLive: "Un autre colis a une étiquette avec ce numéro.",
  cardFixed: "Seul un brouillon peut changer. Révisez la carte : cela fait un brouillon avec les mêmes prix.",
  isFaultless: "La carte a une faute. Corrigez d’abord ce qui est marqué en rouge.",
  isTested: "Testez-la d’abord : son dernier test a plus de 7 jours, ou portait sur d’autres prix.",
  hasNoHoles: "Des colis des 30 derniers jours n’auraient pas de prix. Regardez le test.",
  isAhead: "Un prix commence plus tard que maintenant.",
  isAlone: "Une autre carte pour la même chose commence au même moment.",
  isNotBegun: "Elle a commencé, et des colis ont été calculés avec elle.",
  trackingNeeded: "Un numéro de suivi est nécessaire.",
  methodInUse:
    "Des commandes, colis, prix ou numéros le citent : il ne peut pas être supprimé. Mettez-le en pause.",
  rangesPaused:
    "Il ne reste plus de numéro : ses plages sont en pause. Un administrateur en reprend une dans « Codes-barres ».",
  noNumbers:
    "Il ne reste plus de numéro pour ce mode. Un administrateur ajoute une plage dans « Codes-barres ».",
  needsOffice:
    "Il coûte au vendeur plus que ce qui a été réservé. Demandez au contrôle des commandes ou à un administrateur de le choisir.",
  methodUnknown: "Ce mode d’expédition n’est pas proposé.",
  policyInUse: "Des colis sont partis selon elle : elle ne peut pas être supprimée. Mettez-la en pause.",
  policyUnknown: "Cette règle n’existe pas.",
  rangeInUse: "Des numéros en ont été donnés : elle ne peut pas être supprimée. Mettez-la en pause.",
  isFound: "Rien n’y désigne une commande de vos boutiques.",
  isLabelPage: "C’est un bon de livraison et non une étiquette.",
  hasNumber: "Aucun numéro de suivi n’a été lu. Associez la page à nouveau et saisissez le numéro.",
  isPagePaid: "Non payée : elle se joindra alors d’elle-même.",
  isFirstInHouse: "Le colis est parti avec l’étiquette antérieure.",
  otherSeller: "Le colis appartient à un autre vendeur.",
  carrierUnknown: "Le transporteur n’est pas connu. Joignez l’étiquette à son colis.",
  dropFull: "200 Mo et 600 fichiers au plus sont pris à la fois. Déposez le reste ensuite.",
  isOffLabel: "Une étiquette valide le porte. Invalidez plutôt cette étiquette.",
  isPrintedGiven: "Saisissez le dernier numéro imprimé : la base de données a été restaurée.",
  isPrintedInRange: "Ce n’est pas un numéro de cette plage. Saisissez-le tel qu’il est imprimé.",
  isPrintedLater:
    "Un numéro suivant a déjà été attribué. Le dernier numéro imprimé est celui-ci ou un suivant.",
  hasNumbers: "Il n’y reste aucun numéro.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  rangeExhausted: {
    subject: "{code} : plus de numéros",
    content: "Son dernier numéro a été attribué. Ajoutez une autre plage pour en attribuer de nouveaux.",
  },
  rangesExhausted: { subject: "{count} plages de numéros sont épuisées", content: "{lines}" },
  postageHigher: {
    subject: "L’affranchissement de {code} est plus élevé que le montant réservé",
    content: "{code} part par {method} pour {amount} : {more} de plus que la somme réservée.",
  },
  postagesHigher: {
    subject: "{count} colis coûtent plus que l’affranchissement réservé",
    content: "{lines}",
  },
  labelUnused: {
    subject: "L’étiquette de {code} n’est pas encore utilisée",
    content:
      "{carrier} {number} ne pourra bientôt plus être annulée. Remettez le colis, ou annulez l’étiquette.",
  },
  labelsUnused: {
    subject: "{count} étiquettes inutilisées ne pourront bientôt plus être annulées",
    content: "{lines}",
  },
};
