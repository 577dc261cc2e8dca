/** Which garments of a record a step is about: a box for each. */
import { Checkbox, FieldContextProvider } from "@fluentui/react-components";
import type { AskProps } from "../../../engine/features.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { useFieldWord } from "../../../engine/field_words.ts";
import { usePickStyles } from "./pick.styles.ts";
import { isOver, type ShownUnit } from "./unit.ts";

export default function UnitIdsAsk({ name, value, record, isOff, onChange }: AskProps) {
  const styles = usePickStyles();
  const label = useFieldWord()(name);
  const units = (Array.isArray(record["units"]) ? record["units"] as ShownUnit[] : [])
    .filter((unit) => !isOver(unit));
  const picked = value === "" ? [] : value.split(",");
  const pick = (id: string, isOn: boolean) =>
    onChange([...picked.filter((each) => each !== id), ...isOn ? [id] : []].join(","));
  return (
    <div role="group" aria-label={label} className={styles.boxes}>
      <FieldContextProvider value={undefined}>
        {units.map((unit) => (
          <Checkbox
            key={unit._id}
            name={name}
            checked={picked.includes(unit._id)}
            disabled={isOff}
            label={
              <>
                <bdi className={styles.code}>{unit.ticket}</bdi>{" "}
                <bdi translate="no">{unit.title || unit.sku}</bdi>{" "}
                <span className={styles.quiet}>
                  <bdi>
                    {[unit.variant, statusWord(unit.print_status, "print_status")].filter(Boolean).join(
                      " · ",
                    )}
                  </bdi>
                </span>
              </>
            }
            onChange={(_, { checked }) => pick(unit._id, checked === true)}
          />
        ))}
      </FieldContextProvider>
    </div>
  );
}
