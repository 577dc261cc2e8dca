import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une commande",
  purpose: "Mène une commande du brouillon à l’acheteur, avec l’impression et l’expédition à côté.",
  states: {
    status: {
      title: "Statut de la commande",
      sees: "La première des trois mentions près du numéro de la commande : elle mène les deux autres.",
      try: "La lire d’abord : elle décide des étapes possibles.",
    },
    "status.Draft": {
      title: "Brouillon",
      sees: "La commande est « Brouillon » ; ce qu’il lui faut est sous « Ce qui manque ».",
      try: "Corriger ce qui y figure, puis appuyer sur « Soumettre la commande ».",
    },
    "status.Pending": {
      title: "En attente",
      sees: "La commande est « En attente » : elle est soumise, mais pas payée.",
      try: "Appuyer sur « Payer la commande » ; si le solde ne suffit pas, le recharger d’abord.",
    },
    "status.Processing": {
      title: "En traitement",
      sees: "La commande est « En traitement » : elle est payée et attend l’atelier.",
      try:
        "Attendre l’atelier. Avant qu’il commence, « Annuler le paiement » ou « Annuler la commande » restent possibles.",
    },
    "status.In Production": {
      title: "En production",
      sees: "La commande est « En production » ; « Impression » et « Expédition » disent où en est chacune.",
      try: "Attendre l’impression et l’étiquette. Pour arrêter, appuyer sur « Demander l’annulation ».",
    },
    "status.On Hold": {
      title: "Bloquée",
      sees:
        "La commande est « Bloquée » ; sous son numéro figurent le motif et, s’il est fixé, le dernier jour.",
      try: "Régler le motif, puis « Débloquer la commande ». Elle reprend là où elle était arrêtée.",
    },
    "status.Cancel Requested": {
      title: "Annulation demandée",
      sees:
        "La commande est « Annulation demandée » : quelqu’un veut l’arrêter, et ses pièces sont bloquées entre-temps.",
      try: "Demander à l’atelier d’appuyer sur « Accepter l’annulation » ou « Refuser l’annulation ».",
    },
    "status.Ready": {
      title: "Prêt",
      sees: "La commande est « Prêt » : tout est imprimé et l’étiquette est ajoutée.",
      try: "L’atelier appuie sur « Remettre au transporteur » quand les colis partent.",
    },
    "status.Shipped": {
      title: "Expédiée",
      sees:
        "La commande est « Expédiée » : le transporteur a les colis, leurs numéros de suivi sont affichés.",
      try: "Suivre le numéro de suivi. À l’arrivée, l’atelier appuie sur « Marquer comme livrée ».",
    },
    "status.Delivered": {
      title: "Livré",
      sees: "La commande est « Livré » : les colis sont arrivés.",
      try: "Rien. L’atelier appuie sur « Clôturer la commande » ou « Marquer comme retournée ».",
    },
    "status.Completed": {
      title: "Terminée",
      sees: "La commande est « Terminée » : elle est close et n’a plus d’étapes.",
      try: "Rien : tout est fait.",
    },
    "status.Returned": {
      title: "Retourné",
      sees: "La commande est « Retourné » : les colis sont revenus. Il n’y a plus d’étapes.",
      try: "Pour un nouvel envoi, créer une commande avec « Nouvelle commande ».",
    },
    "status.Cancelled": {
      title: "Annulé",
      sees: "La commande est « Annulé » : ce qui était payé est revenu sur le solde. Il n’y a plus d’étapes.",
      try: "C’est irréversible ; créer une commande avec « Nouvelle commande ».",
    },
    print: {
      title: "Impression",
      sees: "La mention « Impression » en haut de la commande : où en est l’atelier.",
      try: "La lire pour savoir si la commande est en fabrication.",
    },
    "print.Waiting": {
      title: "À imprimer",
      sees: "« Impression » indique « À imprimer » : l’atelier n’a pas commencé.",
      try: "Attendre ; cela commence avec la première pièce à laquelle on travaille.",
    },
    "print.Printing": {
      title: "En impression",
      sees: "« Impression » indique « En impression » : l’atelier travaille sur les articles.",
      try: "Attendre que chaque pièce soit finie ; « Pièces » montre celles qui manquent.",
    },
    "print.Printed": {
      title: "Imprimé",
      sees: "« Impression » dit « Imprimé » : chaque pièce est finie.",
      try: "Rien. Si une pièce est rejetée, on revient à « En impression ».",
    },
    "print.Stopped": {
      title: "Impression arrêtée",
      sees: "« Impression » indique « Arrêté », car la commande a été annulée.",
      try: "Rien : plus rien n’est produit.",
    },
    shipment: {
      title: "Expédition",
      sees: "La mention « Expédition » en haut de la commande : étiquette et trajet vers l’acheteur.",
      try: "La lire pour savoir s’il y a une étiquette et où sont les colis.",
    },
    "shipment.Processing": {
      title: "En attente d’une étiquette",
      sees:
        "L’envoi dit « En traitement » : un colis n’a pas d’étiquette, ou une pièce n’est dans aucun colis.",
      try: "Vérifier l’adresse, puis « Ajouter l’étiquette ». S’il y a plusieurs colis, passer par le colis.",
    },
    "shipment.Ready": {
      title: "Étiquette ajoutée",
      sees: "L’envoi dit « Prêt » : chaque colis encore ici a son étiquette.",
      try: "Pour changer l’adresse, l’atelier appuie d’abord sur « Annuler l’étiquette ».",
    },
    "shipment.Handed Over": {
      title: "Remis au transporteur",
      sees: "L’envoi dit « Remis » : chaque colis est parti.",
      try: "Suivre le numéro de suivi affiché sous « Colis ».",
    },
    "shipment.Delivered": {
      title: "Colis livrés",
      sees: "« Expédition » indique « Livré » : les colis sont arrivés.",
      try: "Rien ; s’ils reviennent, l’atelier appuie sur « Marquer comme retournée ».",
    },
    "shipment.Returned": {
      title: "Colis retournés",
      sees: "« Expédition » indique « Retourné » : les colis sont revenus.",
      try: "Pour un nouvel envoi, créer une commande avec « Nouvelle commande ».",
    },
    "shipment.Stopped": {
      title: "Expédition arrêtée",
      sees: "« Expédition » indique « Arrêté », car la commande a été annulée.",
      try: "Rien : rien n’est expédié.",
    },
  },
  events: {
    "order.submit": {
      title: "Soumettre la commande",
      sees: "Quelqu’un a appuyé sur « Soumettre la commande ».",
      try: "Si c’est impossible, corriger ce qui figure sous « Ce qui manque ».",
    },
    "order.pay": {
      title: "Payer la commande",
      sees:
        "Quelqu’un a appuyé sur « Payer la commande » : le total est pris sur le solde, et l’affranchissement réservé.",
      try: "En cas de refus, recharger le solde, puis appuyer de nouveau.",
    },
    "order.hold": {
      title: "Bloquer la commande",
      sees: "Quelqu’un a appuyé sur « Bloquer la commande » et donné un motif.",
      try: "Pour continuer, appuyer sur « Débloquer la commande ».",
    },
    "order.release": {
      title: "Débloquer la commande",
      sees: "Quelqu’un a appuyé sur « Débloquer la commande ».",
      try: "Rien : la commande reprend là où elle était arrêtée.",
    },
    "order.cancel": {
      title: "Annuler la commande",
      sees: "Quelqu’un a appuyé sur « Annuler la commande » et confirmé.",
      try: "Rien : ce qui était payé est revenu sur le solde.",
    },
    "order.requestCancel": {
      title: "Demander l’annulation",
      sees: "Quelqu’un a appuyé sur « Demander l’annulation » et donné un motif.",
      try: "Attendre la décision de l’atelier.",
    },
    "order.refuseCancel": {
      title: "Refuser l’annulation",
      sees: "L’atelier a appuyé sur « Refuser l’annulation » : la production continue.",
      try: "Rien : la commande est fabriquée et expédiée.",
    },
    "order.approveCancel": {
      title: "Accepter l’annulation",
      sees: "L’atelier a appuyé sur « Accepter l’annulation » : la commande est annulée.",
      try: "Rien : ce qui était payé est revenu sur le solde.",
    },
    "order.complete": {
      title: "Clôturer la commande",
      sees: "L’atelier a appuyé sur « Clôturer la commande ».",
      try: "Rien : la commande est close.",
    },
    "order.awaitFunds": {
      title: "Payer dès l’arrivée des fonds",
      sees: "Quelqu’un a choisi « Payer dès l’arrivée des fonds » : elle est payée dès que le solde suffit.",
      try: "Rechargez le solde ; la commande est payée d’elle-même en quelques secondes.",
    },
    "order.forgetFunds": {
      title: "Ne plus attendre les fonds",
      sees: "Quelqu’un a choisi « Ne plus attendre les fonds », ou le total vu ne valait plus.",
      try: "Lisez la raison en tête de la commande, puis choisissez « Payer la commande ».",
    },
    "order.unpay": {
      title: "Annuler le paiement",
      sees: "Quelqu’un a choisi « Annuler le paiement » : le total est revenu sur le solde.",
      try: "« Payer la commande » si elle doit quand même être faite.",
    },
    "order.drop": {
      title: "Arrêter des articles",
      sees: "L’atelier a arrêté des pièces et donné un motif ; leur prix est remboursé.",
      try: "Rien : les autres continuent.",
    },
    "order.repack": {
      title: "Faire un colis",
      sees: "L’atelier a fait un colis pour des pièces qui n’en avaient pas.",
      try: "Ajoutez-lui une étiquette.",
    },
    "units.settle": {
      title: "Suit ses pièces",
      sees: "Une de ses pièces a bougé.",
      try: "Rien : cela se fait tout seul.",
    },
    "packages.settle": {
      title: "Suit ses colis",
      sees: "Un de ses colis a bougé.",
      try: "Rien : cela se fait tout seul.",
    },
    "remedies.settle": {
      title: "Suit ses remboursements",
      sees: "Une demande de remboursement a été décidée.",
      try: "Rien : cela se fait tout seul.",
    },
    "production.start": {
      title: "Lancer la production",
      sees: "L’atelier a choisi « Lancer la production » : le travail sur chaque pièce commence.",
      try: "Si c’est impossible, attendre la fin du délai de réflexion.",
    },
    "production.finish": {
      title: "Terminer la production",
      sees: "L’atelier a choisi « Terminer la production » : chaque pièce compte comme faite.",
      try: "Si c’est bloqué, une pièce attend « Refaire », ou tout est déjà fait.",
    },
    "label.attach": {
      title: "Ajouter l’étiquette",
      sees: "L’atelier a appuyé sur « Ajouter l’étiquette », avec transporteur et numéro de suivi.",
      try: "Si c’est impossible, payer ou débloquer d’abord la commande.",
    },
    "label.void": {
      title: "Annuler l’étiquette",
      sees: "L’atelier a appuyé sur « Annuler l’étiquette » et donné un motif.",
      try: "Corriger l’adresse au besoin ; une nouvelle étiquette est ensuite ajoutée.",
    },
    "shipment.handOver": {
      title: "Remettre au transporteur",
      sees: "L’atelier a appuyé sur « Remettre au transporteur » : les colis sont partis.",
      try: "Suivre désormais le numéro de suivi.",
    },
    "shipment.deliver": {
      title: "Marquer comme livrée",
      sees: "L’atelier a appuyé sur « Marquer comme livrée ».",
      try: "Rien : les colis sont arrivés.",
    },
    "shipment.return": {
      title: "Marquer comme retournée",
      sees: "L’atelier a appuyé sur « Marquer comme retournée » et donné un motif.",
      try: "Pour un nouvel envoi, créer une commande avec « Nouvelle commande ».",
    },
  },
  guards: {
    "hasNoProblems and isMakeable": "Sans problème, et faisable",
    isAwaiting: "Elle attend les fonds",
    isNotAwaiting: "N’attend pas encore",
    "isNotAwaiting and hasNoProblems and isMakeable": "N’attend pas encore, saine, faisable",
    isMakeable: "Un site peut tout fabriquer",
    areParcels: "Ses colis le disent",
    hasBegun: "Une pièce est commencée",
    hasNoneBegun: "Aucune pièce n’est commencée",
    hasLoose: "Une pièce n’est dans aucun colis",
    isBackIn: "Un colis est de nouveau ici",
    "isHeldBeforeWork and isNothingOut": "Bloquée avant, rien n’est parti",
    isHeldInWork: "Bloquée en production ou prête",
    "isHeldInWork and isNothingOut": "Bloquée plus tard, rien n’est parti",
    isLost: "Ce qui est parti est perdu",
    isNothingOut: "Aucun colis n’est parti",
    "isNothingOut and hasNoneBegun and isUnmerged": "Rien de parti, commencé ou réuni",
    isOneUnlabelled: "Un colis attend une étiquette",
    "isPaid and isPayableWork and isUnmerged and isOneUnlabelled": "Payée, colis à elle, sans étiquette",
    "isPrinted and isLabelled": "Tout est imprimé et étiqueté",
    "isPrinted and isOut": "Tout est imprimé et parti",
    isProduced: "Chaque pièce est finie",
    "isReadyToLeave and isUnboxed": "Tout est prêt, dans aucun carton",
    isSomethingIn: "Quelque chose est encore ici",
    areRefundsStale: "Les remboursements affichés sont anciens",
    isTrackingStale: "Le numéro affiché est ancien",
    isUnblocked: "Aucune pièce n’attend de décision",
    isUnboxed: "Aucun colis n’est en carton",
    isUnmerged: "Ses colis ne sont qu’à elle",
    isUnproduced: "Tout n’est pas imprimé",
    "isUnproduced and isUnblocked and isCooled": "Pas imprimé, libre, délai terminé",
    isUntracked: "Le transporteur n’en dit rien",
    "not isPrinted and isLabelled": "Il manque l’impression ou l’étiquette",
    isAutoHeld: "La boutique retient ce qui est soumis",
    isPaid: "La commande est payée",
    isCooled: "Le délai de réflexion est terminé",
    hasNoProblems: "La commande n’a pas de problèmes",
    "hasNoProblems and isAutoHeld": "Sans problème, et la boutique retient",
    isCancelled: "La commande est annulée",
    isDelivered: "La commande est livrée",
    isHeldBeforeWork: "Bloquée avant le début de la production",
    isHeldFromPending: "Bloquée pendant l’attente",
    isHeldFromProcessing: "Bloquée pendant le traitement",
    isHeldFromProduction: "Bloquée pendant la production",
    isHeldFromReady: "Bloquée une fois prête",
    isNotOnHold: "La commande n’est pas bloquée",
    "isPaid and isCooled": "Payée, et délai de réflexion terminé",
    isReadyToLeave: "Articles faits, étiquette présente",
    isReturned: "La commande est retournée",
  },
  actors: {},
  delays: {},
};
