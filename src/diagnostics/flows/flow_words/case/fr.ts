import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’un dossier",
  purpose: "Mène la réclamation d’un vendeur des premiers mots à une réparation ou à une réponse.",
  states: {
    "Draft": {
      title: "Brouillon",
      sees: "Le dossier est un « Brouillon » : le vendeur ne l’a pas envoyé.",
      try: "Choisir les vêtements, décrire le problème, joindre des photos, puis « Envoyer le dossier ».",
    },
    "Processing": {
      title: "En traitement",
      sees: "Le dossier est « En traitement » : l’équipe doit répondre ou décider. Le délai court.",
      try: "L’équipe questionne, décide, résout ou refuse ; le vendeur peut le retirer.",
    },
    "Waiting Seller": {
      title: "Attend le vendeur",
      sees: "L’équipe a posé une question au vendeur. Le délai est suspendu.",
      try: "Le vendeur répond. Sans réponse, le dossier est fermé après 7 jours.",
    },
    "Inprocess": {
      title: "En cours",
      sees: "C’est décidé, et une réparation est en cours.",
      try: "Attendre l’expédition des commandes et le paiement des remboursements.",
    },
    "Resolved": {
      title: "Résolu",
      sees: "Le dossier est « Résolu » : les réparations sont faites, ou une réponse a suffi.",
      try: "Le vendeur peut le fermer, ou le rouvrir dans les 7 jours.",
    },
    "Rejected": {
      title: "Refusé",
      sees: "Le dossier est « Refusé », avec un motif.",
      try: "Lire le motif. Le vendeur peut le rouvrir dans les 7 jours.",
    },
    "Closed": {
      title: "Fermé",
      sees: "Le dossier est « Fermé » : plus rien ne le change.",
      try: "Ouvrir un nouveau dossier pour toute autre chose.",
    },
  },
  events: {
    "case.submit": {
      title: "Envoyer le dossier",
      sees: "Quelqu’un a appuyé sur « Envoyer le dossier » : l’équipe le voit, le délai court.",
      try: "Si c’est bloqué, lire ce qui manque.",
    },
    "case.assign": {
      title: "Attribuer",
      sees: "L’équipe a pris le dossier, ou l’a confié à un collègue.",
      try: "Rien.",
    },
    "case.raise": {
      title: "Augmenter la priorité",
      sees:
        "L’équipe a augmenté la priorité : ses délais plus courts valent, le temps utilisé reste utilisé.",
      try: "Rien.",
    },
    "case.lower": {
      title: "Baisser la priorité",
      sees: "L’équipe a baissé la priorité : ses délais plus longs valent.",
      try: "Rien.",
    },
    "case.ask": {
      title: "Questionner le vendeur",
      sees: "L’équipe a appuyé sur « Questionner le vendeur » et écrit une question.",
      try: "Attendre la réponse.",
    },
    "case.answer": {
      title: "Répondre",
      sees: "Le vendeur a répondu : le délai court de nouveau.",
      try: "Lire la réponse.",
    },
    "case.decide": {
      title: "Décider",
      sees: "L’équipe a décidé pour chaque ligne : commandes et remboursements sont créés.",
      try: "Les attendre. Si c’est bloqué, lire la raison.",
    },
    "case.resolve": {
      title: "Résoudre",
      sees: "L’équipe a appuyé sur « Résoudre » et écrit une réponse qui suffit.",
      try: "Lire la réponse.",
    },
    "case.reject": {
      title: "Refuser",
      sees: "L’équipe a appuyé sur « Refuser » et donné un motif.",
      try: "Lire le motif.",
    },
    "remedies.settle": {
      title: "Réparations terminées",
      sees: "Une commande ou un remboursement du dossier est terminé.",
      try: "Rien : cela se fait tout seul.",
    },
    "case.reopen": {
      title: "Rouvrir",
      sees: "Quelqu’un a appuyé sur « Rouvrir » et dit pourquoi : le délai recommence.",
      try: "Lire pourquoi.",
    },
    "case.close": {
      title: "Fermer",
      sees: "Le vendeur a accepté, ou 7 jours sont passés.",
      try: "Rien : c’est terminé.",
    },
    "case.withdraw": {
      title: "Retirer",
      sees: "Le vendeur a appuyé sur « Retirer ».",
      try: "Rien : c’est terminé.",
    },
    "case.merge": {
      title: "Fusionner",
      sees: "L’équipe a fusionné le dossier avec un autre.",
      try: "Voir l’autre dossier : la conversation continue là.",
    },
    "case.claim": {
      title: "Réclamer au transporteur",
      sees: "L’équipe a réclamé au transporteur le coût d’un colis perdu.",
      try: "Une autre personne envoie la réclamation sous PB Requests.",
    },
  },
  guards: {
    hasLines: "Des vêtements sont choisis",
    isDescribed: "Il est décrit",
    hasEvidence: "Il a une photo ou une vidéo",
    isInWindow: "Il est dans les délais",
    isNormal: "La priorité est normale",
    isHigh: "La priorité est haute",
    isAnswered: "Le vendeur a écrit en dernier",
    isDecided: "Chaque ligne a une décision",
    isFreeLine: "Rien n’a déjà été réparé",
    isHandedOver: "La marchandise est partie",
    isBack: "La marchandise est revenue",
    refundFits: "Aucun remboursement n’est trop élevé",
    isWithinLimit: "La somme est dans la limite",
    hasNoRemedy: "Aucune réparation n’est en cours",
    hasFailed: "Une réparation a échoué",
    areRemediesDone: "Toutes les réparations sont faites",
    areRemediesStale: "Une réparation est terminée",
    isRecent: "Il est terminé depuis peu",
    isReopenable: "Pas encore rouvert deux fois",
    isMergeable: "L’autre dossier peut le prendre",
    hasBoughtLabel: "Son colis a une étiquette achetée",
    isUnclaimed: "Personne ne l’a réclamé",
    isClaimInTime: "Le délai de réclamation court encore",
    "hasLines and isDescribed and hasEvidence and isInWindow": "Choisi, décrit, prouvé, dans les délais",
    "isDecided and isFreeLine and isHandedOver and isBack and refundFits and isWithinLimit":
      "Décidé, libre, revenu, dans les limites",
    "isRecent and isReopenable": "Depuis peu, pas rouvert deux fois",
    "hasNoRemedy and isMergeable": "Sans réparation, l’autre peut le prendre",
    "hasBoughtLabel and isUnclaimed and isClaimInTime": "Achetée, non réclamée, dans les délais",
  },
  actors: {},
  delays: {},
};
