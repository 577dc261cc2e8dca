/** Shows a count, linked to its packages, and how it has changed since the tick. */
import { Link, mergeClasses } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import type { CheckCount } from "../../../../api/shipping/check_counts.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { packagesHref } from "./check_filters.ts";
import { useCheckStyles } from "./check_list.styles.ts";
import type { CheckLine } from "./check_source.ts";
import { changesText, lineName } from "./line_text.ts";

/** Counts of packages that somebody has to look after. */
const ALERTS: readonly CheckCount[] = ["left_behind", "no_scan", "missing", "extra"];

interface Props {
  readonly line: CheckLine;
  readonly count: CheckCount;
}

export function CountCell({ line, count }: Props) {
  const styles = useCheckStyles();
  const { day, location_id, carrier, counts } = line;
  const checked = { day, location_id, carrier, count };
  const found = counts[count];
  const name = t(`checkList.count.${count}`);
  const n = numberText(found);
  const change = line.tick?.changes.find((each) => each.count === count);
  const since = change ? t("checkList.since", { changes: changesText(change) }) : "";
  return (
    <>
      {found === 0
        ? <span className={mergeClasses(styles.number, styles.none)}>{n}</span>
        : (
          <RouterLink href={packagesHref(checked)} asChild>
            <Link
              className={mergeClasses(styles.number, ALERTS.includes(count) && styles.alert)}
              aria-label={t("checkList.open", { count: name, n, place: lineName(line) })}
            >
              {n}
            </Link>
          </RouterLink>
        )}
      {change && line.tick && (
        <RouterLink href={packagesHref({ ...checked, tick: line.tick._id })} asChild>
          <Link
            className={styles.since}
            aria-label={t("checkList.sinceOpen", { since, count: name, place: lineName(line) })}
          >
            {since}
          </Link>
        </RouterLink>
      )}
    </>
  );
}
