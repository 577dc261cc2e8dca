/** Orders by state as bars, each a link to its list: the numbers beside the bars are the table. */
import { mergeClasses } from "@fluentui/react-components";
import { Link } from "wouter";
import type { StatusCount } from "../../../../api/generated/schema.ts";
import { numberText } from "../../../parts/format.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { useChartStyles } from "./chart.styles.ts";
import { ordersHref } from "../../orders/orders/orders_href.ts";

export function StatesChart({ statuses }: { readonly statuses: readonly StatusCount[] }) {
  const styles = useChartStyles();
  const most = Math.max(1, ...statuses.map(({ count }) => count));
  return (
    <ul className={styles.list}>
      {statuses.map(({ status, count }) => (
        <li key={status}>
          <Link className={styles.row} href={ordersHref({ status })}>
            <span>
              <StatusPill status={status} />
            </span>
            <span className={styles.track} aria-hidden>
              <span
                className={styles.part}
                style={{ display: "block", inlineSize: `${(100 * count) / most}%` }}
              />
            </span>
            <span className={mergeClasses(styles.count, count === 0 && styles.none)}>
              {numberText(count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
