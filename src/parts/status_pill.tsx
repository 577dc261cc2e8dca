/** Shows a status by a word, a color and a shape, never by color alone. */
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

/** Constant elements, because React skips an element that it has already drawn, and a list has many. */
const SHAPES: Readonly<Record<Tone, ReactElement>> = {
  waiting: <Circle12Regular aria-hidden />,
  working: <CircleHalfFill12Regular aria-hidden />,
  person: <Warning12Regular aria-hidden />,
  done: <Checkmark12Regular aria-hidden />,
  failed: <Dismiss12Regular aria-hidden />,
  ended: <Prohibited12Regular aria-hidden />,
};

/**
 * Returns the word of a status; an unknown status is returned unchanged. A field may have another word for the status, if a
 * language uses different ones for garments and orders.
 * @param axis the field: `status`, `shipment_status`
 * @param kind the lifecycle or the list, with whose noun the word agrees; if empty, it agrees with "status"
 */
export function statusWord(status: string, axis = "status", kind = ""): string {
  const own = `axis.${axis}.${status}` as const;
  if (hasWords(own)) return t(own);
  return hasWords(`status.${status}`) ? t(agreedKey(status, axis, kind)) : status;
}

interface PillProps {
  readonly status: string;
  readonly axis?: string;
  /** The record's lifecycle or list, which decides the tone and the sentence of the tooltip. */
  readonly kind?: string | undefined;
}

/**
 * Draws a pill without a component, so that a caller of many pills gets the styles once. The tooltip explains the status when
 * the pointer enters; until the explanation is loaded, the tooltip is the word.
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
          ({ addMeaning }) => addMeaning(currentTarget, kind, axis, status),
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
