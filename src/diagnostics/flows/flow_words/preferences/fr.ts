import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "L’apparence de l’application",
  purpose:
    "Affiche aussitôt ce que la personne choisit sous Personnaliser et l’enregistre un instant après dans son profil.",
  states: {
    absent: {
      title: "Personne n’est connecté",
      sees: "L’apparence habituelle.",
      try: "Se connecter pour retrouver sa propre apparence.",
    },
    opening: {
      title: "Reprend l’apparence gardée",
      sees: "L’apparence devient celle de la personne, sans délai.",
      try: "Rien : la suite vient d’elle-même.",
    },
    previewing: {
      title: "Essai seulement",
      sees:
        "« Essai dans cette fenêtre seulement » : quelqu’un agit au nom de cette personne, rien n’est donc enregistré.",
      try: "Redevenir soi-même pour changer sa propre apparence.",
    },
    settled: {
      title: "Enregistré",
      sees: "Sous Personnaliser, « Enregistré dans votre profil. »",
      try: "Rien : tout est enregistré.",
    },
    refreshing: {
      title: "Cherche des changements ailleurs",
      sees: "L’apparence telle quelle ; elle peut changer si une autre fenêtre a enregistré quelque chose.",
      try: "Rien à faire.",
    },
    debouncing: {
      title: "Sur le point d’enregistrer",
      sees: "La nouvelle apparence, et « Enregistrement… ».",
      try: "Attendre un instant.",
    },
    saving: {
      title: "Enregistrement en cours",
      sees: "La nouvelle apparence, et « Enregistrement… ».",
      try: "Attendre quelques secondes.",
    },
    failed: {
      title: "Non enregistré",
      sees:
        "« Votre choix est affiché, mais il n’est pas enregistré. » avec la raison ; le choix porte « Non enregistré ».",
      try:
        "Vérifier le réseau, puis appuyer sur Réessayer ; sur un autre appareil, l’ancienne apparence vaut jusque-là.",
    },
  },
  events: {
    "person.known": {
      title: "Personne connue",
      sees: "On a appris qui est connecté, ou quelque chose a changé chez cette personne.",
      try: "Rien à faire.",
    },
    "person.left": {
      title: "Personne partie",
      sees: "Plus personne n’est connecté ici.",
      try: "Se reconnecter pour retrouver sa propre apparence.",
    },
    "look.doubt": {
      title: "Peut-être changé ailleurs",
      sees: "Une autre fenêtre ou un autre appareil a peut-être enregistré une autre apparence.",
      try: "Rien : la vérification se fait d’elle-même.",
    },
    "look.change": {
      title: "Choix fait",
      sees: "La personne a choisi quelque chose sous Personnaliser, ou réduit le menu.",
      try: "Attendre un instant que ce soit enregistré.",
    },
    "look.flush": {
      title: "Page sur le point d’être quittée",
      sees: "La page est quittée : ce qui attend est enregistré maintenant.",
      try: "Rien à faire.",
    },
    "look.retry": {
      title: "Nouvel essai demandé",
      sees: "La personne a appuyé sur Réessayer.",
      try: "Attendre quelques secondes.",
    },
  },
  guards: {
    isSame: "C’est la même personne qu’avant",
    canSave: "C’est sa propre apparence",
    isDue: "Elle a peut-être changé ailleurs",
    hasNoChange: "Il n’y a rien à enregistrer",
    isSaved: "Le serveur l’a enregistré",
  },
  actors: {
    saveLook: "Enregistrer l’apparence",
    fetchLook: "Charger l’apparence enregistrée",
  },
  delays: {},
};
