import { heads } from "../../../../resources/generated/heads.ts";
import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

export const feature: Feature = {
  insertions: {
    rule: heads.canned_replies.rule,
    label: "replies.insert",
    Part: lazily(() => import("./insert_reply.tsx")),
  },
};
