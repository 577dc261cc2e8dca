import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Recherche et commandes",
  purpose:
    "Trouve de partout avec Ctrl K des pages, des actions et des fiches, et y mène ; un numéro complet mène droit à sa fiche.",
  states: {
    closed: {
      title: "Pas ouverte",
      sees: "Le bouton de recherche dans la barre du haut.",
      try: "Appuyer dessus, ou sur Ctrl K, pour chercher.",
    },
    open: {
      title: "Recherche ouverte",
      sees: "Une fenêtre avec un champ et les résultats dessous.",
      try: "Saisir un numéro, un nom ou une page ; les flèches choisissent, Entrée ouvre, Échap ferme.",
    },
    "open.deciding": {
      title: "Vérifie la saisie",
      sees: "Rien de particulier : cela ne prend pas de temps.",
      try: "Rien : la suite vient d’elle-même.",
    },
    "open.resting": {
      title: "Rien à chercher encore",
      sees: "Les récents, des pages et des actions, et dessous ce que l’on peut chercher.",
      try:
        "Saisir quelque chose ; un texte qui commence par > ne trouve que des actions. Sans connexion, aucune fiche n’est trouvée.",
    },
    "open.typing": {
      title: "Saisie en cours",
      sees: "Des pages et des actions aussitôt ; les fiches suivent un instant après la dernière touche.",
      try: "Continuer la saisie, ou attendre un instant.",
    },
    "open.asking": {
      title: "Recherche en cours",
      sees: "« Recherche en cours » en bas ; les résultats du texte précédent restent jusqu’à la réponse.",
      try: "Attendre quelques secondes. Entrée ouvre le premier résultat dès qu’il est là.",
    },
    "open.shown": {
      title: "Résultats affichés",
      sees: "Ce qui a été trouvé, par groupes ; ou que rien ne correspond et ce que l’on peut chercher.",
      try:
        "Choisir un résultat. Si rien n’est trouvé, saisir le numéro complet ou au moins trois lettres ; seul ce que l’on peut voir est trouvé.",
    },
    "open.failed": {
      title: "Recherche échouée",
      sees:
        "« La recherche a échoué. » avec la raison et le bouton Réessayer ; pages et actions se trouvent encore.",
      try: "Vérifier le réseau, puis appuyer sur Réessayer.",
    },
  },
  events: {
    "search.open": {
      title: "Recherche ouverte",
      sees: "La personne a appuyé sur le bouton de recherche ou sur Ctrl K, ou scanné ou collé un code.",
      try: "Saisir ce que l’on cherche.",
    },
    "search.type": {
      title: "Texte saisi",
      sees: "La personne a saisi ou collé dans le champ ; la question précédente est abandonnée.",
      try: "Attendre les résultats un instant.",
    },
    "search.close": {
      title: "Recherche fermée",
      sees: "La personne a appuyé sur Échap ou fermé la fenêtre.",
      try: "Rien à faire.",
    },
    "search.enter": {
      title: "Entrée pressée",
      sees: "La personne a appuyé sur Entrée : le résultat choisi s’ouvre et la recherche se ferme.",
      try: "Attendre un instant : un numéro encore recherché s’ouvre avec la réponse.",
    },
    "search.retry": {
      title: "Nouvel essai demandé",
      sees: "La personne a appuyé sur Réessayer.",
      try: "Attendre quelques secondes.",
    },
    "option.select": {
      title: "Résultat sélectionné",
      sees:
        "La personne est allée à un résultat avec les flèches ou la souris ; il reste choisi quand la réponse arrive.",
      try: "Appuyer sur Entrée pour l’ouvrir.",
    },
    "option.go": {
      title: "Résultat cliqué",
      sees: "La personne a cliqué sur un résultat : il s’ouvre et la recherche se ferme.",
      try: "Rien à faire.",
    },
  },
  guards: {
    hasSelected: "Un résultat est sélectionné",
    isThere: "Le résultat est toujours là",
    isCode: "Un code a été scanné ou collé",
    isQuestion: "Le serveur peut être interrogé",
    mustWait: "Mieux vaut attendre la réponse",
    isFailed: "Le serveur n’a pas pu répondre",
    isJump: "Une seule fiche porte ce numéro",
    isAwaited: "Entrée pressée, et il y a un résultat",
  },
  actors: { ask: "Chercher" },
  delays: {},
};
