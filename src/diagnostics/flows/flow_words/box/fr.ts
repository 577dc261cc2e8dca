import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’un carton",
  purpose: "Réunit des colis qui partent ensemble, du premier colis à sa plateforme.",
  states: {
    "Processing": {
      title: "En cours",
      sees: "Le carton est « En cours » : des colis y entrent et en sortent.",
      try: "Remplissez-le au poste des cartons, puis appuyez sur « Fermer ».",
    },
    "Closed": {
      title: "Fermé",
      sees: "Le carton est « Fermé » : il a été pesé, rien n’y entre ni n’en sort.",
      try: "Mettez-le sur une facture d’expédition, ou appuyez sur « Rouvrir ».",
    },
    "Handed Over": {
      title: "Remis",
      sees: "Le carton est « Remis » : le transitaire a signé, ou son manifeste a été soumis.",
      try: "Appuyez sur « Noter la réception » à son arrivée.",
    },
    "Received": {
      title: "Reçu",
      sees: "Le carton est « Reçu » : il est à sa plateforme.",
      try: "Rien : c’est terminé.",
    },
    "Cancelled": {
      title: "Annulé",
      sees: "Le carton est « Annulé » : il était vide.",
      try: "Créez-en un autre si besoin.",
    },
  },
  events: {
    "box.close": {
      title: "Fermer",
      sees: "Quelqu’un a appuyé sur « Fermer » et indiqué le poids.",
      try: "Comparez le poids, ou comptez les colis.",
    },
    "box.closeAnyway": {
      title: "Fermer quand même",
      sees: "Quelqu’un l’a fermé malgré son poids, avec un motif.",
      try: "Lisez le motif dans son historique.",
    },
    "box.cancel": {
      title: "Annuler le carton",
      sees: "Quelqu’un a appuyé sur « Annuler le carton ».",
      try: "Rien : il était vide.",
    },
    "box.reopen": {
      title: "Rouvrir",
      sees: "Quelqu’un a appuyé sur « Rouvrir ».",
      try: "Pesez-le de nouveau à la fermeture.",
    },
    "box.bill": {
      title: "Mettre sur une facture",
      sees: "Il a été scanné sur une facture d’expédition.",
      try: "Ouvrez cette facture.",
    },
    "box.unbill": {
      title: "Retirer de sa facture",
      sees: "Il a été retiré de sa facture d’expédition.",
      try: "Mettez-le sur une autre.",
    },
    "box.load": { title: "Mettre sur un vol", sees: "Il a été scanné sur un vol.", try: "Ouvrez ce vol." },
    "box.unload": {
      title: "Retirer de son vol",
      sees: "Il a été retiré de son vol.",
      try: "Mettez-le sur un autre.",
    },
    "box.handOver": {
      title: "Remettre",
      sees: "Le transitaire a signé la facture d’expédition, ou le manifeste des colis a été soumis.",
      try: "Ses colis suivent en quelques minutes.",
    },
    "box.takeBack": {
      title: "Reprendre",
      sees: "La signature de sa facture d’expédition a été annulée.",
      try: "Remettez-le de nouveau avec sa facture d’expédition.",
    },
    "box.receive": { title: "Noter la réception", sees: "Il a été noté à sa plateforme.", try: "Rien." },
    "packages.settle": {
      title: "Colis comptés",
      sees: "Un colis y est entré ou en est sorti.",
      try: "Rien : cela se fait tout seul.",
    },
  },
  guards: {
    "hasPackages": "Il contient un colis",
    "isEmpty": "Il ne contient aucun colis",
    "isSound": "Aucun colis en attente ou annulé",
    "isOnScale": "La balance porte plus que le carton",
    "isLiftable": "Il pèse 30 kg au plus",
    "isInTolerance": "Son poids correspond à ses colis",
    "isCounted": "Comptés là où le poids ne prouve rien",
    "isOnNothing": "Sur aucune facture ni aucun vol",
    "isFree": "Sur aucune facture",
    "isOnBill": "Sur une facture",
    "isBillPending": "Cette facture est en attente",
    "isSamePlace": "Cette facture est de son site",
    "isOffFlight": "Sur aucun vol",
    "isOnFlight": "Sur un vol",
    "isFlightOpen": "Ce vol est en préparation",
    "isSameGateway": "Ce vol va à sa plateforme",
    "isMiscounted": "Ses sommes sont anciennes",
    "hasPackages and isSound and isOnScale and isLiftable and isInTolerance and isCounted":
      "En ordre, pesé, compté",
    "hasPackages and isSound and isOnScale and isLiftable": "En ordre et pesé",
    "isEmpty and isOnNothing": "Vide, sur aucune facture ni aucun vol",
    "isFree and isBillPending and isSamePlace": "Libre, en attente, même site",
    "isOnBill and isBillPending": "Sur une facture en attente",
    "isOffFlight and isFlightOpen and isSameGateway": "Libre, ouvert, même plateforme",
    "isOnFlight and isFlightOpen": "Sur un vol ouvert",
  },
  actors: {},
  delays: {},
};
