import type { RateResult } from "../../../../api/shipping/rating/price_table.ts";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { PriceSteps, refusalText } from "../price_tables/steps.tsx";

export default function PackagePrice({ quote }: { readonly quote: RateResult }) {
  const { quiet } = useRecordStyles();
  return (
    <>
      {!quote.ok && (
        <span className={quiet}>{t("parcel.noPrice", { reason: refusalText(quote.refusal) })}</span>
      )}
      {quote.ok && <PriceSteps steps={quote.steps} currency={quote.currency} />}
    </>
  );
}
