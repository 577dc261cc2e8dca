import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Modifier des lignes dans une grille",
  purpose: "Modifie beaucoup de lignes comme dans un tableur et montre ce qui changerait avant tout envoi.",
  states: {
    resting: {
      title: "Cellules sélectionnées",
      sees: "La grille, avec une ou plusieurs cellules sélectionnées.",
      try: "Taper, appuyer sur F2 ou coller depuis un tableur.",
    },
    editing: {
      title: "Une cellule est modifiée",
      sees: "Le texte d’une cellule peut être modifié.",
      try: "Entrée pour le garder, Échap pour le laisser tel quel.",
    },
    asking: {
      title: "Quel séparateur décimal",
      sees: "La page demande comment les montants collés sont écrits.",
      try: "Choisir ce que le montant veut dire.",
    },
    reviewing: {
      title: "Relecture des modifications",
      sees: "La page montre ligne par ligne ce qui changerait.",
      try: "Relire la liste, puis enregistrer ou revenir.",
    },
  },
  events: {
    "rows.load": {
      title: "Lignes chargées",
      sees: "Les lignes sont arrivées telles qu’elles sont ; les modifications restent avec elles.",
      try: "Rien.",
    },
    "cell.move": {
      title: "Déplacement au clavier",
      sees: "La personne a appuyé sur une flèche ou Tab.",
      try: "Rien.",
    },
    "cell.go": {
      title: "Cellule choisie",
      sees: "La personne a cliqué sur une cellule ou glissé sur plusieurs.",
      try: "Rien.",
    },
    "cells.all": { title: "Tout sélectionné", sees: "La personne a appuyé sur Ctrl+A.", try: "Rien." },
    "cell.edit": {
      title: "Début de la saisie",
      sees: "La personne a tapé, appuyé sur F2 ou double-cliqué.",
      try: "Modifier le texte.",
    },
    "text.change": {
      title: "Texte tapé",
      sees: "La personne a tapé dans la cellule.",
      try: "Appuyer sur Entrée.",
    },
    "text.keep": { title: "Texte gardé", sees: "La personne a appuyé sur Entrée ou Tab.", try: "Rien." },
    "text.drop": {
      title: "Texte abandonné",
      sees: "La personne a appuyé sur Échap.",
      try: "Rien : la cellule est comme avant.",
    },
    "cells.paste": {
      title: "Collé",
      sees: "La personne a collé des cellules d’un tableur.",
      try: "Vérifier les cellules marquées.",
    },
    "mark.choose": {
      title: "Séparateur choisi",
      sees: "La personne a dit comment les montants sont écrits.",
      try: "Vérifier les cellules marquées.",
    },
    "mark.drop": { title: "Collage abandonné", sees: "La personne n’a finalement rien collé.", try: "Rien." },
    "cells.clear": { title: "Cellules vidées", sees: "La personne a appuyé sur Suppr.", try: "Rien." },
    "cells.fill": {
      title: "Recopié vers le bas",
      sees: "La personne a rempli la sélection avec la cellule du haut.",
      try: "Vérifier les cellules marquées.",
    },
    "change.undo": { title: "Annulé", sees: "La dernière modification a été annulée.", try: "Rien." },
    "review.open": {
      title: "Modifications relues",
      sees: "La personne a appuyé sur « Relire les modifications ».",
      try: "Relire la liste.",
    },
    "review.close": {
      title: "Retour à la grille",
      sees: "La personne est revenue sans enregistrer.",
      try: "Rien.",
    },
  },
  guards: {
    isOpen: "La cellule peut être modifiée",
    isAmbiguous: "Les montants se lisent de deux façons",
    hasPast: "Il y a une modification à annuler",
    hasEdits: "Quelque chose a été modifié",
  },
  actors: {},
  delays: {},
};
