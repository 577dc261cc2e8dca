/** Names shipment invoices in search and above their list. */
export const words = { menu: { local_bill: "Shipment Invoice" } } as const;
