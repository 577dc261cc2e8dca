import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: {
    call_to_action: {
      parts: [lazily(() => import("./record_parts.tsx"))],
      FormNote: lazily(() => import("./form_preview.tsx")),
    },
  },
  options: { noticeGroups: async () => (await import("./options.ts")).noticeGroups },
  inputs: { people: lazily(() => import("./people_input.tsx")) },
};
