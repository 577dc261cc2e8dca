import { t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import type { Package } from "./package.ts";

type Charge = Package["charges"][number];

export function PackageCharges(
  { pkg: { charges, price_minor, cost_minor, cost_currency } }: { readonly pkg: Package },
) {
  const styles = usePartStyles();
  const { plainList, quiet } = useRecordStyles();
  // People who work without prices see no charges.
  if (price_minor === null) return null;
  return (
    <Section title={t("parcel.charges")}>
      {charges.length === 0 && <span className={quiet}>{t("parcel.noCharges")}</span>}
      <ul className={plainList}>{charges.map((charge, at) => <Moved key={at} charge={charge} />)}</ul>
      {cost_minor !== null && (
        <div className={styles.money}>
          <span className={styles.term}>{t("entity.packages.field.cost_minor")}</span>
          <Amount minor={cost_minor} currency={cost_currency} />
        </div>
      )}
    </Section>
  );
}

function Moved({ charge: { kind, amount_minor, tax_minor, currency, at } }: { readonly charge: Charge }) {
  const styles = usePartStyles();
  const { quiet } = useRecordStyles();
  return (
    <li>
      <div className={styles.money}>
        <span>{t(`parcel.money.${kind as "held" | "freed" | "charged" | "returned"}`)}</span>
        <Amount minor={amount_minor} currency={currency} />
      </div>
      <div className={`${styles.money} ${quiet}`}>
        <Instant at={at} />
        {tax_minor > 0 && (
          <span>
            {t("parcel.withTax")} <Amount minor={tax_minor} currency={currency} />
          </span>
        )}
      </div>
    </li>
  );
}
