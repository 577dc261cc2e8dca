export const words = { menu: { local_bill: "Shipment Invoice" } } as const;
