import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Voir une liste",
  purpose:
    "Montre une page de lignes, combien correspondent, et tient les lignes à jour pendant la consultation.",
  states: {
    rows: {
      title: "Les lignes",
      sees: "La partie de la liste avec les lignes, ou ce qui les remplace.",
      try: "Demander ce qui figure à la place des lignes.",
    },
    "rows.opening": {
      title: "Ouverture",
      sees: "La liste va apparaître.",
      try: "Rien : cela ne dure qu’un clin d’œil.",
    },
    "rows.fetching": {
      title: "Récupération des lignes",
      sees: "Les lignes arrivent du serveur.",
      try: "Attendre quelques secondes.",
    },
    "rows.fetching.loading": {
      title: "Premier chargement",
      sees: "Des barres grises occupent la place des lignes.",
      try: "Attendre. Si c’est long, le serveur est lent ; on peut quitter la page sans risque.",
    },
    "rows.fetching.refreshing": {
      title: "Mise à jour des lignes",
      sees: "Les lignes précédentes restent à l’écran jusqu’à l’arrivée des nouvelles.",
      try: "Attendre un instant.",
    },
    "rows.shown": {
      title: "Lignes affichées",
      sees: "Les lignes sont à l’écran.",
      try: "Rien. S’il en manque une, regarder les filtres et le numéro de page.",
    },
    "rows.shown.ready": {
      title: "Lignes à jour",
      sees: "Les lignes sont à l’écran telles que chargées à l’instant.",
      try: "Rien. Si un message dit qu’il en manque une partie, « Réessayer ».",
    },
    "rows.shown.stale": {
      title: "Lignes peut-être anciennes",
      sees: "Un message dit qu’elles ne sont peut-être plus à jour, et pourquoi.",
      try: "Vérifier la connexion, puis y appuyer sur « Réessayer ».",
    },
    "rows.empty": {
      title: "Aucune ligne",
      sees: "Un texte figure à la place des lignes.",
      try: "Lire le texte : il dit lequel des quatre cas c’est.",
    },
    "rows.empty.deciding": {
      title: "Recherche de la raison",
      sees: "Le texte va apparaître.",
      try: "Rien : cela ne dure qu’un clin d’œil.",
    },
    "rows.empty.beyond": {
      title: "Au-delà de la dernière page",
      sees: "Il est dit que la page n’existe pas, avec « Aller à la première page ».",
      try: "Appuyer sur « Aller à la première page ».",
    },
    "rows.empty.searched": {
      title: "Rien trouvé, on cherche ailleurs",
      sees: "On lit « Rien ne correspond à ces filtres ».",
      try: "Attendre un instant : on compte ce que la recherche donne sans les autres filtres.",
    },
    "rows.empty.outside": {
      title: "Trouvé hors des filtres",
      sees: "On lit combien se trouvent hors de ces filtres, avec « L’afficher » ou « Les afficher ».",
      try: "Appuyer sur « L’afficher » : la recherche reste, les autres filtres sont effacés.",
    },
    "rows.empty.filtered": {
      title: "Rien ne correspond",
      sees: "Il est dit « Rien ne correspond à ces filtres », avec « Effacer les filtres ».",
      try: "Appuyer sur « Effacer les filtres », ou changer la recherche et les jours.",
    },
    "rows.empty.truly": {
      title: "Encore rien",
      sees: "Il est dit « Rien ici pour l’instant ».",
      try:
        "Rien : ce que d’autres ajoutent est annoncé en haut de la liste. On peut en créer avec le bouton.",
    },
    "rows.failed": {
      title: "Chargement impossible",
      sees: "Il est dit « La liste n’a pas pu être chargée », pourquoi, et « Réessayer ».",
      try: "Vérifier la connexion, puis « Réessayer ». Rien n’a été modifié.",
    },
    count: {
      title: "Le nombre",
      sees: "Le nombre à côté du nom de la liste : combien de fiches correspondent.",
      try: "Le comparer à ce que la personne attend.",
    },
    "count.counting": {
      title: "Comptage",
      sees: "Aucun nombre ne figure encore à côté du nom de la liste.",
      try: "Attendre un instant ; les lignes ne l’attendent pas.",
    },
    "count.recounting": {
      title: "Nouveau comptage",
      sees: "Le nombre précédent reste jusqu’à l’arrivée du nouveau.",
      try: "Rien.",
    },
    "count.known": {
      title: "Nombre connu",
      sees: "Le nombre est affiché ; à côté « … nouveaux » si des fiches sont arrivées depuis.",
      try: "Appuyer sur « … nouveaux » pour les afficher.",
    },
    "count.unknown": {
      title: "Nombre inconnu",
      sees: "Il n’y a pas de nombre ; le comptage a échoué. Les lignes n’en souffrent pas.",
      try: "Rien ; on recompte au prochain changement ou en rechargeant la page.",
    },
    live: {
      title: "Modifications des autres",
      sees: "Ce que d’autres modifient apparaît tout seul dans les lignes.",
      try: "Rien.",
    },
    "live.idle": {
      title: "Aucun changement à prendre",
      sees: "Les lignes sont au dernier état connu.",
      try: "Rien.",
    },
    "live.fetching": {
      title: "Récupération du changement",
      sees: "Rien n’est visible ; dans un instant, des lignes changent.",
      try: "Rien. Une ligne pâle ne correspond plus aux filtres.",
    },
  },
  events: {
    "query.change": {
      title: "Filtres, tri ou page changés",
      sees: "La personne a choisi d’autres filtres, un autre tri, une autre page ou vue.",
      try: "Attendre les lignes.",
    },
    "list.refresh": {
      title: "Liste redemandée",
      sees: "La personne a appuyé sur « Réessayer » ou « … nouveaux ».",
      try: "Attendre les lignes.",
    },
    "rows.changed": {
      title: "Quelqu’un a modifié des fiches",
      sees: "Quelqu’un, ou une tâche, a modifié de telles fiches, ou la connexion est revenue.",
      try: "Rien : les lignes suivent toutes seules.",
    },
  },
  guards: {
    hasChanged: "Il y a un changement",
    "hasChanged and (in rows: shown)": "Un changement, et des lignes affichées",
    hasFilters: "Un filtre ou une recherche est posé",
    hasNewFilters: "Les filtres sont différents",
    hasRows: "Il y a des lignes à l’écran",
    isBeyond: "Ce n’est pas la première page",
    isCounted: "Le serveur a compté",
    isEmpty: "Le serveur n’a aucune ligne ici",
    isFetched: "Le serveur a envoyé des lignes",
    isNothing: "Sans filtre non plus, il n’y a rien",
    isOtherQuery: "On demande autre chose",
    isOtherWithRows: "Autre chose, et des lignes affichées",
    isRecountDue: "Un changement depuis la demande",
    isSearchAmongFilters: "Il y a une recherche et un autre filtre",
    isSomething: "La recherche seule donne quelque chose",
  },
  actors: {
    fetchChanged: "Charger les lignes modifiées",
    fetchCount: "Compter les fiches",
    fetchRows: "Charger les lignes",
  },
  delays: {},
};
