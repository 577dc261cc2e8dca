/** One garment in a line: its ticket, its step and state, its parcel; opened, its steps and its history. */
import { Button, mergeClasses } from "@fluentui/react-components";
import { ChevronDownRegular, ChevronUpRegular } from "@fluentui/react-icons";
import { useId, useState } from "react";
import { isSeller } from "../../../api/access.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { usePartStyles } from "../../parts/parts.styles.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { StatusPill } from "../../parts/status_pill.tsx";
import { PackageLink } from "../packages/package_link.tsx";
import type { ShownUnit } from "./unit.ts";
import { useUnitStyles } from "./unit.styles.ts";
import { UnitLink } from "./unit_link.tsx";
import { UnitDetails } from "./unit_details.tsx";

interface Props {
  readonly unit: ShownUnit;
  readonly inPackage: string | undefined;
  readonly onDone: () => void;
}

export function UnitRow({ unit, inPackage, onDone }: Props) {
  const styles = usePartStyles();
  const { quiet } = useRecordStyles();
  const { open } = useUnitStyles();
  const person = usePerson();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const {
    ticket,
    print_status,
    work_status,
    station_code,
    operator_name,
    package_id,
    package_code,
    rejects,
  } = unit;
  const isShownIn = package_id !== null && package_id !== inPackage;
  const label = t("entity.units.history", { ticket });
  return (
    <li>
      <div className={styles.row}>
        <UnitLink id={unit._id} ticket={ticket} />
        <StatusPill axis="print_status" status={print_status} />
        {work_status !== "" && <StatusPill axis="work_status" status={work_status} />}
        {station_code && !isSeller(person) && (
          <bdi className={mergeClasses(styles.mono, quiet)}>{station_code}</bdi>
        )}
        {operator_name && <bdi className={quiet}>{operator_name}</bdi>}
        {isShownIn && <PackageLink id={package_id} code={package_code} />}
        {rejects > 0 && <span className={quiet}>{t("entity.units.rejectedTimes", { count: rejects })}</span>}
        <Button
          className={open}
          appearance="subtle"
          size="small"
          icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div id={id}>{isOpen && <UnitDetails id={unit._id} onDone={onDone} />}</div>
    </li>
  );
}
