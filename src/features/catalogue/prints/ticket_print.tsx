import { useRecordStyles } from "../../../parts/record.styles.ts";
import { t } from "../../../lib/i18n.ts";
import { PrintButton } from "./print_button.tsx";

interface Props {
  readonly id: string;
  /** Prints of its present ticket. */
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
