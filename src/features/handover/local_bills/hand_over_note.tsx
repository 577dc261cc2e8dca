import type { StepNoteProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText, weightText } from "../../../parts/format.ts";

const numberIn = (value: unknown): number => typeof value === "number" ? value : 0;

export default function HandOverNote({ record, event }: StepNoteProps) {
  if (event !== "bill.confirm") return null;
  return (
    <p>
      {t("localBill.counted", {
        packages: numberText(numberIn(record["packages_count"])),
        weight: weightText(numberIn(record["gross_g"])),
      })} {t("localBill.handOverHelp")}
    </p>
  );
}
