import { UNIT_STATUSES } from "../../../../api/statuses.ts";
import { numberText } from "../../../parts/format.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import type { ShownUnit } from "./unit.ts";
import { useUnitStyles } from "./unit.styles.ts";

export function UnitCounts({ units }: { readonly units: readonly Pick<ShownUnit, "print_status">[] }) {
  const styles = useUnitStyles();
  const counted = UNIT_STATUSES.map((status) => ({
    status,
    count: units.filter(({ print_status }) => print_status === status).length,
  })).filter(({ count }) => count > 0);
  // The row of a single garment shows its step.
  if (units.length < 2) return null;
  return (
    <ul className={styles.counts}>
      {counted.map(({ status, count }) => (
        <li key={status} className={styles.count}>
          <StatusPill kind="unit" axis="print_status" status={status} /> {numberText(count)}
        </li>
      ))}
    </ul>
  );
}
