import type { Translation } from "../../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    packages: {
      field: {
        desc: "Désignation",
        hs: "Code SH",
        origin: "Origine",
        qty: "Quantité",
        net_g: "Poids net (g)",
        value_minor: "Valeur",
        content_type: "Contenu",
      },
    },
  },
  event: { packages: { declare: "Modifier les lignes douanières" } },
  customs: {
    title: "Douane : {form}",
    edit: "Modifier les lignes",
    save: "Enregistrer les lignes",
    saved: "Les lignes douanières de {code} sont enregistrées.",
    add: "Ajouter une ligne",
    most: "{max} lignes au plus",
    remove: "Retirer",
    removeLine: "Retirer la ligne {n}",
    line: "Ligne {n}",
    applyItemData: "Reprendre les données des articles",
    overridden: "Ces lignes ont été saisies par une personne.",
    locked: "L’étiquette est établie d’après ces lignes. Annulez-la pour les modifier.",
    items: "De {skus}",
    source: {
      shop: "valeur : prix de vente de la boutique",
      house: "valeur : notre prix, la boutique n’en donne pas",
      mixed: "valeur : en partie le prix de la boutique, en partie le nôtre",
      hand: "Saisie par une personne",
    },
    missing: {
      desc: "Sans désignation",
      hs: "Code SH absent ou incorrect",
      origin: "Sans pays d’origine",
      value: "Sans valeur",
      lines: "Rien n’est déclaré.",
    },
    totals: "Totaux",
    pieces: "Pièces : {pieces} sur {units}",
    net: "{net} nets ; le colis pèse {package}",
  },
};
