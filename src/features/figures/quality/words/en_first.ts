export const words = {
  menu: {
    quality: "Quality",
    quality_of_orders: "Quality of orders",
    reprint_costs: "Reprint costs",
    faults: "Faults",
  },
} as const;
