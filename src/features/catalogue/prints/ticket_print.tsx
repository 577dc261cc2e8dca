import { useRecordStyles } from "../../../parts/record.styles.ts";
import { t } from "../../../lib/i18n.ts";
import { PrintButton } from "./print_button.tsx";

interface Props {
  readonly id: string;
  /** Number of times that the unit's current ticket was printed. */
  readonly prints: number;
  readonly onDone: () => void;
}

export function TicketPrint({ id, prints, onDone }: Props) {
  const { quiet } = useRecordStyles();
  return (
    <div>
      <PrintButton kind="tickets" ids={[id]} isAgain={prints > 0} onDone={onDone} />{" "}
      {prints > 0 && <span className={quiet}>{t("prints.times", { count: prints })}</span>}
    </div>
  );
}
