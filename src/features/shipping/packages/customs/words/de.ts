import type { Translation } from "../../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    packages: {
      field: {
        desc: "Bezeichnung",
        hs: "HS-Code",
        origin: "Ursprung",
        qty: "Menge",
        net_g: "Nettogewicht (g)",
        value_minor: "Wert",
        content_type: "Inhalt",
      },
    },
  },
  event: { packages: { declare: "Zollzeilen bearbeiten" } },
  customs: {
    title: "Zoll: {form}",
    edit: "Zeilen bearbeiten",
    save: "Zeilen speichern",
    saved: "Die Zollzeilen von {code} sind gespeichert.",
    add: "Zeile hinzufügen",
    most: "Höchstens {max} Zeilen",
    remove: "Entfernen",
    removeLine: "Zeile {n} entfernen",
    line: "Zeile {n}",
    applyItemData: "Angaben der Artikel verwenden",
    overridden: "Diese Zeilen hat eine Person eingegeben.",
    locked: "Das Versandetikett beruht auf diesen Zeilen. Verwerfen Sie es, um sie zu ändern.",
    items: "Aus {skus}",
    source: {
      shop: "Wert: Verkaufspreis des Shops",
      house: "Wert: unser Preis, da der Shop keinen nennt",
      mixed: "Wert: teils Verkaufspreis des Shops, teils unser Preis",
      hand: "Von einer Person eingegeben",
    },
    missing: {
      desc: "Keine Bezeichnung",
      hs: "HS-Code fehlt oder ist falsch",
      origin: "Kein Ursprungsland",
      value: "Kein Wert",
      lines: "Es ist nichts angegeben.",
    },
    totals: "Summen",
    pieces: "Stück: {pieces} von {units}",
    net: "{net} netto; das Paket wiegt {package}",
  },
};
