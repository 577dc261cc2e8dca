import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Modifier une grille tarifaire",
  purpose: "Modifie les prix, zones et suppléments d’une grille comme dans un tableur.",
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
  },
  events: {
    "table.load": {
      title: "Grille chargée",
      sees: "La grille est arrivée telle qu’elle est ; les modifications faites ici restent.",
      try: "Rien.",
    },
    "table.replace": {
      title: "Grille remplacée",
      sees: "La personne a repris un fichier.",
      try: "Vérifier les cellules marquées.",
    },
    "dim.change": {
      title: "Poids volumétrique modifié",
      sees: "La personne a changé la facturation des colis volumineux.",
      try: "Rien.",
    },
    "sheet.show": {
      title: "Autre feuille ouverte",
      sees: "La personne a ouvert un autre onglet de la grille.",
      try: "Rien.",
    },
    "row.add": {
      title: "Ligne ajoutée",
      sees: "La personne a appuyé sur « Ajouter une ligne ».",
      try: "Remplir la ligne.",
    },
    "rows.remove": {
      title: "Lignes supprimées",
      sees: "La personne a supprimé les lignes sélectionnées.",
      try: "Rien, ou annuler.",
    },
    "change.redo": { title: "Rétabli", sees: "Une modification annulée a été rétablie.", try: "Rien." },
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
  },
  guards: {
    isDraft: "La grille est un brouillon",
    isCell: "Une cellule existe, c’est un brouillon",
    isOpenPaste: "Montants collés à double lecture",
    isOpenText: "Montant tapé à double lecture",
    hasPast: "Il y a une modification à annuler",
    hasFuture: "Il y a une modification à rétablir",
  },
  actors: {},
  delays: {},
};
