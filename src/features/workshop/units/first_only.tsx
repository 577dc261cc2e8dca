import { MAX_SHOWN_UNITS } from "../../../../api/constants.ts";
import { t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import type { ShownUnit } from "./unit.ts";

export function FirstOnly({ units, all }: { readonly units: readonly ShownUnit[]; readonly all: number }) {
  const { quiet } = useRecordStyles();
  // Stopped ones are shown too: only a full list can have left some out.
  if (units.length < MAX_SHOWN_UNITS || all < MAX_SHOWN_UNITS) return null;
  return <p className={quiet}>{t("entity.units.first", { shown: units.length, all })}</p>;
}
