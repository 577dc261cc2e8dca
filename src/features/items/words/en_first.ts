/** What the menu calls the catalogue. */
export const words = { menu: { items: "Items", products: "Products" } } as const;
