import { heads } from "../../../../resources/generated/heads.ts";
import type { Feature } from "../../../engine/features.ts";
import { lazyPart, lazyWithSuspense } from "../../../lib/lazy_part.tsx";

const options = () => import("./options.ts");

export const feature: Feature = {
  screens: {
    audit: {
      Record: lazyPart(() => import("./audit_view.tsx")),
      ListNote: lazyPart(() => import("./seal_state.tsx")),
    },
  },
  cells: {
    auditAction: lazyWithSuspense(() => import("./action_cell.tsx")),
    auditReason: lazyWithSuspense(() => import("./reason_cell.tsx")),
    changed: lazyWithSuspense(() => import("./changed_cell.tsx")),
    named: lazyWithSuspense(() => import("./named_cell.tsx")),
  },
  options: {
    auditActors: async () => (await options()).actors,
    auditActed: async () => (await options()).actorOptions,
    auditEntities: async () => (await options()).entities,
    auditActions: async () => (await options()).actions,
  },
  besideRecord: { rule: heads.audit.rule, Part: lazyPart(() => import("./trail_link.tsx")) },
};
