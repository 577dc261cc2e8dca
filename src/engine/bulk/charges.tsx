import { makeStyles, tokens } from "@fluentui/react-components";
import type { JobPreviewCharge } from "../../../api/generated/schema.ts";
import { allows } from "../../../api/access.ts";
import { partsAt } from "../features.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { numberText } from "../../parts/format.ts";
import { moneyText } from "../../lib/amount_text.ts";

const useStyles = makeStyles({
  list: {
    display: "flex",
    flexDirection: "column",
    gap: "8px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    maxHeight: "208px",
    overflowY: "auto",
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  facts: {
    display: "grid",
    gridTemplateColumns: "auto auto",
    justifyContent: "start",
    columnGap: "16px",
    margin: 0,
    fontVariantNumeric: "tabular-nums",
  },
  amount: { margin: 0, textAlign: "end" },
  foot: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", marginTop: "4px" },
  short: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Shows the charges of each seller. The name is left out if there is only one seller. */
export function Charges({ charges }: { readonly charges: readonly JobPreviewCharge[] }) {
  const styles = useStyles();
  const isOne = new Set(charges.map(({ seller_id }) => seller_id)).size === 1;
  return (
    <ul className={styles.list} aria-label={t("bulk.charges")}>
      {charges.map((charge) => (
        <li key={`${charge.seller_id} ${charge.currency}`}>
          {!isOne && <bdi className={styles.name} translate="no">{charge.seller_name}</bdi>}
          <Charge charge={charge} />
        </li>
      ))}
    </ul>
  );
}

function Charge({ charge }: { readonly charge: JobPreviewCharge }) {
  const styles = useStyles();
  const { currency, orders, sum_minor, postage_minor, available_minor, awaited_minor, fits } = charge;
  const isShort = available_minor < sum_minor;
  // A top-up pays orders by due date, including orders that were already waiting for money.
  const left = available_minor - sum_minor - (isShort ? awaited_minor : 0);
  const money = (minor: number) => moneyText(minor, currency);
  const facts = [
    [t("bulk.charge", { count: orders, number: numberText(orders) }), money(sum_minor), ""],
    ...postage_minor ? [[t("bulk.postage"), money(postage_minor), ""] as const] : [],
    [t("bulk.available"), money(available_minor), ""],
    ...isShort && awaited_minor > 0 ? [[t("bulk.awaited"), money(awaited_minor), ""] as const] : [],
    left < 0 ? [t("bulk.short"), money(-left), styles.short] : [t("bulk.left"), money(left), ""],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, amount, style]) => <Fact key={name} {...{ name, amount, style }} />)}
      </dl>
      {postage_minor === null && <span>{t("bulk.postageOnTop")}</span>}
      {left < 0 && (
        <div className={styles.foot}>
          {fits > 0 && (
            <span className={styles.short}>
              {t("bulk.covered", { count: fits, fits: numberText(fits), orders: numberText(orders) })}
            </span>
          )}
          <More charge={charge} minor={-left} />
        </div>
      )}
    </>
  );
}

function More({ charge, minor }: { readonly charge: JobPreviewCharge; readonly minor: number }) {
  const person = usePerson();
  const { seller_id, currency } = charge;
  return partsAt("ShortBalance").filter(({ rule }) => allows(rule, person)).map(({ Part }, at) => (
    <Part key={at} sellerId={seller_id} minor={minor} currency={currency} />
  ));
}

function Fact(
  { name, amount, style }: { readonly name: string; readonly amount: string; readonly style: string },
) {
  const styles = useStyles();
  return (
    <>
      <dt className={style}>{name}</dt>
      <dd className={styles.amount}>
        <bdi dir="ltr" className={style}>{amount}</bdi>
      </dd>
    </>
  );
}
