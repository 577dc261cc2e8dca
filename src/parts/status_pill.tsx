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
import { hasWords, held, t } from "../lib/i18n.ts";
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

interface Props {
  readonly status: string;
  /** The field that it is the value of. */
  readonly axis?: string;
  /** The record's lifecycle, or the list that it is in: decides the tone, and the sentence of the tooltip. */
  readonly kind?: string | undefined;
}

/** Adds to the tooltip what the status means for this kind of record. Its sentences are loaded at the first one. */
async function explain(pill: HTMLElement, { status, axis = "status", kind = "" }: Props): Promise<void> {
  const word = statusWord(status, axis);
  try {
    const { meaningOf } = await import("./status_meanings/find.ts");
    const meaning = await meaningOf(kind, axis, status);
    if (meaning && pill.title === word) pill.title = `${word} · ${held(meaning)}`;
  } catch {
    // Without a connection the tooltip stays the word; the next pointer tries again.
  }
}

/** Draws a pill without a component of its own: the caller of many asks for the styles once. */
export function drawPill(props: Props, styles: ReturnType<typeof usePillStyles>): ReactElement {
  const { status, axis, kind } = props;
  const tone = toneOf(status, kind);
  return (
    <span
      className={mergeClasses(styles.pill, styles[tone])}
      title={statusWord(status, axis)}
      onPointerEnter={({ currentTarget }) => void explain(currentTarget, props)}
    >
      {SHAPES[tone]}
      <span className={styles.word}>{statusWord(status, axis)}</span>
    </span>
  );
}

export function StatusPill(props: Props) {
  return drawPill(props, usePillStyles());
}
