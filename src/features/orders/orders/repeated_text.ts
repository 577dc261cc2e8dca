import type { RepeatedLine } from "../../../../api/orders/repeated_lines.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";

/** Returns "TEE-M is in 2 lines: 2 + 2 = 4 pieces. If a row came twice, remove one." */
export const repeatedText = ({ sku, title, quantities }: RepeatedLine): string =>
  t("imports.repeated", {
    sku: sku || title,
    lines: numberText(quantities.length),
    sum: quantities.map(numberText).join(" + "),
    n: numberText(quantities.reduce((sum, each) => sum + each, 0)),
  });
