import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’un vol",
  purpose:
    "Mène les cartons de l’atelier à la plateforme, et indique dans le suivi de chaque colis où il est.",
  states: {
    "Processing": {
      title: "En préparation",
      sees: "Le vol est en préparation : on peut charger et décharger des cartons.",
      try: "Chargez des cartons, saisissez le vol et la lettre de transport, puis appuyez sur « Fermer ».",
    },
    "Closed": {
      title: "Fermé",
      sees: "Le vol est fermé : ses cartons et sa valeur sont fixés.",
      try:
        "Corrigez ses problèmes, puis appuyez sur « Envoyer le manifeste ». « Rouvrir » ramène en arrière.",
    },
    "Manifest Sent": {
      title: "Manifeste envoyé",
      sees: "Le manifeste a été envoyé et est conservé.",
      try:
        "Appuyez sur « Parti » quand tous les cartons ont été remis. « Réviser le manifeste » ramène en arrière.",
    },
    "Departed": {
      title: "Parti",
      sees: "Le vol est en l’air.",
      try: "Appuyez sur « Arrivé » quand il a atterri.",
    },
    "Arrived": {
      title: "Arrivé",
      sees: "Le vol a atterri, et la douane l’examine.",
      try: "Appuyez sur « Dédouané », ou sur « Retenu par la douane » avec le motif.",
    },
    "Customs Hold": {
      title: "Retenu par la douane",
      sees: "La douane retient le vol.",
      try: "Lisez le motif. Un administrateur appuie sur « Dédouané », ou le termine avec des manquants.",
    },
    "Cleared": {
      title: "Dédouané",
      sees: "La douane a libéré les colis.",
      try: "Appuyez sur « Remis au transporteur » quand le transporteur local les a.",
    },
    "Injected": {
      title: "Remis au transporteur",
      sees: "Le transporteur local a les colis.",
      try: "La plateforme réceptionne les cartons ; appuyez ensuite sur « Terminer ».",
    },
    "Completed": {
      title: "Terminé",
      sees: "Le vol est terminé.",
      try: "Rien. Les colis manquants y sont nommés.",
    },
    "Cancelled": {
      title: "Annulé",
      sees: "Le vol a été annulé, et ses cartons ont été retirés.",
      try: "Chargez les cartons sur un autre vol.",
    },
  },
  events: {
    "flight.close": {
      title: "Fermer",
      sees: "Quelqu’un a appuyé sur « Fermer ».",
      try: "S’il est bloqué, lisez ce qui manque.",
    },
    "flight.reopen": {
      title: "Rouvrir",
      sees: "Quelqu’un a appuyé sur « Rouvrir ».",
      try: "Chargez ou déchargez des cartons, puis fermez-le.",
    },
    "flight.send": {
      title: "Envoyer le manifeste",
      sees: "Quelqu’un a appuyé sur « Envoyer le manifeste » : le fichier est conservé avec son empreinte.",
      try: "S’il est bloqué, voyez ses problèmes.",
    },
    "flight.revise": {
      title: "Réviser le manifeste",
      sees: "Quelqu’un a appuyé sur « Réviser le manifeste » et a dit pourquoi.",
      try: "Changez ce qui est faux, puis envoyez-le de nouveau.",
    },
    "flight.depart": {
      title: "Parti",
      sees: "Quelqu’un a appuyé sur « Parti ». Deux minutes plus tard, le suivi l’indique.",
      try: "S’il est bloqué, remettez les cartons.",
    },
    "flight.arrive": { title: "Arrivé", sees: "Quelqu’un a appuyé sur « Arrivé ».", try: "Rien." },
    "flight.hold": {
      title: "Retenu par la douane",
      sees: "Quelqu’un a appuyé sur « Retenu par la douane » et a dit pourquoi.",
      try: "Lisez le motif.",
    },
    "flight.clear": {
      title: "Dédouané",
      sees: "Un administrateur a appuyé sur « Dédouané », peut-être avec les droits.",
      try: "Rien.",
    },
    "flight.inject": {
      title: "Remis au transporteur",
      sees: "Quelqu’un a appuyé sur « Remis au transporteur ».",
      try: "Rien.",
    },
    "flight.complete": {
      title: "Terminer",
      sees: "Quelqu’un a appuyé sur « Terminer ».",
      try: "S’il est bloqué, réceptionnez les cartons.",
    },
    "flight.completeShort": {
      title: "Terminer avec des manquants",
      sees: "Un administrateur l’a terminé et a nommé ce qui manque.",
      try: "Voyez les colis manquants.",
    },
    "flight.cancel": {
      title: "Annuler le vol",
      sees: "Quelqu’un a appuyé sur « Annuler le vol ».",
      try: "S’il est bloqué, le vol est parti.",
    },
    "boxes.settle": {
      title: "Cartons modifiés",
      sees: "Un carton a été chargé, déchargé ou reçu.",
      try: "Rien : cela se fait tout seul.",
    },
  },
  guards: {
    hasLoad: "Un carton y est chargé",
    areBoxesClosed: "Tous les cartons sont fermés",
    isNotTooLarge: "Il n’est pas trop grand",
    hasFlight: "Vol, aéroport et jour sont connus",
    isMawb: "La lettre de transport est juste",
    areDeclared: "Tous les colis peuvent être déclarés",
    areHandedOver: "Tous les cartons ont été remis",
    areReceived: "Tous les cartons ont été reçus",
    isShort: "Il manque quelque chose",
    isNotDeparted: "Il n’est pas parti",
    areSumsStale: "Ses sommes ne sont plus à jour",
    "hasLoad and areBoxesClosed and isNotTooLarge and hasFlight and isMawb":
      "Chargé, avec vol et lettre de transport",
  },
  actors: {},
  delays: {},
};
