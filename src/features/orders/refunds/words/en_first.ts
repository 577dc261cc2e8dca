export const words = { menu: { refund_requests: "Refund Requests" } } as const;
