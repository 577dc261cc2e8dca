import type { Feature } from "../../../engine/features.ts";
import { lazily, suspending } from "../../../lib/lazily.tsx";

const Matrix = lazily(() => import("./matrix_tab.tsx"));

export const feature: Feature = {
  pages: {
    "/items/grid": lazily(() => import("./grid_page.tsx")),
    "/items/import": lazily(() => import("./import_page.tsx")),
  },
  bulkItems: () => import("./grid_items.tsx"),
  screens: {
    items: {
      ListNote: lazily(() => import("./import_link.tsx")),
      tabs: [
        { key: "item" },
        { key: "parcel" },
        { key: "matrix", Part: Matrix },
        { key: "product", Part: lazily(() => import("./product_tab.tsx")) },
        { key: "stock", Part: lazily(() => import("../stock/item_stock.tsx")) },
      ],
    },
    products: {
      tabs: [
        { key: "product", Part: lazily(() => import("./copy_part.tsx")) },
        { key: "matrix", Part: Matrix },
        { key: "images", Part: lazily(() => import("./images_tab.tsx")) },
        { key: "areas", Part: lazily(() => import("./areas_tab.tsx")) },
        { key: "customs" },
        { key: "sizes", Part: lazily(() => import("./sizes_tab.tsx")) },
      ],
    },
  },
  cells: { picture: suspending(() => import("./picture_cell.tsx")) },
  options: { products: async () => (await import("./options.ts")).products },
  inputs: { item: lazily(() => import("./item_input.tsx")) },
};
