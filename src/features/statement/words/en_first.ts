/** What the menu calls it. */
export const words = { menu: { billing_history: "Billing history" } } as const;
