import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  screens: {
    user_groups: {
      parts: [
        lazily(() => import("./group_members.tsx")),
        lazily(() => import("./group_parts.tsx")),
      ],
      TrashNote: lazily(() => import("./group_trash_note.tsx")),
    },
  },
  options: { groups: async () => (await import("./options.ts")).groups },
  inputs: { rights: lazily(() => import("./any_rights_input.tsx")) },
};
