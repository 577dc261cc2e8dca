export const words = { menu: { billing_invoice: "Invoice" } } as const;
