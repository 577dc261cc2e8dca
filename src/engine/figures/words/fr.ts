import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const figures = {
  by: "Grouper par",
  then: "puis par",
  nothing: "rien",
  figure: "Chiffre du graphique",
  period: { day: "Jour", week: "Semaine", month: "Mois" },
  days: "{first} – {last}",
  none: "Aucun",
  points: "{change} points",
  before: "avant : {value}",
  all: "toutes les lignes",
  cards: "Chiffres principaux",
  table: "Chiffres par {by}",
  open: "{figure} de {of} : {n}. Afficher.",
  others: "Autres",
  othersOf: { one: "{count} autre", other: "{count} autres" },
  openOthers: "Afficher",
  total: "Total",
  loading: "Calcul en cours …",
  failed: "Les chiffres n’ont pas pu être calculés",
  stale: "Ces chiffres ne sont peut-être plus à jour. {why}",
  retry: "Réessayer",
  emptyTitle: "Il ne s’est rien passé ces jours-là",
  emptyText: "Choisissez d’autres jours, ou retirez les filtres.",
  clear: "Retirer les filtres",
  counted: "Calculé le {when}, {zone}",
  printedBy: "Imprimé par {name}",
  export: { csv: "Exporter en CSV", xlsx: "Exporter en XLSX" },
  print: "Imprimer",
};

export const words: Translation<English> = { figures };
