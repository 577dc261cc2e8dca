/** Counts of cases that wait for somebody, with links to their lists except before the app has loaded. */
import { mergeClasses } from "@fluentui/react-components";
import { Warning16Regular } from "@fluentui/react-icons";
import { Link } from "wouter";
import type { TileCount } from "../../../../api/generated/schema.ts";
import { CASE_TILE_KEYS, type CaseTileKey } from "../../../../api/support/case_tile_keys.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useDashboardStyles } from "./dashboard.styles.ts";

interface Props {
  readonly counts: readonly TileCount[];
  readonly hrefOf?: (key: CaseTileKey) => string;
}

export function CaseTiles({ counts, hrefOf }: Props) {
  const styles = useDashboardStyles();
  if (counts.length === 0) return null;
  return (
    <section aria-label={t("dashboard.cases.title")} className={styles.tiles}>
      {CASE_TILE_KEYS.flatMap((key) => {
        const tile = counts.find((each) => each.key === key);
        if (!tile) return [];
        const content = <Figure tileKey={key} count={tile.count} />;
        return hrefOf
          ? <Link key={key} className={styles.tile} href={hrefOf(key)}>{content}</Link>
          : <div key={key} className={styles.tile}>{content}</div>;
      })}
    </section>
  );
}

function Figure({ tileKey, count }: { readonly tileKey: CaseTileKey; readonly count: number }) {
  const styles = useDashboardStyles();
  const isAlert = tileKey === "overdue" && count > 0;
  return (
    <>
      <span className={mergeClasses(styles.name, isAlert && styles.alert)}>
        {isAlert && <Warning16Regular aria-hidden />}
        {t(`dashboard.cases.${tileKey}`)}
      </span>
      <span className={mergeClasses(styles.number, count === 0 && styles.calm)}>
        {numberText(count)}
      </span>
      <span className={styles.hint}>{t(`dashboard.cases.${tileKey}Hint`)}</span>
    </>
  );
}
