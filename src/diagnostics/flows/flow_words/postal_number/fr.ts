import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’un numéro postal",
  purpose: "Mène un numéro imprimé à l’avance de sa planche jusqu’à l’acheteur.",
  states: {
    Reserved: {
      title: "Réservé",
      sees: "Le numéro est « Réservé » : il est imprimé sur une planche et sur aucun colis.",
      try: "Le coller sur un colis et joindre une étiquette avec ce numéro, ou l’invalider.",
    },
    Assigned: {
      title: "Attribué",
      sees: "Le numéro est « Attribué » : une étiquette d’un colis le porte.",
      try: "Remettre le colis.",
    },
    Used: {
      title: "Utilisé",
      sees: "Le numéro est « Utilisé » : le transporteur l’a scanné.",
      try: "Rien. Il finit avec le colis.",
    },
    Retired: {
      title: "Clos",
      sees: "Le numéro est « Clos » : son colis est livré, revenu ou perdu.",
      try: "Rien : il n’est plus jamais attribué.",
    },
    Void: {
      title: "Invalidé",
      sees: "Le numéro est « Invalidé » : personne ne peut l’utiliser.",
      try: "Jeter son autocollant.",
    },
  },
  events: {
    "number.void": {
      title: "Invalider",
      sees: "Quelqu’un a appuyé sur « Invalider ».",
      try: "Jeter son autocollant.",
    },
    "packages.settle": {
      title: "Colis avancé",
      sees: "Un colis a reçu une étiquette avec ce numéro, ou il a avancé.",
      try: "Rien.",
    },
  },
  guards: {
    isOnLabel: "Une étiquette le porte",
    isOffLabel: "Aucune étiquette valide ne le porte",
    isFirstScanned: "Le transporteur l’a scanné",
    isOver: "Son colis est arrivé ou perdu",
  },
  actors: {},
  delays: {},
};
