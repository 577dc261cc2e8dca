import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: {
    call_to_action: {
      parts: [lazyPart(() => import("./record_parts.tsx"))],
      FormNote: lazyPart(() => import("./form_preview.tsx")),
    },
  },
  options: { noticeGroups: async () => (await import("./options.ts")).noticeGroups },
  inputs: { people: lazyPart(() => import("./people_input.tsx")) },
};
