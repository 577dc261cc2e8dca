/** How many garments are at each step, in the order of their way: where the work is, at a glance. */
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
  // Of one garment its own line says it.
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
