/** The day a garment is due; in red and with the word, while somebody still has to work at it and the day is over. */
import { mergeClasses } from "@fluentui/react-components";
import { formatDay } from "../../../../api/time/instants.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { config } from "../../../lib/config.ts";
import { useNow } from "../../../lib/now.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";

const OVER: readonly string[] = ["Packed", "Stopped"];

interface Props {
  readonly due_at: number;
  readonly print_status: string;
}

export function UnitDue({ due_at, print_status }: Props) {
  const { number, quiet, alarm } = useRecordStyles();
  const now = useNow();
  const isLate = due_at < now && !OVER.includes(print_status);
  return (
    <span className={mergeClasses(number, quiet, isLate && alarm)}>
      <bdi>{formatDay(due_at, config().timeZone)}</bdi>
      {isLate && ` ${choiceWord("due", "late")}`}
    </span>
  );
}
