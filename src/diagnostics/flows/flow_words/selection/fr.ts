import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Sélectionner des lignes",
  purpose: "Retient les lignes sélectionnées, une à une ou tous les résultats, et la place du clavier.",
  states: {
    none: {
      title: "Rien de sélectionné",
      sees: "La ligne des filtres figure au-dessus de la liste.",
      try: "Cocher la case d’une ligne, ou celle du haut pour toute la page.",
    },
    picked: {
      title: "Quelques lignes sélectionnées",
      sees: "À la place des filtres figurent leur nombre et ce qu’on peut en faire.",
      try: "Appuyer sur l’action voulue. « Annuler la sélection » ramène les filtres.",
    },
    all: {
      title: "Tous les résultats sélectionnés",
      sees: "Leur nombre est affiché, toutes pages comprises ; les lignes écartées ne sont plus cochées.",
      try: "Écarter des lignes par leur case, ou appuyer sur « Annuler la sélection ».",
    },
  },
  events: {
    "rows.shown": {
      title: "D’autres lignes affichées",
      sees: "Une autre page est venue, ou les lignes ont été rechargées.",
      try: "Rien : ce qui est sélectionné le reste.",
    },
    "row.toggle": {
      title: "Case d’une ligne cochée",
      sees: "La personne a coché ou décoché une ligne ; avec Maj, toutes celles entre deux.",
      try: "Rien.",
    },
    "rows.toggleAll": {
      title: "Case du haut cochée",
      sees: "La personne a coché ou décoché toutes les lignes de cette page.",
      try: "Rien.",
    },
    "selection.all": {
      title: "Sélectionner les résultats",
      sees: "La personne a appuyé sur « Sélectionner les … résultats ».",
      try: "Rien : les autres pages sont comprises.",
    },
    "selection.widen": {
      title: "Étendre avec Ctrl+A",
      sees: "La personne a appuyé sur Ctrl+A : d’abord la page, puis tous les résultats.",
      try: "Appuyer encore une fois pour tous les résultats.",
    },
    "selection.set": {
      title: "Le reste est sélectionné",
      sees: "Après une action groupée, les lignes qui restent sont sélectionnées.",
      try: "Les regarder, puis refaire l’action pour elles.",
    },
    "selection.clear": {
      title: "Sélection annulée",
      sees: "La personne a appuyé sur « Annuler la sélection » ou Échap.",
      try: "Rien.",
    },
    "filters.change": {
      title: "Les filtres ont changé",
      sees: "Un message dit que la sélection est annulée, car les filtres ont changé.",
      try: "Régler d’abord les filtres, puis sélectionner.",
    },
    "cursor.move": {
      title: "Déplacement au clavier",
      sees: "La personne a appuyé sur une flèche, J ou K ; la ligne suivante est marquée.",
      try: "Rien.",
    },
    "cursor.extend": {
      title: "Sélection avec les flèches",
      sees: "La personne a tenu Maj et appuyé sur une flèche : les lignes parcourues sont sélectionnées.",
      try: "Rien.",
    },
    "cursor.set": {
      title: "Une ligne est marquée",
      sees: "La place du clavier est passée à une ligne, ou à aucune.",
      try: "Rien.",
    },
  },
  guards: {
    isShown: "La ligne est à l’écran",
    hasRows: "Il y a des lignes à l’écran",
    "hasRows and isPageSelected": "Toute la page est déjà sélectionnée",
    isPageSelected: "Toute la page est sélectionnée",
    isAll: "Tous les résultats sont sélectionnés",
    isAnySelected: "Une ligne est sélectionnée",
    "not isAll": "Pas tous les résultats sélectionnés",
    "not isAnySelected": "Aucune ligne n’est sélectionnée",
    "(not isAll) and isAnySelected": "Seules quelques lignes sélectionnées",
  },
  actors: {},
  delays: {},
};
