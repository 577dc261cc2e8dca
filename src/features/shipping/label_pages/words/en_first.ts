export const words = { menu: { ship_by_tiktok: "Ship By TikTok" } } as const;
