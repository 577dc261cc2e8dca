import { heads } from "../../../../resources/generated/heads.ts";
import type { Feature } from "../../../engine/features.ts";
import { lazily, suspending } from "../../../lib/lazily.tsx";

const options = () => import("./options.ts");

export const feature: Feature = {
  screens: {
    audit: {
      Record: lazily(() => import("./audit_view.tsx")),
      ListNote: lazily(() => import("./seal_state.tsx")),
    },
  },
  cells: {
    auditAction: suspending(() => import("./action_cell.tsx")),
    auditReason: suspending(() => import("./reason_cell.tsx")),
    changed: suspending(() => import("./changed_cell.tsx")),
    named: suspending(() => import("./named_cell.tsx")),
  },
  options: {
    auditActors: async () => (await options()).actors,
    auditActed: async () => (await options()).acted,
    auditEntities: async () => (await options()).entities,
    auditActions: async () => (await options()).actions,
  },
  besideRecord: { rule: heads.audit.rule, Part: lazily(() => import("./trail_link.tsx")) },
};
