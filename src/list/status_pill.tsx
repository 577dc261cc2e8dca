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

/** The word of a status; one that this build does not know is shown as it came. */
export const statusWord = (status: string): string =>
  hasWords(`status.${status}`) ? t(`status.${status}`) : status;

export function StatusPill({ status }: { readonly status: string }) {
  const styles = usePillStyles();
  const tone = toneOf(status);
  const Shape = SHAPES[tone];
  const word = statusWord(status);
  return (
    <span className={mergeClasses(styles.pill, styles[tone])} title={word}>
      <Shape aria-hidden />
      <span className={styles.word}>{word}</span>
    </span>
  );
}
