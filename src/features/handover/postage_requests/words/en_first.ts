export const words = { menu: { pb_request: "PB Requests" } } as const;
