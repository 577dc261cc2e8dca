import type { Feature } from "../../../engine/features.ts";
import { lazyPart, lazyWithSuspense } from "../../../lib/lazy_part.tsx";

const Matrix = lazyPart(() => import("./matrix_tab.tsx"));

export const feature: Feature = {
  pages: {
    "/items/grid": lazyPart(() => import("./grid_page.tsx")),
    "/items/import": lazyPart(() => import("./import_page.tsx")),
  },
  bulkItems: () => import("./grid_items.tsx"),
  screens: {
    items: {
      ListNote: lazyPart(() => import("./import_link.tsx")),
      tabs: [
        { key: "item" },
        { key: "parcel" },
        { key: "matrix", Part: Matrix },
        { key: "product", Part: lazyPart(() => import("./product_tab.tsx")) },
        { key: "stock", Part: lazyPart(() => import("../stock/item_stock.tsx")) },
      ],
    },
    products: {
      tabs: [
        { key: "product", Part: lazyPart(() => import("./copy_part.tsx")) },
        { key: "matrix", Part: Matrix },
        { key: "images", Part: lazyPart(() => import("./images_tab.tsx")) },
        { key: "areas", Part: lazyPart(() => import("./areas_tab.tsx")) },
        { key: "customs" },
        { key: "sizes", Part: lazyPart(() => import("./sizes_tab.tsx")) },
      ],
    },
  },
  cells: { picture: lazyWithSuspense(() => import("./picture_cell.tsx")) },
  options: { products: async () => (await import("./options.ts")).products },
  inputs: { item: lazyPart(() => import("./item_input.tsx")) },
};
