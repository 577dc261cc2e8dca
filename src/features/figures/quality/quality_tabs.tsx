/** Links the garments and the reports about their quality, with the same days. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink, useLocation, useSearch } from "wouter";
import { allows, type Rule } from "../../../../api/access.ts";
import { quality } from "../../../../resources/figures/quality.ts";
import { qualityOrders } from "../../../../resources/figures/quality_orders.ts";
import { reprintCosts } from "../../../../resources/figures/reprint_costs.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useQualityStyles } from "./quality.styles.ts";

interface TabLink {
  readonly key: "garments" | "faults" | "orders" | "costs";
  readonly path: string;
  readonly rule: Rule;
}

const TABS: readonly TabLink[] = [
  { key: "garments", path: units.path, rule: units.rule },
  { key: "faults", path: quality.path, rule: quality.rule },
  { key: "orders", path: qualityOrders.path, rule: qualityOrders.rule },
  { key: "costs", path: reprintCosts.path, rule: reprintCosts.rule },
];

/** Parameters of the days, which links to the other reports keep. */
const DAYS = ["range", "start", "end"] as const;

function withDays(path: string, search: string): string {
  const given = new URLSearchParams(search);
  const days = new URLSearchParams(DAYS.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  })).toString();
  return days && path !== units.path ? `${path}?${days}` : path;
}

export function QualityTabs() {
  const styles = useQualityStyles();
  const person = usePerson();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <nav aria-label={t("menu.quality")} className={styles.tabs}>
      {TABS.filter(({ rule }) => allows(rule, person)).map((tab) => (
        <RouterLink key={tab.key} href={withDays(tab.path, search)} asChild>
          <Link className={styles.tab} {...path === tab.path && { "aria-current": "page" as const }}>
            {t(`quality.tab.${tab.key}`)}
          </Link>
        </RouterLink>
      ))}
    </nav>
  );
}
