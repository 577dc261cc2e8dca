/** What the menu calls the catalogue. */
export const words = { menu: { items: "Internal items", products: "Products" } } as const;
