import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const grid: Translation<English["grid"]> = {
  help:
    "Sélectionnez des cellules et tapez, ou collez depuis un tableur. Rien n’est enregistré avant que vous ayez relu les modifications.",
  look: "Relire les modifications",
  undo: "Défaire",
  fill: "Recopier vers le bas",
  changed: { one: "{n} ligne modifiée", other: "{n} lignes modifiées" },
  mark: {
    ask: "Comment les montants collés sont-ils écrits ? « {example} » se lit de deux façons.",
    point: "Avec un point décimal",
    comma: "Avec une virgule décimale",
    drop: "Ne pas coller",
  },
  review: {
    title: "Modifications",
    about: { one: "{n} ligne sera modifiée", other: "{n} lignes seront modifiées" },
    row: "Ligne",
    column: "Colonne",
    before: "Avant",
    after: "Après",
    empty: "vide",
    save: { one: "Enregistrer {n} ligne", other: "Enregistrer {n} lignes" },
    back: "Revenir à la grille",
    fix: "Corrigez d’abord les cellules marquées.",
  },
  leaving: { title: "Quitter sans enregistrer ?", text: "Les modifications de la grille seront perdues." },
};

export const words: Translation<English> = { grid };
