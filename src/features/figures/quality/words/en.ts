import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

export const words = {
  quality: {
    tab: { garments: "Garments", faults: "Faults", orders: "Orders", costs: "Costs" },
    card: { title: "Quality: rejects by step, the last 7 days", open: "Open Quality", none: "No faults." },
  },
  entity: {
    faults: {
      field: {
        at: "Date",
        ticket: "Garment",
        step: "Step at fault",
        reason: "What is wrong",
        station: "Station",
        found: "Found by",
        found_step: "Rejected at",
        order_code: "Order",
        case_code: "Case",
        note: "Note",
        quantity: "Garments",
        seller: "Seller",
        seller_name: "Seller",
      },
    },
    report_entries: { field: { remedy: "Remedy" } },
    figures: {
      name: {
        rejects: "Rejects",
        escapes: "Found by buyers",
        faults: "Faults",
        escapes_share: "Share found by buyers",
        faulty_garments: "Faulty garments",
        paid: "Paid",
        paid_50: "Half paid within",
        paid_90: "90% paid within",
        produced: "Produced",
        produced_50: "Half produced within",
        produced_90: "90% produced within",
        cost_remade: "Production of reprints",
        cost_remade_share: "Reprint share",
      },
      means: {
        rejects:
          "Rejections at stations in this period, without those that were undone. A garment counts each time it is rejected.",
        escapes:
          "Lines of cases with a known cause, by the day on which the faulty step was done, or else by the day of the case.",
        faults: "Rejects and faults that buyers found.",
        escapes_share: "Share of all faults that no station caught.",
        faulty_garments: "Garments with a fault; one line of a case may have several.",
        paid: "Orders that were paid in this period.",
        paid_50: "Half of the orders paid in this period took at most this long from arrival to payment.",
        paid_90: "Nine out of ten orders paid in this period took at most this long from arrival to payment.",
        produced: "Orders whose last garment was finished in this period.",
        produced_50:
          "Half of the orders produced in this period took at most this long from arrival to the last finished garment.",
        produced_90:
          "Nine out of ten orders produced in this period took at most this long from arrival to the last finished garment.",
        cost_remade: "Production costs of reprints.",
        cost_remade_share: "Share of all production costs that reprints caused.",
      },
    },
  },
  axis: { step: { Printing: "Printing" }, found_step: { Printing: "Printing" } },
  choice: {
    found: { station: "Station", buyer: "Buyer" },
    reason: {
      misprint: "Misprint",
      hole: "Hole",
      seam: "Open seam",
      position: "Misplaced print",
      artwork: "Wrong artwork",
      another: "Something else",
    },
  },
} as const;
export type English = Both<typeof first, typeof words>;
