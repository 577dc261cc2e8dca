import { heads } from "../../../../resources/generated/heads.ts";
import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

export const feature: Feature = {
  insertions: {
    rule: heads.canned_replies.rule,
    label: "replies.insert",
    Part: lazyPart(() => import("./insert_reply.tsx")),
  },
};
