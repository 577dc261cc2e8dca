/** Names production costs in search and above their list. */
export const words = { menu: { production_costs: "Production costs" } } as const;
