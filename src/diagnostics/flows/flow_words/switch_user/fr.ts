import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Choisir au nom de qui agir",
  purpose:
    "Permet à un membre de l’équipe dont la connexion l’autorise de choisir une personne placée sous lui et de travailler en son nom une heure au plus.",
  states: {
    deciding: {
      title: "Regarde si c’est permis",
      sees: "Rien encore : cela ne prend pas de temps.",
      try: "Rien : la suite vient d’elle-même.",
    },
    loading: {
      title: "Charge les personnes",
      sees: "Pas encore de bouton « Changer d’utilisateur » dans la barre du haut.",
      try: "Attendre quelques secondes.",
    },
    waiting: {
      title: "Attend un nouvel essai",
      sees: "Pas de bouton « Changer d’utilisateur » : les personnes n’ont pas pu être chargées.",
      try:
        "Attendre une demi-minute : un nouvel essai se fait de lui-même. Recharger la page essaie aussitôt.",
    },
    ready: {
      title: "Prêt à changer",
      sees: "Le bouton « Changer d’utilisateur » dans la barre du haut.",
      try: "Appuyer dessus pour agir au nom de quelqu’un.",
    },
    "ready.closed": {
      title: "Pas ouvert",
      sees: "Seulement le bouton « Changer d’utilisateur » dans la barre du haut.",
      try: "Appuyer dessus pour agir au nom de quelqu’un ; sinon rien.",
    },
    "ready.choosing": {
      title: "Choix d’une personne",
      sees: "La fenêtre avec un champ de recherche et les personnes au nom desquelles on peut agir.",
      try:
        "Saisir une partie du nom, puis choisir la personne. Seules figurent les personnes placées sous soi, aucune dont le compte est bloqué.",
    },
    "ready.choosing.listed": {
      title: "Personnes affichées",
      sees: "Les personnes, et leur nombre dessous.",
      try: "Choisir quelqu’un, ou saisir une plus grande partie du nom.",
    },
    "ready.choosing.debouncing": {
      title: "Sur le point de chercher",
      sees: "« Recherche… » sous les personnes déjà connues.",
      try: "Continuer la saisie ou attendre un instant.",
    },
    "ready.choosing.searching": {
      title: "Recherche d’autres personnes",
      sees: "« Recherche… » sous les personnes déjà connues.",
      try: "Attendre quelques secondes, ou choisir quelqu’un qui est déjà là.",
    },
    "ready.choosing.unsearched": {
      title: "Recherche échouée",
      sees: "« La recherche a échoué : seules les premières personnes de la liste ont été examinées. »",
      try: "Vérifier le réseau, puis saisir à nouveau.",
    },
    "ready.givingReason": {
      title: "Indication du motif",
      sees:
        "La question de savoir pourquoi l’on agit en tant que cette personne, avec les motifs déjà donnés. Une ligne rouge dit pourquoi le dernier changement a été refusé.",
      try:
        "Donner un motif ou laisser vide, puis appuyer sur « Agir en tant que » avec le nom ; après un refus, faire ce que dit la ligne rouge.",
    },
    "ready.switching": {
      title: "Changement en cours",
      sees: "Le bouton dit « Changement… ».",
      try: "Attendre quelques secondes.",
    },
    unavailable: {
      title: "Non proposé",
      sees:
        "Pas de bouton « Changer d’utilisateur » : cette connexion ne permet pas d’agir pour d’autres, ou il n’y a personne au nom de qui agir.",
      try: "Se reconnecter si le droit vient d’être donné. Qui n’a personne sous soi ne peut pas changer.",
    },
    switched: {
      title: "Changement fait",
      sees: "La page recommence en tant que l’autre personne, avec une barre en haut qui le dit.",
      try: "Continuer à travailler ; la barre du haut permet de revenir.",
    },
  },
  events: {
    "dialog.open": {
      title: "Fenêtre ouverte",
      sees: "La personne a appuyé sur « Changer d’utilisateur » dans la barre du haut.",
      try: "Choisir quelqu’un dans la liste.",
    },
    "dialog.close": {
      title: "Fenêtre fermée",
      sees: "La personne a fermé la fenêtre : rien ne change, et ce qui y était saisi est oublié.",
      try: "Rien à faire.",
    },
    "query.type": {
      title: "Nom saisi",
      sees: "La personne a saisi une partie d’un nom dans le champ de recherche.",
      try: "Attendre la liste un instant.",
    },
    "person.choose": {
      title: "Personne choisie",
      sees: "La personne a choisi au nom de qui agir.",
      try: "Donner ensuite un motif, ou le laisser vide.",
    },
    "reason.type": {
      title: "Motif saisi",
      sees: "La personne a saisi un motif, ou choisi l’un des précédents.",
      try: "Appuyer ensuite sur « Agir en tant que » avec le nom.",
    },
    "person.drop": {
      title: "Autre personne voulue",
      sees: "La personne a appuyé sur « Choisir quelqu’un d’autre ».",
      try: "Choisir de nouveau dans la liste.",
    },
    "switch.confirm": {
      title: "Changement demandé",
      sees: "La personne a appuyé sur « Agir en tant que » avec le nom.",
      try: "Attendre que la page ait recommencé.",
    },
  },
  guards: {
    hasSuperToken: "La connexion permet d’agir pour d’autres",
    hasPeople: "Il y a des personnes à choisir",
    isNobody: "Il n’y a personne à choisir",
    isBeyond: "Il y en a plus que dans la liste",
    isFound: "La recherche a eu une réponse",
    isSwitched: "Le serveur a permis le changement",
  },
  actors: {
    loadPeople: "Charger les personnes",
    searchPeople: "Chercher par nom sur le serveur",
    switchTo: "Changer d’utilisateur",
  },
  delays: {
    debounce: "après une courte pause",
    retry: "après une demi-minute",
  },
};
