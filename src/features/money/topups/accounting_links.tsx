import { t } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { useTopupStyles } from "./topup.styles.ts";

export default function AccountingLinks() {
  const styles = useTopupStyles();
  return (
    <span className={styles.links}>
      <LinkButton isSmall href="/billing/methods">{t("topups.methods")}</LinkButton>
      <LinkButton isSmall href="/billing/rates">{t("topups.rates")}</LinkButton>
      <LinkButton isSmall href="/billing/tax">{t("menu.tax_rates")}</LinkButton>
      <LinkButton isSmall href="/billing/months">{t("ledgerMonths.title")}</LinkButton>
    </span>
  );
}
