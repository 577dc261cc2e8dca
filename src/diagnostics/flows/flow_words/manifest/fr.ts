import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’un bordereau postal",
  purpose: "Mène les colis de l’étagère au guichet de la poste, en une liste comptée.",
  states: {
    Processing: {
      title: "En traitement",
      sees: "Le bordereau est « En traitement » : on y ajoute et on en retire des colis.",
      try: "Ajoutez les colis, puis appuyez sur « Établir ».",
    },
    Generated: {
      title: "Établi",
      sees: "Le bordereau est « Établi » : sa liste est figée et peut être imprimée.",
      try: "Vérifiez-le par scan, puis appuyez sur « Remettre ». Pour le changer, appuyez sur « Refaire ».",
    },
    Submitted: {
      title: "Remis",
      sees: "Le bordereau est « Remis » : la poste a les colis, qui comptent comme partis.",
      try: "Appuyez sur « Accepté par la poste », et nommez ce qu’elle n’a pas pris.",
    },
    Accepted: {
      title: "Accepté",
      sees: "Le bordereau est « Accepté » : ses colis sont remis dans la minute.",
      try: "Appuyez sur « Clore » quand tout est réglé.",
    },
    Closed: { title: "Clos", sees: "Le bordereau est « Clos ».", try: "Rien." },
    Cancelled: {
      title: "Annulé",
      sees: "Le bordereau est « Annulé » : ses colis sont libres.",
      try: "Créez-en un autre s’il le faut quand même.",
    },
  },
  events: {
    "manifest.add": {
      title: "Ajouter",
      sees: "Des colis y ont été ajoutés.",
      try: "Si c’est bloqué, un colis n’est pas emballé, est sur un autre bordereau ou n’est pas d’ici.",
    },
    "manifest.remove": { title: "Retirer", sees: "Des colis en ont été retirés.", try: "Rien." },
    "manifest.generate": {
      title: "Établir",
      sees: "Quelqu’un a appuyé sur « Établir » : la liste est figée.",
      try: "Si c’est bloqué, laissez le colis nommé de côté, ou fermez le carton nommé.",
    },
    "manifest.submit": {
      title: "Remettre",
      sees: "Quelqu’un a compté les envois et les a remis.",
      try:
        "Si c’est bloqué, lisez pourquoi : le nombre diffère, ou un colis ne peut pas partir. Appuyez alors sur « Refaire ».",
    },
    "manifest.accept": {
      title: "Accepté par la poste",
      sees: "La poste a pris les colis, sauf les refusés.",
      try: "Si c’est bloqué, le colis nommé est déjà parti.",
    },
    "manifest.close": { title: "Clore", sees: "Quelqu’un a appuyé sur « Clore ».", try: "Rien." },
    "manifest.remake": {
      title: "Refaire",
      sees: "Quelqu’un a appuyé sur « Refaire » : il a été annulé, et un autre fait.",
      try: "Ouvrez le nouveau bordereau.",
    },
    "manifest.cancel": {
      title: "Annuler le bordereau",
      sees: "Quelqu’un a appuyé sur « Annuler le bordereau » : ses colis sont libres.",
      try: "Rien.",
    },
  },
  guards: {
    isRoomLeft: "Les colis peuvent y être",
    isAnyListed: "Il a un colis",
    isOneOrigin: "Tous sont sur son site",
    isOneMethod: "Tous partent par son mode",
    isAllLabelled: "Tous ont un numéro postal",
    isPostSound: "Tous peuvent partir",
    isEachBoxClosed: "Tous leurs cartons sont fermés",
    isNotPast: "Son jour n’est pas passé",
    areItemsCounted: "Le nombre est juste",
    isEachListed: "Les colis y sont",
    isAnyLeft: "Il reste un colis",
    isEachRejectable: "Les colis sont encore ici",
    "isAnyListed and isOneOrigin and isOneMethod and isAllLabelled and isPostSound and isEachBoxClosed and isNotPast":
      "Tout ce que la poste demande",
    "isAllLabelled and isPostSound and isEachBoxClosed and areItemsCounted": "Correct et compté",
    "isEachListed and isAnyLeft": "Dessus, et il en reste un",
    "isEachListed and isEachRejectable": "Dessus, et encore ici",
  },
  actors: {},
  delays: {},
};
