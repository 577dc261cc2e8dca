import { LOW_DAYS } from "../../../../api/shipping/number_ranges.ts";
import { numberRanges } from "../../../../resources/shipping/shipping_methods.ts";
import { NewPart } from "../../../engine/record/new_part.tsx";
import { type AddProps, type BesidePartProps, PartList } from "../../../engine/record/part_list.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { useMethodStyles } from "./methods.styles.ts";

const NewRange = (props: AddProps) => <NewPart part={numberRanges} {...props} />;

function Level({ row }: BesidePartProps) {
  const styles = useMethodStyles();
  const days = row["days_left"];
  const isLow = row["status"] === "Active" && typeof days === "number" && days < LOW_DAYS;
  return (
    <div className={styles.level}>
      <StatusPill kind="number_ranges" status={String(row["status"] ?? "")} />
      {isLow && (
        <strong className={styles.warn}>
          {t("methods.lastsFor", {
            count: Number(days),
            left: numberText(Number(row["left"] ?? 0)),
          })}
        </strong>
      )}
    </div>
  );
}

export default function RangesTab({ record }: PartProps) {
  if (record["provider"] !== "house") return <p>{t("methods.noNumbers")}</p>;
  return <PartList part={numberRanges} record={String(record["code"] ?? "")} Add={NewRange} Beside={Level} />;
}
