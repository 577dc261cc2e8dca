export const words = { menu: { shipment_report: "Check List" } } as const;
