import type { Count } from "../../../machines/rows.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";

/** Writes a count; a capped one as `10,000+`. */
export const countText = ({ count, capped }: Count): string =>
  capped ? t("list.capped", { count: numberText(count) }) : numberText(count);
