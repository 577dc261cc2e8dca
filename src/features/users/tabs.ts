/** The tabs of a person's record: one line each. Its words are `entity.users.tab.<key>`. */
import { lazily } from "../../lib/lazily.ts";
import type { RecordTab } from "../../engine/record/view_props.ts";

export const USER_TABS: readonly RecordTab[] = [
  { key: "profile" },
  { key: "power", Part: lazily(() => import("./tabs/power.tsx")) },
  { key: "pricing", Part: lazily(() => import("./tabs/pricing.tsx")) },
  { key: "billing" },
  { key: "tracking" },
  { key: "services" },
  { key: "hubs", Part: lazily(() => import("./tabs/hubs.tsx")) },
  { key: "notifications", Part: lazily(() => import("./tabs/notifications.tsx")) },
  { key: "sign_in", Part: lazily(() => import("./tabs/sign_in.tsx")) },
];
