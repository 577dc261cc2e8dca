/** Balance and VIP level in the top bar. Source: spec S1.3, S2.50, S9.10. */
import { makeStyles, tokens } from "@fluentui/react-components";
import { formatMinor } from "../../../api/money.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexShrink: 0,
    alignItems: "baseline",
    gap: tokens.spacingHorizontalM,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    color: tokens.colorNeutralForeground2,
    // Where all buttons stand side by side the two stand one above the other.
    "@media (max-width: 640px)": {
      flexDirection: "column",
      alignItems: "flex-end",
      gap: 0,
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
    },
  },
  label: { color: tokens.colorNeutralForeground3, "@media (max-width: 1023px)": { display: "none" } },
});

/** The balance is in dollars whatever the currency of orders; the minus comes first. */
export function balanceText(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return `${cents < 0 ? "-" : ""}$${formatMinor(Math.abs(cents), "USD")}`;
}

export function Wallet() {
  const styles = useStyles();
  const { total_credit, vip } = usePerson();
  return (
    <span className={styles.root}>
      <span>
        <span className={styles.label}>{t("shell.balance")}</span> {balanceText(total_credit)}
      </span>
      <span>{t("shell.vip", { n: vip })}</span>
    </span>
  );
}
