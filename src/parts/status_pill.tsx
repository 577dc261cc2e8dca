/** A status as a word with its tone's colour and shape: never told by colour alone. */
import { mergeClasses } from "@fluentui/react-components";
import {
  Checkmark12Regular,
  Circle12Regular,
  CircleHalfFill12Regular,
  Dismiss12Regular,
  Prohibited12Regular,
  Warning12Regular,
} from "@fluentui/react-icons";
import { type Tone, toneOf } from "../../api/statuses.ts";
import { hasWords, t } from "../lib/i18n.ts";
import { usePillStyles } from "./status_pill.styles.ts";

const SHAPES: Readonly<Record<Tone, typeof Circle12Regular>> = {
  waiting: Circle12Regular,
  working: CircleHalfFill12Regular,
  person: Warning12Regular,
  done: Checkmark12Regular,
  failed: Dismiss12Regular,
  ended: Prohibited12Regular,
};

/**
 * The word of a status; one that this build does not know is shown as it came. Two axes of an order share values: where the
 * axis has a word of its own, that is said, so that "Processing" of a shipment reads "No label yet".
 * @param axis the field: `status`, `shipment_status`
 */
export function statusWord(status: string, axis = "status"): string {
  const own = `axis.${axis}.${status}` as const;
  if (hasWords(own)) return t(own);
  return hasWords(`status.${status}`) ? t(`status.${status}`) : status;
}

interface Props {
  readonly status: string;
  /** The field that it is the value of. */
  readonly axis?: string;
}

export function StatusPill({ status, axis }: Props) {
  const styles = usePillStyles();
  const tone = toneOf(status);
  const Shape = SHAPES[tone];
  const word = statusWord(status, axis);
  return (
    <span className={mergeClasses(styles.pill, styles[tone])} title={word}>
      <Shape aria-hidden />
      <span className={styles.word}>{word}</span>
    </span>
  );
}
