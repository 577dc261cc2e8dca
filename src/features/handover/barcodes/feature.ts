import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const ListNote = lazyPart(() => import("./barcode_tabs.tsx"));

export const feature: Feature = {
  pages: {
    "/vn-post/barcode/issue": lazyPart(() => import("./issue_page.tsx")),
    "/vn-post/barcode/check": lazyPart(() => import("./check_page.tsx")),
  },
  screens: {
    vn_post_barcode: {
      ListNote,
      ListAlert: lazyPart(() => import("./range_alerts.tsx")),
      StepNote: lazyPart(() => import("./resume_note.tsx")),
      parts: [lazyPart(() => import("./issues_part.tsx"))],
    },
    postal_numbers: { ListNote },
  },
  recordParts: { "logistics.method": lazyPart(() => import("./ranges_link.tsx")) },
};
