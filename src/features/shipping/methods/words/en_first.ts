/** What the menu calls them. */
export const words = { menu: { logistics: "Shipping Methods" } } as const;
