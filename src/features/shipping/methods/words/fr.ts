import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const shippingMethod: Noun = { gender: "m", one: "mode d’expédition", other: "modes d’expédition" };

const logistics = {
  ...sentences.record(shippingMethod, "Ses numéros inutilisés sont supprimés aussi."),
  tab: { method: "Mode", parcels: "Colis", customs: "Douane" },
  section: { method: "Mode", parcels: "Colis", customs: "Douane" },
  first: { title: sentences.newOne(shippingMethod), help: "Le reste peut attendre." },
  group: {
    method: { title: "Mode", help: "Son nom, et qui fait ses étiquettes." },
    parcels: { title: "Colis", help: "Ce qui peut partir par ce mode, et d’où." },
    customs: { title: "Douane", help: "Pour les colis qui passent une frontière." },
  },
  help: {
    code: "Son nom dans les commandes, les fichiers et les prix, par exemple express. Il ne change jamais.",
    service: "Le nom que lui donne le transporteur ou EasyPost.",
    provider: "Qui fait les étiquettes. EasyPost demande un compte avec sa clé dans Intégrations.",
    integration_id: "Le compte qui achète les étiquettes. Sans clé, le mode reste en pause.",
    account: "Un partenaire ne crédite une étiquette annulée que sur demande.",
    status: "Un mode en pause n’est pas proposé. Ce qui part déjà par lui continue.",
    position: "Le plus petit nombre vient en premier dans les listes.",
    countries: "Un par ligne, nom ou code. Vide : tous les pays.",
    limit_g: "Le colis le plus lourd, en grammes. 0 : sans limite.",
    limit_mm: "Le côté le plus long, en millimètres. 0 : sans limite.",
    cutoff: "HH:MM. Les colis prêts plus tard partent le lendemain.",
    location_ids: "Lieux d’où il part. Aucun : tous les lieux.",
    gateway_id: "Où ses cartons arrivent en avion. Aucune : ils vont directement au transporteur.",
    cn22_max_minor: "Un colis de plus grande valeur reçoit un CN23 au lieu d’un CN22.",
  },
  field: {
    code: "Code",
    provider: "Étiquettes par",
    countries: "Pays",
    days: "Jours",
    card: "Grille de prix",
    service: "Service",
    account: "Facturé par",
    integration_id: "Compte",
    limit_g: "Poids maximal (g)",
    limit_mm: "Côté maximal (mm)",
    tracked: "Suivi",
    incoterm: "Droits de douane",
    cutoff: "Heure limite",
    position: "Position",
    location_ids: "Lieux",
    gateway_id: "Plateforme",
    min_days: "Jours, au moins",
    max_days: "Jours, au plus",
    cn22_max_minor: "CN22 jusqu’à",
    cn22_currency: "Devise du CN22",
  },
};

export const words: Translation<English> = {
  menu: { logistics: "Modes d’expédition" },
  entity: { logistics },
  methods: {
    test: {
      title: "Tester un colis",
      text: "Pour chaque mode : son prix, ou tout ce qui s’y oppose. Rien n’est modifié.",
      weight_g: "Poids (g)",
      length_mm: "Longueur (mm)",
      width_mm: "Largeur (mm)",
      height_mm: "Hauteur (mm)",
      seller: "Prix du vendeur",
      send: "Tester",
      found: {
        one: "{count} mode sur {all} est proposé",
        other: "{count} modes sur {all} sont proposés",
      },
      days: "jours : {days}",
      offered: "Proposé",
      notOffered: "Non proposé",
    },
    refusal: {
      paused: "Il est en pause.",
      country: "Il ne va pas dans ce pays.",
      tooHeavy: "Il ne prend pas de colis de ce poids.",
      tooLong: "Le côté le plus long est trop long.",
      place: "Il ne part pas de ce lieu.",
      unknown: "Ce mode n’existe pas.",
      noCard: "Il n’a pas de grille de prix.",
      noZone: "Sa grille de prix n’a pas de zone pour cette adresse.",
      noPostalCode: "Le prix dépend du code postal, qui manque.",
      notOffered: "Sa grille n’a pas de prix pour ce poids et cette zone.",
      noWeight: "Le poids n’est pas connu.",
    },
  },
  choice: {
    provider: {
      house: "Nous",
      upload: "Importées",
      easypost: "EasyPost",
      specimen: "Spécimen (démo seulement)",
    },
    account: { own: "Notre contrat", pb: "Partenaire" },
    tracked: { true: "Oui", false: "Non" },
    incoterm: { DDU: "Le destinataire paie (DDU)", DDP: "Nous payons (DDP)" },
    cn22_currency: { USD: "USD", EUR: "EUR", GBP: "GBP" },
  },
  problem: {
    needsKey: "Choisissez le compte qui achète les étiquettes, ou mettez le mode en pause.",
    upperLow: "C’est sous la limite inférieure.",
  },
  list: {
    hint: { logistics: "Code, nom, transporteur …" },
    primary: { logistics: sentences.newOne(shippingMethod) },
  },
  audit: {
    action: {
      makeShippingMethod: sentences.wasSaved(shippingMethod),
      trashShippingMethod: sentences.wasDeleted(shippingMethod),
    },
  },
};
