export const words = { menu: { order_report: "Order Report" } } as const;
