export const words = { menu: { logistics: "Shipping Methods" } } as const;
