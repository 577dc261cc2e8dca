/** Words who may take a step of a record: roles as they begin, and the group that one of them needs. */
import { allOf } from "../../../api/access.ts";
import { allowedRoles } from "../../../api/people/allowed_roles.ts";
import type { LifecycleName } from "../../../machines/lifecycles/lifecycles.ts";
import { t } from "../../lib/i18n.ts";
import { roleText } from "../../lib/role_text.ts";
import { listText } from "../../parts/format.ts";
import { resourceOf } from "./lifecycle_counts_wiring.ts";

/** Empty for a step that no person takes. */
export function whoMayText(name: LifecycleName, event: string, row: object): string {
  const resource = resourceOf(name);
  const rule = resource?.moves?.find((each) => each.event === event)?.rule;
  if (!resource || !rule) return "";
  const ofRow = resource.lifecycle?.ruleOf?.(row, event);
  const who = allowedRoles(ofRow ? allOf(rule, ofRow) : rule).map(({ role, group }) => {
    const words = role === "seller" ? t("charts.record.seller") : roleText(role);
    return group === "" ? words : t("charts.record.inGroup", { role: words, group });
  });
  return who.length === 0 ? "" : t("charts.record.who", { who: listText(who) });
}
