import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  screens: {
    user_groups: {
      parts: [
        lazyPart(() => import("./group_members.tsx")),
        lazyPart(() => import("./group_parts.tsx")),
      ],
      TrashNote: lazyPart(() => import("./group_trash_note.tsx")),
    },
  },
  options: { groups: async () => (await import("./options.ts")).groups },
  inputs: { rights: lazyPart(() => import("./any_rights_input.tsx")) },
};
