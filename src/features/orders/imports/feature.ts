import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  jobResults: () => import("./drafts_href.ts"),
  pages: { "/orders/import": lazyPart(() => import("./import_page.tsx")) },
};
