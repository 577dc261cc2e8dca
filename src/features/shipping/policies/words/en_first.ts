/** What the menu calls them. */
export const words = { menu: { shipping_preset: "Policies" } } as const;
