/** Garments of an order or a parcel: where each is, and by request its steps and what happened to it. */
import { useRecordStyles } from "../../../parts/record.styles.ts";
import type { ShownUnit } from "./unit.ts";
import { UnitRow } from "./unit_row.tsx";

interface Props {
  readonly units: readonly ShownUnit[];
  /** The parcel that they are shown in: it is not said of each. */
  readonly inPackage?: string;
  /** They are of several kinds, and nothing around them says which. */
  readonly isNamed?: boolean;
  /** Something was done to one of them. */
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
