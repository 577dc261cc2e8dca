/** What the colors and lines of a record's chart say; only what is on this chart. */
import { mergeClasses } from "@fluentui/react-components";
import { t } from "../../lib/i18n.ts";
import { useLegendStyles } from "./legend.styles.ts";

export type LegendKey = "now" | "taken" | "open" | "blocked";

export function Legend({ keys }: { readonly keys: readonly LegendKey[] }) {
  const styles = useLegendStyles();
  return (
    <ul className={styles.legend} aria-label={t("charts.legend.title")}>
      {keys.map((key) => (
        <li key={key} className={styles.item}>
          <span aria-hidden className={mergeClasses(key === "now" ? styles.box : styles.line, styles[key])} />
          {t(`charts.legend.${key}`)}
        </li>
      ))}
    </ul>
  );
}
