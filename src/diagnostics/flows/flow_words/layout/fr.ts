import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Ce qui entoure l’écran",
  purpose: "Place le menu et la barre supérieure selon « Personnaliser » et la taille de la fenêtre.",
  states: {
    frame: {
      title: "La disposition",
      sees: "Comment le menu, la barre supérieure et l’écran se placent.",
      try: "Elle se choisit sous « Personnaliser », « Disposition ».",
    },
    "frame.choosing": {
      title: "Choix de la disposition",
      sees: "Cela ne se voit pas.",
      try: "Rien : cela ne dure qu’un clin d’œil.",
    },
    "frame.vertical": {
      title: "Menu sur le côté",
      sees: "Le menu est sur le côté, ou derrière le bouton du menu dans une fenêtre étroite.",
      try: "Rien. Pour en changer : « Personnaliser », « Disposition ».",
    },
    "frame.horizontal": {
      title: "Menu en haut",
      sees: "Le menu forme une ligne sous la barre supérieure.",
      try: "Rien. Dans une fenêtre étroite, il passe derrière le bouton du menu.",
    },
    "frame.seller": {
      title: "Menu vendeur",
      sees: "Le menu des vendeurs est sur le côté ; on le voit aussi sans être connecté.",
      try: "Rien. S’il manque des entrées, se connecter.",
    },
    "frame.blank": {
      title: "Page seule",
      sees: "Il n’y a ni menu ni barre supérieure.",
      try: "Appuyer en bas sur « Revenir à la disposition habituelle », ou sur le bouton de la page.",
    },
    menu: {
      title: "Le menu",
      sees: "Comment on atteint le menu.",
      try: "Demander si le menu montre des mots, des icônes ou seulement son bouton.",
    },
    "menu.choosing": {
      title: "Choix du menu",
      sees: "Cela ne se voit pas.",
      try: "Rien : cela ne dure qu’un clin d’œil.",
    },
    "menu.none": {
      title: "Aucun menu",
      sees: "Il n’y a pas de menu sur cette page.",
      try: "Appuyer en bas sur « Revenir à la disposition habituelle », ou sur le bouton de la page.",
    },
    "menu.bar": {
      title: "Menu en ligne",
      sees: "Les groupes du menu sont côte à côte sous la barre supérieure.",
      try: "Appuyer sur un groupe pour l’ouvrir. Ce qui n’a pas de place est sous « Plus ».",
    },
    "menu.drawer": {
      title: "Menu derrière son bouton",
      sees: "La fenêtre est étroite : le menu est derrière le bouton à trois traits.",
      try: "Appuyer sur le bouton du menu, ou élargir la fenêtre.",
    },
    "menu.drawer.closed": {
      title: "Menu fermé",
      sees: "Seul le bouton du menu est visible.",
      try: "Appuyer sur le bouton du menu, « Ouvrir le menu ».",
    },
    "menu.drawer.open": {
      title: "Menu ouvert sur la page",
      sees: "Le menu recouvre la page.",
      try: "Choisir une entrée ; un clic à côté ou Échap le ferme.",
    },
    "menu.full": {
      title: "Menu avec les mots",
      sees: "Le menu est sur le côté, avec ses mots.",
      try: "Rien. « Réduire le menu », à son pied, ne laisse que les icônes.",
    },
    "menu.rail": {
      title: "Menu en icônes",
      sees: "Sur le côté, un menu étroit montre des icônes.",
      try: "Y laisser la souris pour lire les mots ; « Garder le menu ouvert », à son pied, les garde.",
    },
    "menu.rail.resting": {
      title: "Icônes seules",
      sees: "Le menu étroit montre ses icônes.",
      try: "Y laisser la souris, ou y aller avec la touche Tab.",
    },
    "menu.rail.approached": {
      title: "Sur le point de s’ouvrir",
      sees: "La souris vient d’arriver sur les icônes.",
      try: "L’y laisser un instant.",
    },
    "menu.rail.peeking": {
      title: "Ouvert un moment sur la page",
      sees: "Le menu recouvre la page avec ses mots.",
      try: "Choisir une entrée ; il se ferme quand la souris part, ou par Échap.",
    },
    "menu.rail.held": {
      title: "Gardé ouvert sur cette page",
      sees: "Le menu est à côté de la page avec ses mots, sur cette page seulement.",
      try: "Rien. La page suivante reprend les icônes s’il lui faut la place.",
    },
    scroll: {
      title: "Jusqu’où on a défilé",
      sees: "Jusqu’où la personne a fait défiler l’écran.",
      try: "Rien.",
    },
    "scroll.top": {
      title: "Tout en haut",
      sees: "L’écran est à son début.",
      try: "Rien.",
    },
    "scroll.begun": {
      title: "Un peu défilé",
      sees: "La barre supérieure fait de l’ombre sur l’écran.",
      try: "Rien.",
    },
    "scroll.shadowed": {
      title: "Défilé davantage",
      sees: "Le menu aussi fait de l’ombre.",
      try: "Rien.",
    },
    "scroll.far": {
      title: "Défilé loin",
      sees: "Le bouton « Haut de page » est là, sauf s’il est masqué dans « Personnaliser ».",
      try: "Appuyer sur « Haut de page » pour revenir.",
    },
    bar: {
      title: "Barre qui défile",
      sees: "Ne compte que si la barre supérieure est réglée sur « Statique » dans « Personnaliser ».",
      try: "Pour la garder visible, y choisir « Reste en place ».",
    },
    "bar.there": {
      title: "La barre est là",
      sees: "La barre supérieure est visible.",
      try: "Rien.",
    },
    "bar.away": {
      title: "La barre est partie",
      sees: "La barre supérieure est partie avec l’écran, si elle est réglée sur « Statique ».",
      try: "Remonter tout en haut ; elle y revient.",
    },
  },
  events: {
    "look.changed": {
      title: "Autre apparence choisie",
      sees: "La personne a changé quelque chose sous « Personnaliser », ou le menu a été réduit.",
      try: "Rien.",
    },
    "width.changed": {
      title: "Largeur de fenêtre changée",
      sees: "La fenêtre est devenue large (1200 pixels ou plus) ou étroite ; le zoom compte aussi.",
      try: "Si le menu a disparu, élargir la fenêtre ou réduire le zoom.",
    },
    "screen.opened": {
      title: "Autre page ouverte",
      sees: "La personne est allée sur une autre page ; elle commence en haut.",
      try: "Rien.",
    },
    "screen.scrolled": {
      title: "L’écran a défilé",
      sees: "La personne a fait défiler vers le haut ou le bas.",
      try: "Rien.",
    },
    "menu.open": {
      title: "Ouvrir le menu",
      sees: "La personne a appuyé sur le bouton du menu.",
      try: "Choisir une entrée.",
    },
    "menu.close": {
      title: "Fermer le menu",
      sees: "La personne a appuyé sur Échap ou à côté du menu.",
      try: "Rien.",
    },
    "menu.followed": {
      title: "Une entrée est choisie",
      sees: "La personne a suivi une entrée du menu.",
      try: "Rien : la page s’ouvre.",
    },
    "menu.toggle": {
      title: "Réduire ou garder ouvert",
      sees: "La personne a appuyé sur « Réduire le menu » ou « Garder le menu ouvert ».",
      try: "Appuyer encore une fois pour revenir en arrière.",
    },
    "menu.approached": {
      title: "La souris est sur les icônes",
      sees: "La souris est arrivée sur le menu étroit.",
      try: "L’y laisser un instant.",
    },
    "menu.entered": {
      title: "Entrée par le clavier",
      sees: "La personne est entrée au clavier dans le menu étroit.",
      try: "Rien.",
    },
    "menu.left": {
      title: "Le menu a été quitté",
      sees: "La souris ou le clavier a quitté le menu.",
      try: "Rien.",
    },
  },
  guards: {
    isVertical: "Le menu sur le côté convient",
    isFull: "Le menu avec mots convient",
    hasBegun: "Défilé de plus de 50 pixels",
    "not hasBegun": "Défilé de 50 pixels au plus",
    isShadowed: "Défilé de plus de 100 pixels",
    "not isShadowed": "Défilé de 100 pixels au plus",
    isFar: "Défilé de plus de 160 pixels",
    "not isFar": "Défilé de 160 pixels au plus",
    isHorizontal: "Menu en haut choisi, fenêtre large",
    "not isHorizontal": "Le menu en haut ne convient plus",
    "not isVertical": "Le menu sur le côté ne convient plus",
    isSeller: "Le menu vendeur convient",
    "not isSeller": "Le menu vendeur ne convient plus",
    isBlank: "La page doit être seule",
    "not isBlank": "La page ne doit plus être seule",
    isNone: "Il ne doit pas y avoir de menu",
    "not isNone": "Il doit y avoir un menu",
    isDrawer: "La fenêtre est étroite",
    "not isDrawer": "La fenêtre est large, ou sans menu",
    isBar: "Le menu doit être en haut",
    "not isBar": "Le menu ne doit pas être en haut",
    isRail: "Le menu ne doit montrer que les icônes",
    "not isRail": "Le menu ne doit plus être en icônes",
    "not isFull": "Le menu avec mots ne convient plus",
    isRailedScreen: "Seule cette page veut des icônes",
  },
  actors: {},
  delays: {},
};
