import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  menu: {
    quality: "Qualität",
    quality_of_orders: "Qualität der Bestellungen",
    reprint_costs: "Kosten der Neudrucke",
    faults: "Fehler",
  },
  quality: {
    tab: { garments: "Stücke", faults: "Fehler", orders: "Bestellungen", costs: "Kosten" },
    card: {
      title: "Qualität: Ausschuss nach Schritt, die letzten 7 Tage",
      open: "Qualität öffnen",
      none: "Keine Fehler.",
    },
  },
  entity: {
    faults: {
      field: {
        at: "Datum",
        ticket: "Stück",
        step: "Wo der Fehler entstand",
        reason: "Was nicht stimmt",
        station: "Station",
        found: "Gefunden von",
        found_step: "Aussortiert bei",
        order_code: "Bestellung",
        case_code: "Fall",
        note: "Notiz",
        quantity: "Stücke",
        seller: "Verkäufer",
        seller_name: "Verkäufer",
      },
    },
    report_entries: { field: { remedy: "Ersatz" } },
    figures: {
      name: {
        rejects: "Ausschuss",
        escapes: "Von Käufern gefunden",
        faults: "Fehler",
        escapes_share: "Anteil von Käufern gefunden",
        faulty_garments: "Fehlerhafte Stücke",
        paid: "Bezahlt",
        paid_50: "Hälfte bezahlt in",
        paid_90: "90 % bezahlt in",
        produced: "Produziert",
        produced_50: "Hälfte produziert in",
        produced_90: "90 % produziert in",
        cost_remade: "Produktion der Neudrucke",
        cost_remade_share: "Anteil Neudrucke",
      },
      means: {
        rejects:
          "Stücke, die eine Station in diesen Tagen aussortiert hat, jedes Mal gezählt. Zurückgenommene zählen nicht.",
        escapes:
          "Zeilen von Fällen mit einer Ursache, deren Arbeitsschritt in diesen Tagen erledigt wurde; ohne dessen Zeit Fälle dieser Tage.",
        faults: "Ausschuss und Fehler, die Käufer gefunden haben.",
        escapes_share: "Fehler, die keine Station bemerkt hat, von allen Fehlern.",
        faulty_garments: "Stücke aller Fehler; eine Zeile eines Falls kann mehrere betreffen.",
        paid: "Bestellungen, die in diesen Tagen bezahlt wurden.",
        paid_50:
          "Die Hälfte der in diesen Tagen bezahlten Bestellungen brauchte vom Eingang bis zur Zahlung höchstens so lange.",
        paid_90:
          "Neun von zehn in diesen Tagen bezahlten Bestellungen brauchten vom Eingang bis zur Zahlung höchstens so lange.",
        produced: "Bestellungen, deren letztes Stück in diesen Tagen fertig wurde.",
        produced_50:
          "Die Hälfte der in diesen Tagen produzierten Bestellungen brauchte vom Eingang bis zum letzten fertigen Stück höchstens so lange.",
        produced_90:
          "Neun von zehn in diesen Tagen produzierten Bestellungen brauchten vom Eingang bis zum letzten fertigen Stück höchstens so lange.",
        cost_remade: "Kosten der Produktion, die Neudrucke verursacht haben.",
        cost_remade_share: "Produktion der Neudrucke von allen Kosten der Produktion.",
      },
    },
  },
  axis: { step: { Printing: "Druck" }, found_step: { Printing: "Druck" } },
  choice: {
    found: { station: "Station", buyer: "Käufer" },
    reason: {
      misprint: "Fehldruck",
      hole: "Loch",
      seam: "Offene Naht",
      position: "Druck an falscher Stelle",
      artwork: "Falsche Druckdatei",
      another: "Etwas anderes",
    },
  },
};
