import { MAX_SHOWN_UNITS } from "../../../../api/constants.ts";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import type { ShownUnit } from "./unit.ts";

export function FirstOnly({ units, all }: { readonly units: readonly ShownUnit[]; readonly all: number }) {
  const { quiet } = useRecordStyles();
  // `units` includes stopped garments and `all` does not, so only a list of maximum length may be incomplete.
  if (units.length < MAX_SHOWN_UNITS || all < MAX_SHOWN_UNITS) return null;
  return <p className={quiet}>{t("entity.units.first", { shown: units.length, all })}</p>;
}
