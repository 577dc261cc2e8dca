export const words = {
  menu: { shipping_costs: "Shipping Costs", local_cost_table: "Local Cost Table" },
} as const;
