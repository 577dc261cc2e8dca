import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Voir une fiche",
  purpose: "Montre une fiche, par exemple une commande, et la tient à jour tant qu’elle est ouverte.",
  states: {
    opening: {
      title: "Ouverture",
      sees: "La fiche est sur le point d’apparaître.",
      try: "Rien : cela ne dure qu’un clin d’œil.",
    },
    loading: {
      title: "Chargement",
      sees: "Des barres grises occupent la place de la fiche.",
      try: "Attendre quelques secondes. Si cela dure, on peut quitter la page sans risque.",
    },
    ready: {
      title: "Affichée",
      sees: "La fiche est à l’écran. Une ligne en haut peut dire qu’elle n’est plus à jour.",
      try: "Rien. Si la ligne le dit, appuyer sur « Réessayer ».",
    },
    refreshing: {
      title: "Mise à jour",
      sees: "La fiche reste à l’écran pendant que sa dernière version est récupérée.",
      try: "Attendre un instant ; on peut continuer à lire.",
    },
    missing: {
      title: "Introuvable",
      sees: "La page dit que cela n’existe pas ou que le compte ne peut pas le voir.",
      try: "Vérifier le numéro ou l’adresse. S’ils sont justes, le compte ne peut pas voir la fiche.",
    },
    failed: {
      title: "Chargement impossible",
      sees: "La page dit que la fiche n’a pas pu être chargée, avec le motif et « Réessayer ».",
      try: "Vérifier la connexion, puis appuyer sur « Réessayer ».",
    },
  },
  events: {
    "record.refresh": {
      title: "Fiche redemandée",
      sees: "La personne a appuyé sur « Réessayer » ou modifié la fiche.",
      try: "Attendre la fin du chargement.",
    },
    "record.changed": {
      title: "Quelqu’un a modifié la fiche",
      sees: "Quelqu’un, ou une tâche, a modifié cette fiche.",
      try: "Rien : la dernière version arrive toute seule.",
    },
  },
  guards: {
    hasRecord: "La fiche est venue avec la page",
    isDue: "A changé entre-temps",
    isFound: "Le serveur a trouvé la fiche",
    isMissing: "Cette fiche n’est pas visible ici",
  },
  actors: {
    fetchRecord: "Charger la fiche",
  },
  delays: {},
};
