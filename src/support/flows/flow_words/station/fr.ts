import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Poste de l’atelier",
  purpose: "Trouve quel poste est un appareil, montre la pièce en cours et envoie ce qui est scanné.",
  states: {
    bench: { title: "Au poste", sees: "L’écran d’un poste.", try: "Scanner, ou lire ce qu’il dit." },
    "bench.finding": {
      title: "Recherche des postes",
      sees: "Le titre de l’écran, et rien encore dessous.",
      try: "Patienter un instant.",
    },
    "bench.unfound": {
      title: "Postes non chargés",
      sees: "« Le poste n’a pas pu être chargé ».",
      try: "Vérifier la connexion, presser « Réessayer ».",
    },
    "bench.nowhere": {
      title: "Aucun poste",
      sees: "« Il n’y a pas encore de poste pour … ».",
      try: "Demander au bureau d’en ajouter un.",
    },
    "bench.choosing": {
      title: "Choix du poste",
      sees: "« Quel est ce poste ? » au-dessus d’une liste.",
      try: "Presser le poste, ou scanner son étiquette.",
    },
    "bench.opening": {
      title: "Ouverture",
      sees: "Le nom du poste ; son travail arrive.",
      try: "Patienter un instant.",
    },
    "bench.atWork": {
      title: "Au travail",
      sees: "Le poste, son travail et les derniers scans.",
      try: "Scanner un ticket.",
    },
    "bench.atWork.resting": {
      title: "Rien en cours",
      sees: "Combien attendent, et quoi prendre ensuite.",
      try: "Prendre la pièce suivante et scanner son ticket.",
    },
    "bench.atWork.open": {
      title: "Une pièce est en cours",
      sees: "La pièce, son visuel, sa couleur, sa taille.",
      try: "Faire le travail, puis la valider.",
    },
    "bench.atWork.open.working": {
      title: "En cours",
      sees: "La pièce, et de quoi la valider ou la rejeter.",
      try: "Presser Entrée ou scanner PASS si elle est bonne.",
    },
    "bench.atWork.open.asking": {
      title: "Motif du rejet",
      sees: "Neuf motifs, chacun avec son chiffre.",
      try: "Presser un chiffre, ou « Ne pas rejeter ».",
    },
    photo: {
      title: "Photo d’un rejet",
      sees: "Ce que l’écran demande après un rejet.",
      try: "Voir plus bas.",
    },
    "photo.none": { title: "Pas de photo", sees: "Rien sur les photos.", try: "Rien." },
    "photo.wanted": {
      title: "Photo demandée",
      sees: "Un bouton pour photographier la pièce rejetée.",
      try: "Prendre la photo, ou scanner la suite.",
    },
  },
  events: {
    "station.retry": {
      title: "Nouvel essai",
      sees: "« Réessayer » a été pressé.",
      try: "Patienter un instant.",
    },
    "station.choose": { title: "Poste choisi", sees: "Un poste de la liste a été pressé.", try: "Rien." },
    "station.change": {
      title: "Changement de poste",
      sees: "« Changer de poste » a été pressé dans le menu.",
      try: "Choisir le poste dans la liste.",
    },
    "desk.came": { title: "Travail chargé", sees: "Les chiffres et listes du poste sont là.", try: "Rien." },
    "desk.missing": { title: "Poste disparu", sees: "Le poste n’existe plus.", try: "En choisir un autre." },
    "code.scanned": {
      title: "Code lu",
      sees: "Le scanner ou le clavier a donné un code.",
      try: "Lire le verdict.",
    },
    "pass.press": {
      title: "Validé au clavier",
      sees: "Entrée ou « Valider » a été pressé.",
      try: "Lire le verdict.",
    },
    "undo.press": {
      title: "Annulé au clavier",
      sees: "U ou « Annuler » a été pressé.",
      try: "Lire le verdict.",
    },
    "reject.ask": { title: "Rejet pressé", sees: "R ou « Rejeter » a été pressé.", try: "Choisir le motif." },
    "reason.pick": {
      title: "Motif choisi",
      sees: "Un chiffre ou un motif a été pressé.",
      try: "Lire le verdict.",
    },
    "ask.cancel": {
      title: "Pas rejetée",
      sees: "Échap ou « Ne pas rejeter » a été pressé.",
      try: "Continuer avec la pièce.",
    },
    "note.write": {
      title: "Note écrite",
      sees: "Quelque chose a été saisi dans la note.",
      try: "Choisir ensuite un motif.",
    },
    "fault.choose": {
      title: "Étape du défaut",
      sees: "L’étape où le défaut est né a été pressée.",
      try: "Choisir ensuite un motif.",
    },
    "art.turn": {
      title: "Zone suivante",
      sees: "N a été pressé : un autre fichier est montré.",
      try: "Rien.",
    },
    "scan.sent": {
      title: "Scan en route",
      sees: "Un code est gardé sur l’appareil et envoyé.",
      try: "Attendre le verdict.",
    },
    "scan.presumed": { title: "Supposé", sees: "Un scan gardé compte comme fait.", try: "Continuer." },
    "scan.answered": { title: "Scan répondu", sees: "Le verdict est là.", try: "Lire le verdict." },
    "photo.done": {
      title: "Photo prise",
      sees: "La photo est gardée sur l’appareil.",
      try: "Scanner la suite.",
    },
  },
  guards: {
    isKnown: "Le poste de l’appareil en fait partie",
    isOnlyOne: "Il n’y a qu’un poste",
    isNowhere: "Il n’y a aucun poste",
    hasOpen: "Une pièce est en cours ici",
    "not hasOpen": "Aucune pièce n’est en cours ici",
    isAnother: "Une autre pièce est en cours",
    isOwnCode: "C’est sa propre étiquette",
    isStationCode: "C’est l’étiquette d’un poste",
    isRejectCard: "C’est la carte du rejet",
    isReasonCard: "C’est la carte d’un motif",
    isReprintCard: "C’est la carte d’impression",
    isNextCard: "C’est la carte pour passer à la suite",
    isUndoCard: "C’est la carte d’annulation",
    wantsPhoto: "Rejet à un poste avec photos",
  },
  actors: {
    findStations: "Demander les postes de l’étape",
  },
  delays: {},
};
