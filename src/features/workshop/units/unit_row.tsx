import { Button, mergeClasses } from "@fluentui/react-components";
import { ChevronDownRegular, ChevronUpRegular } from "@fluentui/react-icons";
import { useId, useState } from "react";
import { isSeller } from "../../../../api/access.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { OrderLink } from "../../orders/orders/order_link.tsx";
import { PackageLink } from "../../orders/orders/package_link.tsx";
import type { ShownUnit } from "./unit.ts";
import { useUnitStyles } from "./unit.styles.ts";
import { UnitLink } from "./unit_link.tsx";
import { UnitDetails } from "./unit_details.tsx";
import { formatDay } from "../../../../api/time/instants.ts";
import { config } from "../../../lib/config.ts";
import { useNow } from "../../../lib/now.ts";

interface Props {
  readonly unit: ShownUnit;
  readonly inPackage: string | undefined;
  readonly isNamed: boolean;
  readonly onDone: () => void;
}

export function UnitRow({ unit, inPackage, isNamed, onDone }: Props) {
  const styles = usePartStyles();
  const { quiet } = useRecordStyles();
  const { open, columns, part } = useUnitStyles();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { ticket, print_status, work_status, package_id, package_code, rejects, due_at } = unit;
  const isShownIn = package_id !== null && package_id !== inPackage;
  const label = t("entity.units.history", { ticket });
  return (
    <li>
      <div className={mergeClasses(styles.row, columns)}>
        <UnitLink id={unit._id} ticket={ticket} />
        <span className={part}>
          {unit.size && <strong>{unit.size}</strong>}
          <StatusPill kind="unit" axis="print_status" status={print_status} />
          {work_status !== "" && <StatusPill kind="unit" axis="work_status" status={work_status} />}
          {rejects > 0 && <span className={quiet}>{t("entity.units.rejectedTimes", { count: rejects })}
          </span>}
        </span>
        <span className={part}>
          {isNamed && <span>{[unit.title, unit.variant].filter(Boolean).join(" · ")}</span>}
          {unit.order_code && <OrderLink id={unit.order_id ?? ""} code={unit.order_code} />}
          <UnitWhere unit={unit} />
          {isShownIn && <PackageLink id={package_id} code={package_code} />}
        </span>
        {due_at === undefined ? <span /> : <UnitDue due_at={due_at} print_status={print_status} />}
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

/** Returns "Returned: scrapped · Carrier damage". */
function returnedText({ outcome, reason_code }: NonNullable<ShownUnit["returned"]>): string {
  const key = `entity.units.returned.${outcome}` as Key;
  return [hasWords(key) ? t(key) : outcome, choiceWord("reason_code", reason_code)].filter(Boolean).join(
    " · ",
  );
}

/** Shows station, worker and bin of a garment as far as the person may see them, and the grade if returned. */
function UnitWhere({ unit }: Pick<Props, "unit">) {
  const { mono } = usePartStyles();
  const { quiet } = useRecordStyles();
  const person = usePerson();
  const { station_code, operator_name, bin_code, returned } = unit;
  return (
    <>
      {station_code && !isSeller(person) && (
        <bdi className={mergeClasses(mono, quiet)} translate="no">{station_code}</bdi>
      )}
      {operator_name && <bdi className={quiet} translate="no">{operator_name}</bdi>}
      {bin_code && (
        <span className={quiet}>
          {fieldWord("units", "bin_code")} <bdi className={mono} translate="no">{bin_code}</bdi>
        </span>
      )}
      {returned && <span className={quiet}>{returnedText(returned)}</span>}
    </>
  );
}

const OVER: readonly string[] = ["Packed", "Stopped"];

interface UnitDueProps {
  readonly due_at: number;
  readonly print_status: string;
}

/** Shows the due day of a garment, in red and with a word once the day is over and the garment is not finished. */
function UnitDue({ due_at, print_status }: UnitDueProps) {
  const { number, quiet, alarm } = useRecordStyles();
  const now = useNow();
  const { timeZone } = config();
  const day = formatDay(due_at, timeZone);
  const isLate = due_at < now && day !== formatDay(now, timeZone) && !OVER.includes(print_status);
  return (
    <span className={mergeClasses(number, quiet, isLate && alarm)}>
      <bdi>{day}</bdi>
      {isLate && ` ${choiceWord("due", "late")}`}
    </span>
  );
}
