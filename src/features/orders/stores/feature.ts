import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const options = () => import("./options.ts");

export const feature: Feature = {
  screens: { stores: { parts: [lazyPart(() => import("./sku_map.tsx"))] } },
  options: {
    sellers: async () => (await options()).sellers,
    stores: async () => (await options()).stores,
    shippingMethods: async () => (await options()).shippingMethods,
  },
};
