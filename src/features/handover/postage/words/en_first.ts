export const words = { menu: { pb_invoices: "PB Invoices", pb_lines: "Postage lines" } } as const;
