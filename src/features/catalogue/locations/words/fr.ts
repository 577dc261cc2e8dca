import type { Translation } from "../../../../words/translation.ts";
import { carriers, type English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const location: Noun = { gender: "m", one: "site", other: "sites" };
const station: Noun = { gender: "m", one: "poste", other: "postes" };
const bin: Noun = { gender: "m", one: "bac", other: "bacs" };
const printer: Noun = { gender: "f", one: "imprimante", other: "imprimantes" };

const locations: Translation<English["entity"]["locations"]> = {
  ...sentences.record(location, "Ses postes et ses bacs sont supprimés aussi."),
  tab: {
    place: "Lieu",
    hours: "Heures",
    work: "Travail",
    stations: "Postes",
    bins: "Bacs",
    printers: "Imprimantes",
  },
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
    opens_min: "Heure d’ouverture du site, au format HH:MM.",
    closes_min: "Heure de fermeture le même jour, au moins une heure plus tard.",
    support_desk:
      "Les délais des dossiers courent pendant ces heures. Un seul site ; sans lui, du lundi au vendredi, de 9 h à 18 h.",
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
    opens_min: "Ouverture",
    closes_min: "Fermeture",
    support_desk: "Service d’assistance",
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
  ...sentences.record(station, "Son code ne sera plus jamais utilisé."),
  title: "Postes",
  about: "Où chaque étape est faite. Scanner le code d’un poste dit qui travaille où.",
  add: "Ajouter un poste",
  none: "Il n’y a pas encore de poste.",
  failed: "Les postes n’ont pas pu être chargés. {reason}",
  group: { station: { title: "Poste", help: "Ce qui est fait ici, et comment." } },
  help: {
    name: "Son nom courant. Chaque poste d’un site a le sien.",
    auto_pass:
      "Le ticket scanné ensuite termine le vêtement ouvert. Pour la coupe, l’impression et la couture.",
    photo: "Une photo du vêtement est prise avant qu’il passe.",
    sheet_w_mm: "Largeur du film imprimé, en millimètres.",
    label_printer_id:
      "Les imprimantes s’ajoutent dans l’onglet Imprimantes. Sans elles, le navigateur imprime.",
    slip_printer_id:
      "Les imprimantes s’ajoutent dans l’onglet Imprimantes. Sans elles, le navigateur imprime.",
    paper_printer_id:
      "Les imprimantes s’ajoutent dans l’onglet Imprimantes. Sans elles, le navigateur imprime.",
  },
  field: {
    code: "Code",
    step: "Étape",
    auto_pass: "Passer au scan suivant",
    photo: "Photo",
    sheet_w_mm: "Largeur du film (mm)",
    location_id: "Site",
    label_printer: "Imprimante d’étiquettes",
    slip_printer: "Imprimante de bordereaux",
    paper_printer: "Imprimante à documents",
    label_printer_id: "Imprimante d’étiquettes",
    slip_printer_id: "Imprimante de bordereaux",
    paper_printer_id: "Imprimante papier",
  },
};

const bins: Translation<English["entity"]["bins"]> = {
  ...sentences.record(bin, "Son code ne sera plus jamais utilisé."),
  title: "Bacs",
  about: "Où les vêtements d’une commande s’attendent.",
  add: "Ajouter des bacs",
  none: "Il n’y a pas encore de bac.",
  failed: "Les bacs n’ont pas pu être chargés. {reason}",
  make: "Créer les bacs",
  made: "Les bacs ont été créés.",
  willMake: { one: "{count} bac sera créé.", other: "{count} bacs seront créés." },
  free: "Vider",
  freeOf: "Vider le bac {name} de la commande {order}",
  freed: "Le bac « {name} » est libre.",
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
    order_code: "Commande",
    location_id: "Site",
  },
};

const printers: Translation<English["entity"]["printers"]> = {
  ...sentences.record(printer, "Les postes qui l’utilisent imprimeront depuis le navigateur."),
  title: "Imprimantes",
  about: "Ce qui imprime sur ce lieu. Les postes choisissent où imprimer étiquettes, bordereaux et papiers.",
  add: "Ajouter une imprimante",
  none: "Il n’y a pas encore d’imprimante. Le navigateur imprime.",
  failed: "Les imprimantes n’ont pas pu être chargées. {reason}",
  group: { printer: { title: "Imprimante", help: "Ce qu’elle contient et ce qu’elle lit." } },
  help: {
    name: "Le nom que tout le monde utilise. Chaque imprimante d’un lieu a son propre nom.",
    kind: "Un fichier est enregistré, pour un programme qui l’envoie à l’imprimante.",
    media: "Le ZPL sert aux étiquettes de 4×6 po ou A6.",
    language: "Le ZPL part en fichier vers les imprimantes d’étiquettes ; le navigateur imprime le PDF.",
    dpi: "Le ZPL est écrit pour 203 ou 300 dpi.",
  },
  field: { kind: "Imprime par", media: "Papier", language: "Langage", dpi: "Points par pouce" },
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
  entity: { locations, stations, bins, printers },
  choice: {
    kind: { browser: "Navigateur", file: "Fichier" },
    media: { "4x6": "4 × 6 po", A6: "A6", A4: "A4", letter: "US Letter" },
    language: { pdf: "PDF", zpl: "ZPL" },
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
    support_desk: yesNo,
    methods: { dtg: "DTG", dtf: "DTF", sublimation: "Sublimation", embroidery: "Broderie" },
    workdays: { Mo: "lun.", Tu: "mar.", We: "mer.", Th: "jeu.", Fr: "ven.", Sa: "sam.", Su: "dim." },
    carriers,
  },
  ...statusWords({ Closed: "Fermé|Fermée" }),
  list: { hint: { locations: "Code, nom, ville…" }, primary: { locations: sentences.newOne(location) } },
  event: { bins: { add: "Créer les bacs", free: "Vider le bac" } },
  audit: {
    action: {
      makeLocation: sentences.wasSaved(location),
      trashLocation: sentences.wasDeleted(location),
      makeStation: sentences.wasSaved(station),
      trashStation: sentences.wasDeleted(station),
      makeBin: sentences.wasSaved(bin),
      makeBins: sentences.wasCreated(bin),
      freeBin: "Bac vidé",
      trashBin: sentences.wasDeleted(bin),
      makePrinter: sentences.wasSaved(printer),
      trashPrinter: sentences.wasDeleted(printer),
    },
    entity: { stations: "Postes", bins: "Bacs", printers: "Imprimantes" },
  },
};
