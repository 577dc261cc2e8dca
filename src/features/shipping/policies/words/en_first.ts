export const words = { menu: { shipping_preset: "Policies" } } as const;
