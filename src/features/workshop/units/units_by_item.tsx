import { useRecordStyles } from "../../../parts/record.styles.ts";
import type { ShownUnit } from "./unit.ts";
import { UnitList } from "./unit_list.tsx";
import { useUnitStyles } from "./unit.styles.ts";

interface Props {
  readonly units: readonly ShownUnit[];
  /** The package in which the garments are shown, so that rows do not repeat it. */
  readonly inPackage?: string;
  /** Called after a step of a garment. */
  readonly onDone: () => void;
}

export function UnitsByItem({ units, ...rest }: Props) {
  const { quiet } = useRecordStyles();
  const styles = useUnitStyles();
  return Array.from(
    Map.groupBy(units, ({ order_line_id }) => order_line_id),
    ([line, [first, ...others]]) =>
      first && (
        <div key={line} className={styles.line}>
          <h4 className={styles.lineTitle}>
            <bdi translate="no">{first.title || first.sku}</bdi>{" "}
            <span className={quiet}>
              <bdi translate="no">{[first.variant, first.sku].filter(Boolean).join(" · ")}</bdi>
            </span>
          </h4>
          <UnitList units={[first, ...others]} {...rest} />
        </div>
      ),
  );
}
