export const words = { menu: { items: "Internal items", products: "Products" } } as const;
