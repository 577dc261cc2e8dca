import { useRecordStyles } from "../../../parts/record.styles.ts";
import type { ShownUnit } from "./unit.ts";
import { UnitRow } from "./unit_row.tsx";

interface Props {
  readonly units: readonly ShownUnit[];
  /** The package in which the garments are shown, so that rows do not repeat it. */
  readonly inPackage?: string;
  /** True if rows must name the item, since the list has several items without headings. */
  readonly isNamed?: boolean;
  /** Called after a step of a garment. */
  readonly onDone: () => void;
}

export function UnitList({ units, inPackage, isNamed = false, onDone }: Props) {
  const { plainList } = useRecordStyles();
  return (
    <ul className={plainList}>
      {units.map((unit) => <UnitRow key={unit._id} {...{ unit, inPackage, isNamed, onDone }} />)}
    </ul>
  );
}
