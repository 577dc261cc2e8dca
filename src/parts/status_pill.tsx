/** A status has a word, a color and a shape: never color alone. */
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
import { agreedKey } from "../lib/agreed_key.ts";
import { hasWords, t } from "../lib/i18n.ts";
import { usePillStyles } from "./status_pill.styles.ts";

/** As elements: React skips one that it has drawn already, and a list has three in each row. */
const SHAPES: Readonly<Record<Tone, ReactElement>> = {
  waiting: <Circle12Regular aria-hidden />,
  working: <CircleHalfFill12Regular aria-hidden />,
  person: <Warning12Regular aria-hidden />,
  done: <Checkmark12Regular aria-hidden />,
  failed: <Dismiss12Regular aria-hidden />,
  ended: <Prohibited12Regular aria-hidden />,
};

/**
 * Returns the word of a status; an unknown one as it came. An axis may have another word for it, if a
 * language says it otherwise of garments than of orders.
 * @param axis the field: `status`, `shipment_status`
 * @param kind the lifecycle or the list; the word agrees with its noun, without one with "status"
 */
export function statusWord(status: string, axis = "status", kind = ""): string {
  const own = `axis.${axis}.${status}` as const;
  if (hasWords(own)) return t(own);
  return hasWords(`status.${status}`) ? t(agreedKey(status, axis, kind)) : status;
}

interface PillProps {
  readonly status: string;
  readonly axis?: string;
  /** The record's lifecycle, or the list that it is in: decides the tone, and the sentence of the tooltip. */
  readonly kind?: string | undefined;
}

/**
 * Draws a pill without a component: the caller of many asks for the styles once. Its tooltip explains the status once a
 * pointer is on it; without a connection it stays the word, and the next pointer tries again.
 */
export function drawPill(
  { status, axis = "status", kind = "" }: PillProps,
  styles: ReturnType<typeof usePillStyles>,
): ReactElement {
  const tone = toneOf(status, kind);
  const word = statusWord(status, axis, kind);
  return (
    <span
      className={mergeClasses(styles.pill, styles[tone])}
      title={word}
      onPointerEnter={({ currentTarget }) =>
        void import("./status_meanings/explain.ts").then(
          ({ explain }) => explain(currentTarget, kind, axis, status),
          () => {},
        )}
    >
      {SHAPES[tone]}
      <span className={styles.word}>{word}</span>
    </span>
  );
}

export function StatusPill(props: PillProps) {
  return drawPill(props, usePillStyles());
}
