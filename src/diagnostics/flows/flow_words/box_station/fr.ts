import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Poste des cartons",
  purpose: "Met des colis dans un carton, retient ce qui est refusé et ferme le carton d’après son poids.",
  states: {
    "bench": { title: "Le carton", sees: "La grande partie de l’écran.", try: "Voir plus bas." },
    "bench.empty": {
      title: "Aucun carton",
      sees: "« Scannez un carton » et les cartons en cours ici.",
      try: "Scannez un carton, ou créez-en un.",
    },
    "bench.filling": {
      title: "En remplissage",
      sees: "Le numéro, les colis et le poids du carton.",
      try: "Scannez le colis suivant.",
    },
    "bench.closing": { title: "En fermeture", sees: "Un champ pour le poids.", try: "Pesez le carton." },
    "bench.closing.weighing": {
      title: "Poids demandé",
      sees: "« Posez-le sur la balance ».",
      try: "Saisissez ce qu’affiche la balance.",
    },
    "bench.closing.counting": {
      title: "Compte demandé",
      sees: "« Comptez les colis » sur ambre.",
      try: "Comptez-les et saisissez le nombre.",
    },
    "bench.closing.unfit": {
      title: "Poids en désaccord",
      sees: "De combien il est trop lourd ou trop léger.",
      try: "Cherchez la raison, puis repesez.",
    },
    "bench.closing.asked": {
      title: "Fermeture",
      sees: "« Fermeture du carton… ».",
      try: "Attendez un instant.",
    },
    "hold": {
      title: "Ce qui est refusé",
      sees: "Si « Je l’ai mis de côté » est affiché.",
      try: "Voir plus bas.",
    },
    "hold.free": {
      title: "Rien à mettre de côté",
      sees: "Aucun bouton pour mettre de côté.",
      try: "Continuez à scanner.",
    },
    "hold.held": {
      title: "À mettre de côté",
      sees: "Un octogone rouge avec l’endroit où il va.",
      try: "Mettez-le là, puis touchez ou scannez METTRE DE CÔTÉ.",
    },
    "out": { title: "Sens", sees: "Si un colis entre ou sort.", try: "Voir plus bas." },
    "out.off": { title: "Dans le carton", sees: "« Scannez un colis ».", try: "Scannez-le." },
    "out.on": {
      title: "Hors du carton",
      sees: "Un cadre en tirets : « Scannez le colis à retirer ».",
      try: "Scannez-le, ou pressez encore le bouton.",
    },
  },
  events: {
    "scan.sent": {
      title: "Scan en route",
      sees: "Un code a été gardé sur l’appareil et envoyé.",
      try: "Attendez le verdict.",
    },
    "scan.answered": { title: "Scan répondu", sees: "Le verdict est là.", try: "Lisez le verdict." },
    "box.came": { title: "Carton chargé", sees: "Le carton tel qu’il est.", try: "Rien." },
    "refusal.found": {
      title: "Refus tardif",
      sees: "Un scan gardé est refusé.",
      try: "Mettez le colis de côté.",
    },
    "scan.miss": {
      title: "Pas pris",
      sees: "Un code a été scanné avant la mise de côté.",
      try: "Mettez de côté, puis scannez-le encore.",
    },
    "aside.press": {
      title: "Refus écarté",
      sees: "METTRE DE CÔTÉ a été scanné ou touché.",
      try: "Continuez à scanner.",
    },
    "out.press": { title: "Retirer", sees: "RETIRER a été scanné ou pressé.", try: "Scannez le colis." },
    "close.press": {
      title: "Fermer",
      sees: "FERMER LE CARTON a été scanné ou pressé.",
      try: "Pesez le carton.",
    },
    "close.cancel": {
      title: "Laisser ouvert",
      sees: "Quelqu’un continue de le remplir.",
      try: "Continuez à scanner.",
    },
    "tare.enter": { title: "Carton vide pesé", sees: "Le poids du carton vide a été saisi.", try: "Rien." },
    "weight.enter": {
      title: "Poids saisi",
      sees: "Des grammes ont été saisis, ou viennent d’une balance.",
      try: "Lisez le verdict.",
    },
    "count.enter": { title: "Compte saisi", sees: "Quelqu’un a compté les colis.", try: "Lisez le verdict." },
    "reason.enter": {
      title: "Fermé avec une raison",
      sees: "Le bureau le ferme quel que soit son poids.",
      try: "Lisez le verdict.",
    },
  },
  guards: {
    hasBox: "Un carton est ouvert",
    hasNoBox: "Aucun carton n’est ouvert",
    isWaiting: "Des scans ne sont pas confirmés",
    isClosed: "Le carton a été fermé",
    isCountAsked: "Le poids ne prouve rien",
    isWeightAsked: "Le poids est en désaccord",
    isCloseRefused: "La fermeture a été refusée",
    isNews: "C’est plus récent que l’affichage",
    isHolding: "C’est refusé",
    isLastHeld: "Rien d’autre n’attend",
    isHeld: "Quelque chose attend",
    isPackage: "Il ne s’agit pas d’un carton",
  },
  actors: {},
  delays: {},
};
