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
import type { ReactElement } from "react";
import { type Tone, toneOf } from "../../api/tones.ts";
import { hasWords, t } from "../lib/i18n.ts";
import { usePillStyles } from "./status_pill.styles.ts";

/** As elements: React passes over one that it has drawn already, and a list has three in each row. */
const SHAPES: Readonly<Record<Tone, ReactElement>> = {
  waiting: <Circle12Regular aria-hidden />,
  working: <CircleHalfFill12Regular aria-hidden />,
  person: <Warning12Regular aria-hidden />,
  done: <Checkmark12Regular aria-hidden />,
  failed: <Dismiss12Regular aria-hidden />,
  ended: <Prohibited12Regular aria-hidden />,
};

/**
 * The word of a status; one that this build does not know is shown as it came. An axis may have another word for it, where a
 * language says it otherwise of garments than of orders.
 * @param axis the field: `status`, `shipment_status`
 */
export function statusWord(status: string, axis = "status"): string {
  const own = `axis.${axis}.${status}` as const;
  if (hasWords(own)) return t(own);
  return hasWords(`status.${status}`) ? t(`status.${status}`) : status;
}

/** For the tooltip: the whole word, which may be cut off, and what it means on an axis where that needs saying. */
export function statusTitle(status: string, axis = "status"): string {
  const word = statusWord(status, axis);
  const hint = `statusHint.${axis}.${status}` as const;
  return hasWords(hint) ? `${word} · ${t(hint)}` : word;
}

interface Props {
  readonly status: string;
  /** The field that it is the value of. */
  readonly axis?: string;
  /** The lifecycle of the status, where that decides its tone. */
  readonly lifecycle?: string | undefined;
}

/** For who draws many: the styles are asked for once, and a page of rows is sixty components less. */
export function drawPill(
  { status, axis, lifecycle }: Props,
  styles: ReturnType<typeof usePillStyles>,
): ReactElement {
  const tone = toneOf(status, lifecycle);
  return (
    <span className={mergeClasses(styles.pill, styles[tone])} title={statusTitle(status, axis)}>
      {SHAPES[tone]}
      <span className={styles.word}>{statusWord(status, axis)}</span>
    </span>
  );
}

export function StatusPill(props: Props) {
  return drawPill(props, usePillStyles());
}
