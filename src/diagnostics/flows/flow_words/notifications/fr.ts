import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Notifications",
  purpose:
    "Compte sur la cloche ce qui n’est pas lu, montre les notifications et dit au serveur lesquelles ont été lues.",
  states: {
    feed: {
      title: "La liste des notifications",
      sees: "La cloche dans la barre du haut ; ouverte, la liste dessous ou la page Notifications.",
      try: "Appuyer sur la cloche pour ouvrir la liste.",
    },
    "feed.closed": {
      title: "Liste fermée",
      sees: "Seulement la cloche, avec le nombre de non lues.",
      try: "Appuyer sur la cloche pour les lire.",
    },
    "feed.opened": {
      title: "Liste ouverte",
      sees: "La liste sous la cloche, ou la page Notifications.",
      try: "Cliquer sur une notification pour aller où elle mène ; elle est alors marquée comme lue.",
    },
    "feed.opened.loading": {
      title: "Charge la liste",
      sees: "Des barres grises à la place des notifications.",
      try: "Attendre quelques secondes.",
    },
    "feed.opened.shown": {
      title: "Liste affichée",
      sees:
        "Les plus récentes d’abord, les non lues en gras avec un point ; ou qu’il n’y en a pas. Un avis au-dessus dit si elle n’est plus à jour ou si une marque n’a pas été prise en compte.",
      try: "Continuer la lecture. S’il y a un avis au-dessus, vérifier le réseau et y appuyer sur Réessayer.",
    },
    "feed.opened.failed": {
      title: "Chargement impossible",
      sees: "« Les notifications n’ont pas pu être chargées » avec la raison et le bouton Réessayer.",
      try: "Vérifier le réseau, puis appuyer sur Réessayer.",
    },
    traffic: {
      title: "Chargement et enregistrement",
      sees: "Rien de particulier : cela se passe derrière la liste et la cloche.",
      try: "Rien à faire.",
    },
    "traffic.idle": {
      title: "Rien à charger ni à enregistrer",
      sees: "La cloche et la liste telles quelles.",
      try: "Rien à faire : les nouvelles arrivent d’elles-mêmes.",
    },
    "traffic.sending": {
      title: "Enregistre la marque",
      sees: "La marque est déjà affichée.",
      try: "Attendre quelques secondes ; si elle n’est pas prise en compte, un avis le dit.",
    },
    "traffic.asking": {
      title: "Charge",
      sees: "La cloche et la liste telles quelles, jusqu’à la réponse.",
      try: "Attendre quelques secondes.",
    },
    "traffic.asking.syncing": {
      title: "Demande ce qui est nouveau",
      sees: "La cloche et la liste telles quelles.",
      try: "Attendre quelques secondes : les nouvelles attendent au-dessus de la liste.",
    },
    "traffic.asking.paging": {
      title: "Charge les plus anciennes",
      sees: "À la fin de la liste, « Chargement des notifications plus anciennes ».",
      try: "Attendre quelques secondes.",
    },
  },
  events: {
    "notifications.changed": {
      title: "Du nouveau",
      sees: "Des notifications sont arrivées ou ont changé, ou peut-être pendant une coupure de connexion.",
      try: "Rien : la vérification se fait d’elle-même.",
    },
    "feed.open": {
      title: "Liste ouverte",
      sees: "La personne a appuyé sur la cloche ou ouvert la page Notifications.",
      try: "Attendre que la liste soit là.",
    },
    "feed.close": {
      title: "Liste fermée",
      sees: "La personne a fermé la liste ou quitté la page.",
      try: "Rien à faire.",
    },
    "feed.more": {
      title: "Plus anciennes voulues",
      sees: "La personne est arrivée près de la fin de la liste ou a appuyé sur « En charger d’autres ».",
      try: "Attendre quelques secondes.",
    },
    "feed.refresh": {
      title: "Nouvel essai demandé",
      sees: "La personne a appuyé sur Réessayer.",
      try: "Attendre quelques secondes.",
    },
    "fresh.show": {
      title: "Nouvelles affichées",
      sees: "La personne a appuyé sur le bouton au-dessus de la liste qui compte les nouvelles.",
      try: "Les lire en haut de la liste.",
    },
    mark: {
      title: "Marquée comme lue ou non lue",
      sees: "La personne a cliqué sur une notification, ou l’a marquée comme lue ou non lue.",
      try: "Rien à faire.",
    },
    "mark.all": {
      title: "Toutes marquées comme lues",
      sees: "La personne a appuyé sur « Tout marquer comme lu ».",
      try: "Rien à faire ; le nombre sur la cloche disparaît.",
    },
    "mark.retry": {
      title: "Nouvelle marque demandée",
      sees: "La personne a appuyé sur Réessayer dans l’avis sur la marque.",
      try: "Attendre quelques secondes.",
    },
    "mark.dismiss": {
      title: "Avis fermé",
      sees: "La personne a fermé l’avis : ce qui n’a pas été pris en compte reste comme avant.",
      try: "Marquer de nouveau si besoin.",
    },
    "view.change": {
      title: "Autre choix affiché",
      sees:
        "La personne a choisi Toutes, « Non lues », Commandes, Articles ou Assistance au-dessus de la liste.",
      try: "S’il manque quelque chose, choisir Toutes.",
    },
  },
  guards: {
    hasFresh: "Des nouvelles attendent au-dessus",
    hasMore: "Il y en a de plus anciennes",
    hasRefused: "Une marque n’a pas été prise en compte",
    isLoaded: "La liste est chargée",
    hasFailure: "La dernière vérification a échoué",
    "not isLoaded": "La liste n’est pas encore chargée",
    "not hasFailure": "Un nouvel essai est en cours",
    isNeeded: "La marque change quelque chose",
    isOtherView: "C’est un autre choix qu’avant",
    hasMarks: "Des marques attendent l’enregistrement",
    isDue: "Il y a peut-être du nouveau",
    wantsMore: "De plus anciennes sont voulues",
  },
  actors: {
    sync: "Voir s’il y en a de nouvelles",
    fetchMore: "Charger les plus anciennes",
    sendMark: "Enregistrer la marque",
  },
  delays: {},
};
