/** What the menu calls the cards. */
export const words = {
  menu: { shipping_costs: "Shipping costs", local_cost_table: "Local cost table" },
} as const;
