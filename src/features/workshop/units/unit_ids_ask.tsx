import { Checkbox, FieldContextProvider, mergeClasses } from "@fluentui/react-components";
import { useId } from "react";
import { allows } from "../../../../api/access.ts";
import { stopsBegun } from "../../../../resources/orders/orders.ts";
import type { AskProps } from "../../../engine/features.ts";
import { useFieldWord } from "../../../engine/field_words.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { usePickStyles } from "./pick.styles.ts";
import { isStopped, type ShownUnit } from "./unit.ts";

export default function UnitIdsAsk({ name, value, record, isDisabled, onChange }: AskProps) {
  const styles = usePickStyles();
  const label = useFieldWord()(name);
  const units = (Array.isArray(record["units"]) ? record["units"] as ShownUnit[] : [])
    .filter((unit) => !isStopped(unit));
  const mayStopBegun = allows(stopsBegun, usePerson());
  const isKept = ({ is_begun = false }: ShownUnit) => is_begun && !mayStopBegun;
  const help = useId();
  const isAnyKept = units.some(isKept);
  const picked = value === "" ? [] : value.split(",");
  const pick = (id: string, isOn: boolean) =>
    onChange([...picked.filter((each) => each !== id), ...isOn ? [id] : []].join(","));
  return (
    <div role="group" aria-label={label} aria-describedby={isAnyKept ? help : undefined}>
      <div className={styles.boxes}>
        <FieldContextProvider value={undefined}>
          {units.map((unit) => (
            <Checkbox
              key={unit._id}
              name={name}
              checked={picked.includes(unit._id)}
              // A picked garment can be removed even if it was begun meanwhile.
              disabled={isDisabled || isKept(unit) && !picked.includes(unit._id)}
              label={
                <>
                  <bdi className={styles.code}>{unit.ticket}</bdi>{" "}
                  <bdi translate="no">{unit.title || unit.sku}</bdi>{" "}
                  <span className={styles.quiet}>
                    <bdi>
                      {[
                        unit.variant,
                        statusWord(unit.print_status, "print_status"),
                        isKept(unit) && t("stopping.begun"),
                      ].filter(Boolean).join(" · ")}
                    </bdi>
                  </span>
                </>
              }
              onChange={(_, { checked }) => pick(unit._id, checked === true)}
            />
          ))}
        </FieldContextProvider>
      </div>
      {isAnyKept && <p className={mergeClasses(styles.quiet, styles.help)} id={help}>{t("stopping.help")}</p>}
    </div>
  );
}
