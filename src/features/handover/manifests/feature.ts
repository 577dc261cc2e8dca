import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: { vn_post_manifests: { parts: [lazyPart(() => import("./manifest_parts.tsx"))] } },
  recordParts: { packages: lazyPart(() => import("./package_part.tsx")) },
  options: { manifestCandidates: async () => (await import("./options.ts")).manifestCandidates },
  asks: {
    "manifest.submit.count": lazyPart(() => import("./count_ask.tsx")),
    rejected: lazyPart(() => import("./rejected_ask.tsx")),
    without: lazyPart(() => import("./without_ask.tsx")),
  },
};
