import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { BigButton } from "../../workshop/stations/frame/big_button.tsx";
import { ShelfGarments } from "./shelf_garments.tsx";
import { useReturnStyles } from "./returns.styles.ts";
import type { Desk } from "./wiring.ts";

interface Props {
  readonly desk: Desk;
  readonly onOpen: (code: string) => void;
}

export function WaitingReturns({ desk: { waiting, parcels: packages, shelf }, onOpen }: Props) {
  const styles = useReturnStyles();
  return (
    <section className={styles.part} aria-labelledby="returns-waiting">
      <div>
        <h2 className={styles.heading}>{t("returns.restTitle")}</h2>
        <p className={styles.quiet}>{t("returns.restText")}</p>
      </div>
      <h3 id="returns-waiting" className={styles.small}>
        {t("returns.waitingTitle")} · {t("returns.waiting", { count: waiting, number: numberText(waiting) })}
      </h3>
      {packages.length === 0 && <p className={styles.quiet}>{t("returns.waitingNone")}</p>}
      <ul className={styles.garments}>
        {packages.map(({ _id, code, order_code, since, units, graded }) => (
          <li key={_id} className={styles.row}>
            <BigButton
              isWide
              title={t("returns.open", { code })}
              onClick={() =>
                onOpen(code)}
            >
              <span className={styles.two}>
                <bdi className={styles.mono} translate="no">{code}</bdi>
                <span className={styles.under}>
                  <bdi translate="no">{order_code}</bdi> · <Instant at={since} />
                </span>
                <span className={styles.under}>
                  {t("returns.graded", { done: numberText(graded), all: numberText(units) })}
                </span>
              </span>
            </BigButton>
          </li>
        ))}
      </ul>
      {waiting > packages.length && (
        <p className={styles.quiet}>
          {t("returns.waitingMore", { shown: numberText(packages.length), all: numberText(waiting) })}
        </p>
      )}
      <ShelfGarments shelf={shelf} onOpen={onOpen} />
    </section>
  );
}
