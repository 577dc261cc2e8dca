import type { Translation } from "../../../words/translation.ts";
import { carriers, type English } from "./en.ts";

const locations: Translation<English["entity"]["locations"]> = {
  make: "Créer le site",
  made: "Le site a été créé.",
  edit: "Modifier le site",
  save: "Enregistrer le site",
  saved: "Le site est enregistré.",
  trash: "Supprimer le site",
  trashAsk: "Supprimer le site « {name} » ? C’est irréversible.",
  trashed: "Le site « {name} » a été supprimé.",
  missingTitle: "Ce site n’existe pas",
  missingText: "Il n’existe pas, ou votre compte ne peut pas le voir.",
  failedTitle: "Le site n’a pas pu être chargé",
  section: { place: "Lieu", hours: "Heures de travail", work: "Travail" },
  group: {
    place: { title: "Lieu", help: "Son nom et où il se trouve." },
    hours: {
      title: "Heures de travail",
      help: "Quand un vêtement peut être travaillé, et quand se termine la journée de commandes.",
    },
    work: { title: "Travail", help: "Ce qui peut être fait ici, et en quelle quantité." },
  },
  help: {
    code: "Un code court pour les étiquettes et les scans, comme MAIN. Chaque site a le sien.",
    status:
      "Un site en pause ne prend plus de nouvelles commandes. Un site fermé est gardé pour l’historique.",
    time_zone: "Laissez vide pour utiliser le fuseau horaire de l’entreprise.",
    cut_off_min: "HH:MM. Les commandes payées plus tard commencent le jour ouvré suivant.",
    holidays: "Un jour par ligne, au format JJ-MM-AAAA. 200 au plus.",
    steps: "Une commande va à un site qui fait toutes les étapes dont elle a besoin.",
    carriers: "Transporteurs qui collectent ici.",
    capacity_day: "Vêtements qui peuvent être terminés en un jour. 0 : sans limite.",
    priority:
      "Si plusieurs sites peuvent traiter une commande, celui qui a le nombre le plus élevé la reçoit.",
  },
  field: {
    code: "Code",
    type: "Type",
    place: "Lieu",
    address_line1: "Adresse",
    address_line2: "Complément d’adresse",
    time_zone: "Fuseau horaire",
    workdays: "Jours ouvrés",
    cut_off_min: "Heure limite",
    holidays: "Jours fériés",
    steps: "Étapes",
    methods: "Procédés d’impression",
    carriers: "Transporteurs",
    capacity_day: "Vêtements par jour",
    priority: "Priorité",
  },
};

export const words: Translation<English> = {
  menu: { locations: "Sites" },
  entity: { locations },
  choice: {
    type: {
      factory: "Usine",
      warehouse: "Entrepôt",
      hub: "Plateforme",
      gateway: "Passerelle",
      return: "Centre de retours",
    },
    steps: {
      qc: "Contrôle",
      cutting: "Coupe",
      print: "Impression",
      sewing: "Couture",
      final_qc: "Contrôle final",
      pack: "Emballage",
    },
    methods: { dtg: "DTG", dtf: "DTF", sublimation: "Sublimation", embroidery: "Broderie" },
    workdays: { Mo: "lun.", Tu: "mar.", We: "mer.", Th: "jeu.", Fr: "ven.", Sa: "sam.", Su: "dim." },
    carriers,
  },
  status: { Closed: "Fermé" },
  list: { hint: { locations: "Code, nom, ville…" }, primary: { locations: "Nouveau site" } },
  audit: { deed: { makeLocation: "Site enregistré", trashLocation: "Site supprimé" } },
};
