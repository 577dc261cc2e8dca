/** Takes the place of the filter line while rows are picked: how many, what may be done, and how to stop. */
import { Button, mergeClasses, useFluent } from "@fluentui/react-components";
import type { Row } from "../../machines/rows.ts";
import type { Resource } from "../../resources/define.ts";
import { t } from "../lib/i18n.ts";
import { usePerson } from "../shell/person.ts";
import type { Bulk } from "../wiring/bulk.ts";
import { bulkOffersOf } from "./bulk_offers.ts";
import { useFilterStyles } from "./filter.styles.ts";
import { numberText } from "./format.ts";

interface Props {
  readonly resource: Resource;
  /** The picked rows. */
  readonly rows: readonly Row[];
  readonly bulk: Bulk;
  readonly onClear: () => void;
}

export function BulkLine({ resource, rows, bulk, onClear }: Props) {
  const styles = useFilterStyles();
  const { dir } = useFluent();
  const person = usePerson();
  const offers = bulkOffersOf(resource, rows, person);
  const isBusy = bulk.phase === "sending" || bulk.phase === "unknown";
  return (
    <div
      className={mergeClasses(styles.line, styles.bulk)}
      role="group"
      aria-label={t("list.bulk.line")}
    >
      <span className={styles.strong}>
        {t("list.bulk.selected", { count: rows.length })}
      </span>
      <div className={mergeClasses(styles.chips, dir === "rtl" ? styles.fadeRtl : styles.fadeLtr)}>
        {offers.length === 0 && <span className={styles.quiet}>{t("list.bulk.none")}</span>}
        {offers.map(({ event, ids }) => {
          const step = t(`event.${event}`);
          return (
            <Button
              key={event}
              className={styles.step}
              size="small"
              disabledFocusable={isBusy}
              onClick={() => bulk.send(event, ids)}
            >
              {bulk.phase === "sending" && bulk.event === event
                ? t("list.bulk.sending", { step })
                : t("list.bulk.step", { step, count: numberText(ids.length) })}
            </Button>
          );
        })}
      </div>
      <Button className={styles.end} appearance="subtle" size="small" onClick={onClear}>
        {t("list.bulk.clear")}
      </Button>
    </div>
  );
}
