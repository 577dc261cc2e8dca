export const words = { menu: { billing_history: "History" } } as const;
