export const words = {
  menu: { units: "Garments" },
  view: {
    qc: "QC",
    cutting: "Cutting",
    printing: "Printing",
    sewing: "Sewing",
    final_qc: "Final QC",
    packing: "Packing",
    rejected: "Rejected",
    blank: "Waiting for blank",
  },
} as const;
