/** Cases that wait for somebody, each figure a link to its list. */
import { mergeClasses } from "@fluentui/react-components";
import { Warning16Regular } from "@fluentui/react-icons";
import { Link } from "wouter";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import type { TileCount } from "../../../../api/generated/schema.ts";
import { CASE_TILES } from "../../../../resources/support/case_tiles.ts";
import { cases } from "../../../../resources/support/cases.ts";
import { writeUrl } from "../../../../resources/url.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";

export default function CaseTiles({ counts }: { readonly counts: readonly TileCount[] }) {
  const styles = useDashboardStyles();
  return (
    <section aria-label={t("dashboard.cases.title")} className={styles.tiles}>
      {CASE_TILES.flatMap(({ key, filters }) => {
        const tile = counts.find((each) => each.key === key);
        if (!tile) return [];
        const { count } = tile;
        const isAlert = key === "overdue" && count > 0;
        const query = { filters, sort: cases.sort, page: 1, perPage: DEFAULT_PAGE_SIZE };
        return (
          <Link key={key} className={styles.tile} href={writeUrl(cases, query)}>
            <span className={mergeClasses(styles.name, isAlert && styles.alert)}>
              {isAlert && <Warning16Regular aria-hidden />}
              {t(`dashboard.cases.${key}`)}
            </span>
            <span className={mergeClasses(styles.number, count === 0 && styles.calm)}>
              {numberText(count)}
            </span>
            <span className={styles.hint}>{t(`dashboard.cases.${key}Hint`)}</span>
          </Link>
        );
      })}
    </section>
  );
}
