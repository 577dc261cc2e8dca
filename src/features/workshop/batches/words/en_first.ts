export const words = { menu: { print_batches: "Print batches" } } as const;
