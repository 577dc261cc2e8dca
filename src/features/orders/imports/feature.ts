import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  jobResults: () => import("./drafts_href.ts"),
  pages: { "/orders/import": lazily(() => import("./import_page.tsx")) },
};
