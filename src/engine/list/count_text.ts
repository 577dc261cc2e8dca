import type { Count } from "../../../machines/rows.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";

/** A count as it is said: `10,000+` where it is capped. */
export const countText = ({ count, capped }: Count): string =>
  capped ? t("list.capped", { count: numberText(count) }) : numberText(count);
