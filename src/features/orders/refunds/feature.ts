import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: {
    refund_requests: {
      parts: [lazily(() => import("./request_lines.tsx"))],
      StepNote: lazily(() => import("./give_note.tsx")),
      Timeline: lazily(() => import("./refund_timeline.tsx")),
    },
  },
  inputs: {
    order: lazily(() => import("./order_input.tsx")),
    photo: lazily(() => import("./photo_input.tsx")),
    charged: lazily(() => import("./charged_input.tsx")),
  },
};
