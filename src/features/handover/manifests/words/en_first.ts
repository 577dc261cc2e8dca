export const words = { menu: { vn_post_manifests: "Manifests" } } as const;
