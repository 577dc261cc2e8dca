export const words = { menu: { tax_rates: "Tax rates" } } as const;
