import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  menu: {
    quality: "Qualité",
    quality_of_orders: "Qualité des commandes",
    reprint_costs: "Coûts des réimpressions",
    faults: "Défauts",
  },
  quality: {
    tab: { garments: "Pièces", faults: "Défauts", orders: "Commandes", costs: "Coûts" },
    card: {
      title: "Qualité : rejets par étape, les 7 derniers jours",
      open: "Ouvrir la qualité",
      none: "Aucun défaut.",
    },
  },
  entity: {
    faults: {
      field: {
        at: "Date",
        ticket: "Pièce",
        step: "Où le défaut est né",
        reason: "Ce qui ne va pas",
        station: "Poste",
        found: "Trouvé par",
        found_step: "Rejetée à",
        order_code: "Commande",
        case_code: "Dossier",
        note: "Note",
        quantity: "Pièces",
        seller: "Vendeur",
        seller_name: "Vendeur",
      },
    },
    report_entries: { field: { remedy: "Remplacement" } },
    figures: {
      name: {
        rejects: "Rejets",
        escapes: "Trouvés par les acheteurs",
        faults: "Défauts",
        escapes_share: "Part trouvée par les acheteurs",
        faulty_garments: "Pièces défectueuses",
        paid: "Payées",
        paid_50: "La moitié payée en",
        paid_90: "90 % payées en",
        produced: "Produites",
        produced_50: "La moitié produite en",
        produced_90: "90 % produites en",
        cost_remade: "Production des réimpressions",
        cost_remade_share: "Part de réimpressions",
      },
      means: {
        rejects:
          "Pièces qu’un poste a rejetées ces jours-là, comptées chaque fois. Les rejets annulés ne comptent pas.",
        escapes:
          "Lignes de dossiers avec une cause dont l’étape a été faite ces jours-là ; sans son heure, les dossiers de ces jours.",
        faults: "Rejets et défauts trouvés par les acheteurs.",
        escapes_share: "Défauts qu’aucun poste n’a vus, parmi tous les défauts.",
        faulty_garments: "Pièces de tous les défauts ; une ligne de dossier peut en concerner plusieurs.",
        paid: "Commandes payées ces jours-là.",
        paid_50:
          "La moitié des commandes payées ces jours-là ont pris au plus ce temps, de l’arrivée au paiement.",
        paid_90:
          "Neuf commandes sur dix payées ces jours-là ont pris au plus ce temps, de l’arrivée au paiement.",
        produced: "Commandes dont la dernière pièce a été finie ces jours-là.",
        produced_50:
          "La moitié des commandes produites ces jours-là ont pris au plus ce temps, de l’arrivée à la dernière pièce finie.",
        produced_90:
          "Neuf commandes sur dix produites ces jours-là ont pris au plus ce temps, de l’arrivée à la dernière pièce finie.",
        cost_remade: "Coûts de production causés par les réimpressions.",
        cost_remade_share: "Production des réimpressions parmi tous les coûts de production.",
      },
    },
  },
  axis: { step: { Printing: "Impression" }, found_step: { Printing: "Impression" } },
  choice: {
    found: { station: "Poste", buyer: "Acheteur" },
    reason: {
      misprint: "Impression ratée",
      hole: "Trou",
      seam: "Couture ouverte",
      position: "Impression mal placée",
      artwork: "Mauvais visuel",
      another: "Autre chose",
    },
  },
};
