import { mergeClasses } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { BigButton } from "../../workshop/stations/frame/big_button.tsx";
import { useReturnStyles } from "./returns.styles.ts";
import type { Desk } from "./wiring.ts";

interface Props {
  readonly shelf: Desk["shelf"];
  readonly onOpen: (code: string) => void;
}

export function ShelfGarments({ shelf: { count, kinds, items, garments }, onOpen }: Props) {
  const styles = useReturnStyles();
  return (
    <section aria-labelledby="returns-shelf">
      <h3 id="returns-shelf" className={styles.small}>
        {t("returns.shelfTitle")} · {t("returns.shelf", { count, number: numberText(count) })}
      </h3>
      {count === 0 && <p className={styles.quiet}>{t("returns.shelfNone")}</p>}
      <ul className={styles.list}>
        {items.map(({ sku, title, color, size, count }) => (
          <li key={sku} className={styles.line}>
            <span className={styles.many}>{numberText(count)}</span>
            <bdi className={styles.mono} translate="no">{sku}</bdi>
            <bdi>{[title, color, size].filter(Boolean).join(" · ")}</bdi>
          </li>
        ))}
      </ul>
      {kinds > items.length && (
        <p className={styles.quiet}>
          {t("returns.shelfMore", { shown: numberText(items.length), all: numberText(kinds) })}
        </p>
      )}
      {garments.length > 0 && (
        <h4 className={mergeClasses(styles.small, styles.longest)}>{t("returns.keptTitle")}</h4>
      )}
      <ul className={styles.garments}>
        {garments.map(({ unit_id, ticket, sku, title, color, size, order_code, location_code, since }) => (
          <li key={unit_id} className={styles.row}>
            <BigButton
              isWide
              title={t("returns.pick", { ticket })}
              onClick={() =>
                onOpen(ticket)}
            >
              <span className={styles.two}>
                <bdi className={styles.mono} translate="no">{ticket}</bdi>
                <bdi className={styles.under}>{[title || sku, color, size].filter(Boolean).join(" · ")}</bdi>
                <span className={styles.under}>
                  <bdi translate="no">{order_code}</bdi> · <bdi translate="no">{location_code}</bdi>
                </span>
                <span className={styles.under}>
                  {t("returns.keptSince")} <Instant at={since} />
                </span>
              </span>
            </BigButton>
          </li>
        ))}
      </ul>
      {count > garments.length && (
        <p className={styles.quiet}>{t("returns.keptMore", { shown: numberText(garments.length) })}</p>
      )}
    </section>
  );
}
