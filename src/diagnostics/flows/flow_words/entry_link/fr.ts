import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Lien pour définir un mot de passe",
  purpose:
    "Crée un lien à usage unique avec lequel une autre personne définit son mot de passe ; aucun e-mail n’est envoyé, il se transmet.",
  states: {
    none: {
      title: "Aucun lien affiché",
      sees:
        "Le bouton « Créer un lien » dans l’onglet Connexion de l’utilisateur. Au-dessus, pourquoi le dernier n’a pas été créé.",
      try: "Appuyer sur « Créer un lien ». Un lien précédent ne fonctionne alors plus.",
    },
    making: {
      title: "Création du lien",
      sees: "Le bouton « Créer un lien » est occupé un instant.",
      try: "Attendre quelques secondes.",
    },
    revealed: {
      title: "Affiché cette seule fois",
      sees: "Le lien à usage unique, jusqu’à quand il est valable, et le bouton « Je l’ai copié ».",
      try: "Le copier, ne le donner qu’à cette personne, puis appuyer sur « Je l’ai copié ».",
    },
  },
  events: {
    "link.make": {
      title: "Lien voulu",
      sees: "Quelqu’un a appuyé sur « Créer un lien ».",
      try: "Attendre que le lien s’affiche.",
    },
    "link.hide": {
      title: "Lien rangé",
      sees: "Quelqu’un a appuyé sur « Je l’ai copié » : le lien n’est plus affiché, mais reste valable.",
      try: "Créer un autre lien s’il n’a finalement pas été copié.",
    },
  },
  guards: { isMade: "Le serveur a créé le lien" },
  actors: { makeLink: "Créer un lien" },
  delays: {},
};
