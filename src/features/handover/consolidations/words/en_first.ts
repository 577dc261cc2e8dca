export const words = { menu: { ibic: "IBCI Containers" } } as const;
