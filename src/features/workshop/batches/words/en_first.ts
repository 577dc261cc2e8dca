/** Words of the menu, which the first screen shows. */
export const words = { menu: { print_batches: "Print batches" } } as const;
