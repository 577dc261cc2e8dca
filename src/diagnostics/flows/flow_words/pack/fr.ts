import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Table d’emballage",
  purpose: "Mène un colis de sa première pièce à l’étiquette scannée.",
  states: {
    "empty": {
      title: "Rien sur la table",
      sees: "« Scannez une pièce ».",
      try: "Scannez une pièce, un colis ou une étiquette.",
    },
    "sorting": { title: "On regarde où il en est", sees: "Rien : c’est immédiat.", try: "Rien." },
    "packing": {
      title: "Emballage",
      sees: "Combien de pièces y sont, sur combien.",
      try: "Scannez la pièce suivante, ou divisez ce qui manque.",
    },
    "weighing": { title: "Pesée", sees: "Un grand champ pour les grammes.", try: "Pesez le colis." },
    "weighing.asking": {
      title: "Poids demandé",
      sees: "« Pesez » et le poids attendu.",
      try: "Tapez les grammes, ou confirmez l’attendu.",
    },
    "weighing.unsure": {
      title: "Loin de l’attendu",
      sees: "De l’ambre avec les deux poids.",
      try: "Confirmez, ou pesez encore.",
    },
    "weighing.asked": { title: "Poids envoyé", sees: "« Envoi… ».", try: "Attendez un instant." },
    "buying": {
      title: "Étiquette en route",
      sees: "« Achat de l’étiquette… ».",
      try: "Attendez un instant.",
    },
    "buying.waiting": { title: "Attente", sees: "« Achat de l’étiquette… ».", try: "Attendez un instant." },
    "buying.long": {
      title: "C’est long",
      sees: "« L’étiquette prend plus de temps que d’habitude ».",
      try: "Mettez-le de côté et continuez.",
    },
    "labelled": {
      title: "L’étiquette est là",
      sees: "« Collez l’étiquette, puis scannez-la ».",
      try: "Scannez l’étiquette sur le colis.",
    },
    "labelled.sorting": { title: "Étiquette vue", sees: "Rien : c’est immédiat.", try: "Rien." },
    "labelled.printing": {
      title: "Imprimée seule",
      sees: "L’étiquette sort de l’imprimante.",
      try: "Collez-la et scannez-la.",
    },
    "labelled.there": {
      title: "Étiquette connue",
      sees: "Le numéro de l’étiquette.",
      try: "Imprimez-la si elle manque, puis scannez-la.",
    },
    "failed": {
      title: "Pas d’étiquette",
      sees: "« Mettre de côté, pas d’étiquette » avec la raison.",
      try: "Mettez-le de côté, continuez, prévenez le bureau.",
    },
    "refused": {
      title: "Étiquette refusée",
      sees: "« Mettre de côté, pas d’étiquette » avec la raison.",
      try: "Mettez-le de côté, ou réessayez.",
    },
    "retried": { title: "Nouvel essai", sees: "« Achat de l’étiquette… ».", try: "Attendez un instant." },
    "done": { title: "Terminé", sees: "Le code du colis sur vert.", try: "Prenez la pièce suivante." },
  },
  events: {
    "scan.sent": {
      title: "Scan en route",
      sees: "Un code est gardé sur l’appareil et envoyé.",
      try: "Attendez le verdict.",
    },
    "scan.answered": { title: "Scan répondu", sees: "Le verdict est là.", try: "Lisez le verdict." },
    "parcel.came": { title: "Colis chargé", sees: "Le colis tel qu’il est.", try: "Rien." },
    "weight.enter": {
      title: "Poids saisi",
      sees: "Des grammes tapés, ou d’une balance.",
      try: "Lisez le verdict.",
    },
    "confirm.press": { title: "Confirmé", sees: "CONFIRM scanné ou pressé.", try: "Lisez le verdict." },
    "method.pick": {
      title: "Autre mode choisi",
      sees: "Un mode d’expédition ou son chiffre a été pressé.",
      try: "Attendez l’étiquette.",
    },
    "next.press": { title: "Suivant", sees: "NEXT scanné ou pressé.", try: "Scannez la pièce suivante." },
  },
  guards: {
    "isAt": "Le colis en est là",
    "isClosed": "Son étiquette est scannée",
    "isBought": "Son étiquette est demandée",
    "isUnsure": "Le poids est loin",
    "isRefused": "L’étiquette est refusée",
    "hasPackage": "La réponse parle d’un colis",
    "isSame": "Rien n’a changé",
    "isNews": "C’est plus récent que l’écran",
    isWeightFarOff: "Le poids est loin",
    "isOffered": "Le mode est proposé pour lui",
    "isBoughtHere": "Son étiquette est achetée ici",
  },
  actors: {},
  delays: { BUY_MS: "Long pour une étiquette" },
};
