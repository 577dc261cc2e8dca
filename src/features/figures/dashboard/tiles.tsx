import { mergeClasses } from "@fluentui/react-components";
import { Warning16Regular } from "@fluentui/react-icons";
import { Link } from "wouter";
import type { Dashboard } from "../../../../api/generated/schema.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";
import { ordersHref } from "../../orders/orders/orders_href.ts";

const TILES = [
  // The most overdue come first, as in the views of the same names.
  { key: "late", filters: { due: "late" }, sort: "due_at" },
  { key: "due_today", filters: { due: "today" }, sort: "due_at" },
  { key: "on_hold", filters: { status: "On Hold" }, sort: undefined },
  { key: "needs_mending", filters: { problem: "any" }, sort: undefined },
] as const satisfies readonly { key: keyof Dashboard; filters: FilterValues; sort: string | undefined }[];

export function Tiles({ figures }: { readonly figures: Dashboard }) {
  const styles = useDashboardStyles();
  return (
    <section aria-label={t("dashboard.needs")} className={styles.tiles}>
      {TILES.map(({ key, filters, sort }) => {
        const count = figures[key];
        const isAlert = key === "late" && count > 0;
        return (
          <Link key={key} className={styles.tile} href={ordersHref(filters, sort)}>
            <span className={mergeClasses(styles.name, isAlert && styles.alert)}>
              {isAlert && <Warning16Regular aria-hidden />}
              {t(`dashboard.${key}`)}
            </span>
            <span className={mergeClasses(styles.number, count === 0 && styles.calm)}>
              {numberText(count)}
            </span>
            <span className={styles.hint}>
              {key === "needs_mending" && count > 0
                ? <NeedsFixing figures={figures} />
                : t(`dashboard.${key}Hint`)}
            </span>
          </Link>
        );
      })}
    </section>
  );
}

/** Counts the drafts by problem. */
function NeedsFixing({ figures: { mending } }: { readonly figures: Dashboard }) {
  const kinds = mending.filter(({ count }) => count > 0);
  return (
    <>
      {kinds.map(({ status, count }) => `${t(`choice.problem.${status}`)} ${numberText(count)}`).join(" · ")}
    </>
  );
}
