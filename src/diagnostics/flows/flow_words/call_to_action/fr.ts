import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Annonces au-dessus de l’écran",
  purpose: "Montre les annonces au-dessus de l’écran, et retient celles qui ont été vues ou masquées.",
  states: {
    traffic: {
      title: "Chargement et enregistrement",
      sees: "Rien de particulier : cela se passe derrière la barre des annonces.",
      try: "Rien à faire.",
    },
    "traffic.fetching": {
      title: "Charge les annonces",
      sees: "La barre telle qu’elle était, ou aucune avant la première réponse.",
      try: "Attendre quelques secondes.",
    },
    "traffic.resting": {
      title: "Rien à charger ni à enregistrer",
      sees: "La barre avec l’annonce la plus récente, ou aucune s’il n’y en a pas pour cet écran.",
      try: "Rien à faire : les nouvelles arrivent d’elles-mêmes.",
    },
    "traffic.sending": {
      title: "Retient ce qui a été fait",
      sees: "Une annonce masquée a déjà disparu.",
      try: "Attendre quelques secondes ; en cas de refus, elle revient et un message dit pourquoi.",
    },
    bar: {
      title: "La barre des annonces",
      sees: "Une barre mince au-dessus de l’écran, tant qu’il y a une annonce.",
      try: "La lire, suivre son lien ou la masquer avec la croix.",
    },
    "bar.slim": {
      title: "Une ligne",
      sees: "L’annonce la plus récente sur une ligne, et un bouton avec le nombre des autres.",
      try: "Appuyer sur « Lire la suite » ou sur le nombre des autres pour tout voir.",
    },
    "bar.opened": {
      title: "Toutes dépliées",
      sees: "Chaque annonce de cet écran avec tout son texte.",
      try: "Appuyer sur « Réduire » ou Échap pour revenir à une ligne.",
    },
  },
  events: {
    "screen.enter": {
      title: "Autre écran",
      sees: "La personne est allée à un autre écran ; certaines annonces n’y figurent pas.",
      try: "Rien à faire.",
    },
    "calls.changed": {
      title: "Du nouveau",
      sees:
        "La maison a créé, modifié ou supprimé une annonce, ou peut-être pendant une coupure de connexion.",
      try: "Attendre quelques secondes : la vérification se fait d’elle-même.",
    },
    "calls.see": {
      title: "Annonces vues",
      sees: "La personne a eu une annonce sous les yeux.",
      try: "Rien à faire.",
    },
    "call.follow": {
      title: "Lien suivi",
      sees: "La personne a appuyé sur le lien d’une annonce et est allée à cet écran.",
      try: "Rien à faire.",
    },
    "call.dismiss": {
      title: "Annonce masquée",
      sees: "La personne a appuyé sur la croix d’une annonce ; elle ne revient pas.",
      try: "Pour la relire, demander son texte à un administrateur.",
    },
    "bar.open": {
      title: "Barre dépliée",
      sees: "La personne a appuyé sur « Lire la suite » ou sur le nombre des autres.",
      try: "Rien à faire.",
    },
    "bar.close": {
      title: "Barre réduite",
      sees: "La personne a appuyé sur « Réduire » ou Échap.",
      try: "Rien à faire.",
    },
  },
  guards: {
    hasMarks: "Quelque chose reste à retenir",
    isDue: "Il y a peut-être du nouveau",
    isShown: "L’annonce est sur cet écran",
    isNews: "Elle n’était pas encore notée vue",
    isNoted: "Le serveur l’a retenu",
    isDismissal: "Elle a été masquée",
    hasShown: "Il y a une annonce sur cet écran",
    "not hasShown": "Plus d’annonce sur cet écran",
  },
  actors: { fetchCalls: "Charger les annonces", sendMark: "Enregistrer ce qui a été vu" },
  delays: { refresh: "après une heure" },
};
