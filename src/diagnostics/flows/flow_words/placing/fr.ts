import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Visuels sur un article",
  purpose:
    "Place des fichiers d’impression sur les zones d’un article : sur une ligne de commande ou sur un SKU de boutique.",
  states: {
    editing: {
      title: "Placement",
      sees: "La zone à l’échelle avec le fichier, sa largeur et sa résolution, et ce qui ne va pas.",
      try: "Déplacer le fichier ou saisir sa place, puis « Enregistrer le visuel ».",
    },
    saving: {
      title: "Enregistrement",
      sees: "« Enregistrement… » sur le bouton.",
      try: "Patienter un instant.",
    },
    saved: {
      title: "Enregistré",
      sees: "Un message dit que le visuel est enregistré.",
      try: "Rien. Il peut encore être modifié d’ici.",
    },
  },
  events: {
    "area.choose": { title: "Zone choisie", sees: "Une autre zone est dessinée.", try: "Rien." },
    "art.put": {
      title: "Fichier placé",
      sees: "Un fichier a été placé, déplacé ou redimensionné.",
      try: "Lire ce qui est dit dessous.",
    },
    "art.take": {
      title: "Fichier retiré",
      sees: "Le fichier n’est plus sur la zone.",
      try: "En placer un autre, ou enregistrer.",
    },
    "art.save": {
      title: "Enregistré par quelqu’un",
      sees: "Quelqu’un a pressé « Enregistrer le visuel ».",
      try: "Attendre le message.",
    },
  },
  guards: {
    isThere: "Un fichier est sur la zone",
    hasChanged: "Quelque chose a changé",
    isSaved: "Le serveur l’a gardé",
  },
  actors: { saveArt: "Garder la place des fichiers" },
  delays: {},
};
