/** Links the screens of number ranges: ranges, numbers of sheets, issuing and checking numbers. */
import { Link, mergeClasses } from "@fluentui/react-components";
import { Link as RouterLink, useLocation } from "wouter";
import { allows, type Rule } from "../../../../api/access.ts";
import { numberRanges, numberRights } from "../../../../resources/shipping/number_ranges.ts";
import { postalNumbers } from "../../../../resources/shipping/postal_numbers.ts";
import type { ListPartProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useBarcodeStyles } from "./barcodes.styles.ts";

interface TabLink {
  readonly key: "ranges" | "numbers" | "issue" | "check";
  readonly href: string;
  readonly rule: Rule;
}

const TABS: readonly TabLink[] = [
  { key: "ranges", href: numberRanges.path, rule: numberRanges.rule },
  { key: "numbers", href: postalNumbers.path, rule: postalNumbers.rule },
  { key: "issue", href: `${numberRanges.path}/issue`, rule: numberRights.add },
  { key: "check", href: `${numberRanges.path}/check`, rule: numberRights.view },
];

interface Props extends Partial<ListPartProps> {
  /** True on a page that has margins already. */
  readonly isInside?: boolean;
}

export default function BarcodeTabs({ isInside = false }: Props) {
  const styles = useBarcodeStyles();
  const person = usePerson();
  const [path] = useLocation();
  return (
    <nav aria-label={t("barcodes.tabs")} className={mergeClasses(styles.tabs, isInside && styles.inside)}>
      {TABS.filter(({ rule }) =>
        allows(rule, person)
      ).map(({ key, href }) => (
        <RouterLink key={key} href={href} asChild>
          <Link className={styles.tab} {...path === href && { "aria-current": "page" as const }}>
            {t(`barcodes.tab.${key}`)}
          </Link>
        </RouterLink>
      ))}
    </nav>
  );
}
