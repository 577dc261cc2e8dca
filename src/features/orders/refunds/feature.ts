import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: {
    refund_requests: {
      parts: [lazyPart(() => import("./request_lines.tsx"))],
      StepNote: lazyPart(() => import("./give_note.tsx")),
      Timeline: lazyPart(() => import("./refund_timeline.tsx")),
    },
  },
  inputs: {
    order: lazyPart(() => import("./order_input.tsx")),
    photo: lazyPart(() => import("./photo_input.tsx")),
    charged: lazyPart(() => import("./charged_input.tsx")),
  },
};
