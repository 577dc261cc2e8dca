export const words = { menu: { express_price_list: "Express Price List" } } as const;
