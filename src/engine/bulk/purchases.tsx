import { Checkbox, makeStyles } from "@fluentui/react-components";
import type { JobPreviewPurchase } from "../../../api/generated/schema.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { moneyText } from "../../lib/amount_text.ts";

const useStyles = makeStyles({
  sums: {
    display: "grid",
    gridTemplateColumns: "auto auto",
    justifyContent: "start",
    columnGap: "16px",
    margin: 0,
    fontVariantNumeric: "tabular-nums",
  },
  amount: { margin: 0, textAlign: "end" },
});

interface PurchasesProps {
  readonly purchases: readonly JobPreviewPurchase[];
  readonly isOnlyMade: boolean;
}

export function Purchases({ purchases, isOnlyMade }: PurchasesProps) {
  const styles = useStyles();
  return (
    <dl className={styles.sums} aria-label={t("bulk.purchases")}>
      {purchases.map(({ currency, labels, sum_minor, unmade, unmade_minor }) => {
        const count = labels - (isOnlyMade ? unmade : 0);
        const minor = sum_minor - (isOnlyMade ? unmade_minor : 0);
        return (
          <div key={currency} style={{ display: "contents" }}>
            <dt>{t("bulk.labels", { count, number: numberText(count) })}</dt>
            <dd className={styles.amount}>
              <bdi dir="ltr">{moneyText(minor, currency)}</bdi>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ChoiceProps {
  /** Number of packages that can get a label although one of their garments is unfinished; 0 if that is unknown. */
  readonly unmade: number;
  readonly isOnlyMade: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOnlyMade: boolean) => void;
}

export function UnmadeChoice({ unmade, isOnlyMade, isDisabled, onChange }: ChoiceProps) {
  return (
    <Checkbox
      label={unmade > 0
        ? t("bulk.unmade", { count: unmade, number: numberText(unmade) })
        : t("bulk.unmadeToo")}
      checked={!isOnlyMade}
      disabled={isDisabled}
      onChange={(_, { checked }) => onChange(checked !== true)}
    />
  );
}
