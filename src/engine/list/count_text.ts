import type { Count } from "../../../machines/rows.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";

/** Capped counts are written as `10,000+`. */
export const countText = ({ count, capped }: Count): string =>
  capped ? t("list.capped", { count: numberText(count) }) : numberText(count);
