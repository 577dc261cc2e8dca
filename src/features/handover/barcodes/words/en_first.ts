/** Names of the screens of number ranges, in the menu and above their lists. */
export const words = {
  menu: { postal_numbers: "Postal numbers", vn_post_barcode: "Barcode generate" },
} as const;
