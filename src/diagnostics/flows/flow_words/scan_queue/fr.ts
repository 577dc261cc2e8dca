import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Scans conservés",
  purpose: "Conserve chaque scan d’un poste sur l’appareil jusqu’à la réponse du serveur, dans l’ordre.",
  states: {
    keeping: { title: "Sur l’appareil", sees: "Rien.", try: "Rien." },
    "keeping.opening": {
      title: "Lecture des scans conservés",
      sees: "Le poste s’ouvre.",
      try: "Scanner. Ce qui a été scanné avant est envoyé d’abord.",
    },
    "keeping.resting": {
      title: "Tout est conservé",
      sees: "Rien, ou en orange : tant de scans conservés, non confirmés.",
      try: "Continuer à scanner.",
    },
    "keeping.writing": {
      title: "Conservation",
      sees: "Rien : cela prend quelques millisecondes.",
      try: "Continuer à scanner.",
    },
    "keeping.without": {
      title: "Rien ne peut être conservé",
      sees: "« Cet appareil ne peut pas conserver les scans. »",
      try:
        "Scanner tant qu’il y a une connexion. Libérer de l’espace, quitter la navigation privée, puis recharger la page.",
    },
    sending: { title: "Vers le serveur", sees: "Rien.", try: "Rien." },
    "sending.resting": { title: "Rien à envoyer", sees: "Le dernier résultat.", try: "Scanner." },
    "sending.asking": {
      title: "Envoi",
      sees: "« Envoi… », puis le résultat.",
      try: "Continuer à scanner : la suite part juste après.",
    },
    "sending.pausing": {
      title: "Pas de réponse",
      sees: "En orange : les scans sont conservés et non confirmés.",
      try: "Continuer à scanner. Vérifier le réseau ; « Envoyer maintenant » réessaie tout de suite.",
    },
    "sending.stuck": {
      title: "Envoi non permis",
      sees: "Que les scans ne peuvent pas être envoyés pour le moment.",
      try: "Se reconnecter en tant que la personne qui a scanné. Sinon, vérifier ses droits.",
    },
  },
  events: {
    "scan.take": {
      title: "Scanné",
      sees: "Un ticket ou une commande a été scanné ou saisi.",
      try: "Attendre le résultat.",
    },
    "answers.hear": {
      title: "Envoyé par une autre fenêtre",
      sees: "Le résultat d’un scan envoyé par une autre fenêtre de cet appareil.",
      try: "Fermer l’autre fenêtre.",
    },
    "refusal.tap": {
      title: "Refus vu",
      sees: "Quelqu’un a écarté le refus d’un scan conservé.",
      try: "Mettre le vêtement de côté et regarder son ticket.",
    },
    "net.back": {
      title: "Connexion revenue",
      sees: "L’appareil est de nouveau en ligne ou a été réveillé.",
      try: "Attendre un instant.",
    },
  },
  guards: {
    isFull: "2 000 scans sont déjà conservés",
    cannotKeep: "Rien à conserver, rien à envoyer",
    hasUnwritten: "Un scan n’est pas encore sur l’appareil",
    hasHead: "Un scan attend sa réponse",
    isOpened: "L’appareil conserve les scans",
    isWritten: "Il est sur l’appareil",
    isAnswered: "Le serveur a répondu",
    isRefusedTogether: "Ensemble, ils ne sont pas acceptés",
    isBarred: "Personne ici n’a le droit de scanner",
  },
  actors: {
    openStore: "Lire ce qui est conservé",
    writeScans: "Conserver sur l’appareil",
    sendScans: "Envoyer les plus anciens",
  },
  delays: { untilNextTry: "après 1 à 30 secondes", untilSignedIn: "après 30 secondes" },
};
