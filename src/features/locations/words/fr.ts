import type { Translation } from "../../../words/translation.ts";
import { carriers, type English } from "./en.ts";

const locations: Translation<English["entity"]["locations"]> = {
  make: "Créer le site",
  made: "Le site a été créé.",
  edit: "Modifier le site",
  save: "Enregistrer le site",
  saved: "Le site est enregistré.",
  trash: "Supprimer le site",
  trashAsk: "Supprimer le site « {name} » ? Ses postes et ses bacs sont supprimés aussi. C’est irréversible.",
  trashed: "Le site « {name} » a été supprimé.",
  missingTitle: "Ce site n’existe pas",
  missingText: "Il n’existe pas, ou votre compte ne peut pas le voir.",
  failedTitle: "Le site n’a pas pu être chargé",
  tab: { place: "Lieu", hours: "Heures", work: "Travail", stations: "Postes", bins: "Bacs" },
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
    code:
      "Un code court pour les étiquettes et les scans, comme MAIN. Chaque site a le sien. Il est fixé dès qu’il y a des postes ou des bacs.",
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

const stations: Translation<English["entity"]["stations"]> = {
  title: "Postes",
  about: "Où chaque étape est faite. Scanner le code d’un poste dit qui travaille où.",
  add: "Ajouter un poste",
  none: "Il n’y a pas encore de poste.",
  failed: "Les postes n’ont pas pu être chargés. {reason}",
  make: "Créer le poste",
  made: "Le poste a été créé.",
  edit: "Modifier le poste",
  save: "Enregistrer le poste",
  saved: "Le poste est enregistré.",
  trash: "Supprimer le poste",
  trashAsk: "Supprimer le poste « {name} » ? Son code ne sera plus jamais utilisé. C’est irréversible.",
  trashed: "Le poste « {name} » a été supprimé.",
  missingTitle: "Ce poste n’existe pas",
  missingText: "Il n’existe pas, ou votre compte ne peut pas le voir.",
  failedTitle: "Le poste n’a pas pu être chargé",
  group: { station: { title: "Poste", help: "Ce qui est fait ici, et comment." } },
  help: {
    name: "Son nom courant. Chaque poste d’un site a le sien.",
    auto_pass:
      "Le ticket scanné ensuite termine le vêtement ouvert. Pour la coupe, l’impression et la couture.",
    photo: "Une photo du vêtement est prise avant qu’il passe.",
    sheet_w_mm: "Largeur du film imprimé, en millimètres.",
  },
  field: {
    code: "Code",
    step: "Étape",
    auto_pass: "Passer au scan suivant",
    photo: "Photo",
    sheet_w_mm: "Largeur du film (mm)",
    location_id: "Site",
  },
};

const bins: Translation<English["entity"]["bins"]> = {
  title: "Bacs",
  about: "Où les vêtements d’une commande s’attendent.",
  add: "Ajouter des bacs",
  none: "Il n’y a pas encore de bac.",
  failed: "Les bacs n’ont pas pu être chargés. {reason}",
  make: "Créer les bacs",
  made: "Les bacs ont été créés.",
  willMake: { one: "{count} bac sera créé.", other: "{count} bacs seront créés." },
  edit: "Modifier le bac",
  save: "Enregistrer le bac",
  saved: "Le bac est enregistré.",
  trash: "Supprimer le bac",
  trashAsk: "Supprimer le bac « {name} » ? Son code ne sera plus jamais utilisé. C’est irréversible.",
  trashed: "Le bac « {name} » a été supprimé.",
  missingTitle: "Ce bac n’existe pas",
  missingText: "Il n’existe pas, ou votre compte ne peut pas le voir.",
  failedTitle: "Le bac n’a pas pu être chargé",
  group: { bin: { title: "Bac", help: "Ce qui est écrit dessus, et ce qu’il contient." } },
  help: {
    labels: "Une étiquette, ou une plage comme A01–A12. 200 au plus à la fois.",
    label: "Chaque bac d’un site a sa propre étiquette.",
    capacity: "Vêtements qui y entrent.",
  },
  field: {
    code: "Code",
    labels: "Étiquettes",
    label: "Étiquette",
    capacity: "Capacité",
    location_id: "Site",
  },
};

const steps = {
  qc: "Contrôle",
  cutting: "Coupe",
  print: "Impression",
  sewing: "Couture",
  final_qc: "Contrôle final",
  pack: "Emballage",
};
const yesNo = { true: "Oui", false: "Non" };

export const words: Translation<English> = {
  menu: { locations: "Sites" },
  entity: { locations, stations, bins },
  choice: {
    type: {
      factory: "Usine",
      warehouse: "Entrepôt",
      hub: "Plateforme",
      gateway: "Passerelle",
      return: "Centre de retours",
    },
    steps,
    step: { ...steps, box: "Carton" },
    auto_pass: yesNo,
    photo: yesNo,
    methods: { dtg: "DTG", dtf: "DTF", sublimation: "Sublimation", embroidery: "Broderie" },
    workdays: { Mo: "lun.", Tu: "mar.", We: "mer.", Th: "jeu.", Fr: "ven.", Sa: "sam.", Su: "dim." },
    carriers,
  },
  status: { Closed: "Fermé" },
  list: { hint: { locations: "Code, nom, ville…" }, primary: { locations: "Nouveau site" } },
  event: { bins: { add: "Créer les bacs" } },
  audit: {
    action: {
      makeLocation: "Site enregistré",
      trashLocation: "Site supprimé",
      makeStation: "Poste enregistré",
      trashStation: "Poste supprimé",
      makeBin: "Bac enregistré",
      makeBins: "Bac créé",
      trashBin: "Bac supprimé",
    },
    entity: { stations: "Postes", bins: "Bacs" },
  },
};
