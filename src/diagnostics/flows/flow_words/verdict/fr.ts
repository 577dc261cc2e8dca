import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Verdict d’un scan",
  purpose: "Montre et fait entendre ce qu’un scan est devenu, et combien de temps il peut être annulé.",
  states: {
    verdict: { title: "Ce qui est montré", sees: "La large bande d’un poste.", try: "Lire le mot." },
    "verdict.quiet": {
      title: "Calme",
      sees: "« Scannez un ticket » ou « En cours » sur gris.",
      try: "Scanner.",
    },
    "verdict.sending": { title: "Envoi", sees: "« Envoi… ».", try: "Patienter, ou scanner la suite." },
    "verdict.kept": {
      title: "Gardé",
      sees: "« Gardé » sur ambre avec une horloge, un son doux.",
      try: "Continuer : l’envoi se fait tout seul.",
    },
    "verdict.good": {
      title: "Bon",
      sees: "Une coche sur vert avec « Bon » ou « Commencée », deux sons montants.",
      try: "Continuer.",
    },
    "verdict.back": {
      title: "Rejetée ou défait",
      sees: "Une flèche de retour, deux sons descendants.",
      try: "Lire où est la pièce maintenant.",
    },
    "verdict.ticked": {
      title: "Déjà scanné",
      sees: "Une petite coche.",
      try: "Rien : cela compte une fois.",
    },
    "verdict.warned": {
      title: "Déjà là",
      sees: "Un triangle ambre avec un point d’exclamation, et un bref tic.",
      try: "Rien : cela compte une fois.",
    },
    "verdict.complete": {
      title: "Complet",
      sees: "Une étoile et le casier, en très grand, trois sons.",
      try: "Porter le casier à l’emballage.",
    },
    "verdict.asked": {
      title: "Une question",
      sees: "Un losange avec un point d’interrogation sur orange, un son grave.",
      try: "Lire qui a la pièce.",
    },
    "verdict.stopped": {
      title: "Stop",
      sees: "Un octogone rouge avec le motif, un son grave.",
      try: "Faire ce que dit le motif.",
    },
    undo: { title: "Annulation", sees: "Si « Défaire » est à côté du verdict.", try: "Voir plus bas." },
    "undo.none": {
      title: "Rien à annuler",
      sees: "Pas de bouton « Défaire ».",
      try: "Demander au bureau s’il faut changer.",
    },
    "undo.possible": {
      title: "Peut être annulé",
      sees: "« Défaire » avec le reste des deux minutes.",
      try: "Presser seulement si l’étape était fausse.",
    },
  },
  events: {
    "scan.sent": {
      title: "Scan en route",
      sees: "Un code est gardé sur l’appareil et envoyé.",
      try: "Attendre le verdict.",
    },
    "scan.kept": {
      title: "Cela va durer",
      sees: "Pas de connexion, ou d’autres attendent avant.",
      try: "Continuer.",
    },
    "scan.answered": { title: "Scan répondu", sees: "Le verdict est là.", try: "Le lire." },
    "verdict.seen": { title: "Verdict vu", sees: "Quelqu’un a écarté le verdict.", try: "Rien." },
    "verdict.clear": { title: "Poste changé", sees: "Un autre poste a été choisi.", try: "Rien." },
  },
  guards: {
    isOld: "Tout va bien, d’autres ont suivi",
    isGood: "C’est fait",
    isBack: "C’est rejeté ou défait",
    isComplete: "C’était la dernière de la commande",
    isAgain: "Le même code a été lu deux fois",
    isTick: "C’était déjà fait",
    isWarn: "C’était déjà là",
    isAsk: "Quelqu’un d’autre l’a en main",
    isUndoable: "Cela peut être annulé",
    isDone: "Quelque chose a été fait",
  },
  actors: {},
  delays: {
    LATE_ANSWER_MS: "après 1,5 seconde",
    VERDICT_MS: "après 8 secondes",
    UNDO_MS: "après deux minutes",
  },
};
