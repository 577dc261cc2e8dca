import { MAX_MANIFEST_ITEMS } from "../../../../api/handover/manifest_bounds.ts";
import type { AskProps } from "../../../engine/features.ts";
import { numberAsk } from "../../../engine/record/number_ask.tsx";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";

const NumberAsk = numberAsk(MAX_MANIFEST_ITEMS);

/** Asks for the counted number of packages, and hides the expected one, so that nobody copies it. */
export default function CountAsk(props: AskProps) {
  const { quiet } = useRecordStyles();
  return (
    <>
      <NumberAsk {...props} />
      <div className={quiet}>{t("manifest.submitHelp")}</div>
    </>
  );
}
