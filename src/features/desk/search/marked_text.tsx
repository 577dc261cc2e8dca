/** Marks the matched letters. The text is never parsed as markup. */
import { Fragment } from "react";
import { useOptionStyles } from "./option.styles.ts";

interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

export function piecesOf(text: string, marks: ReadonlySet<number>): readonly Piece[] {
  const pieces: { text: string; isMarked: boolean }[] = [];
  let place = 0;
  for (const sign of text) {
    const isMarked = marks.has(place);
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) last.text += sign;
    else pieces.push({ text: sign, isMarked });
    place += sign.length;
  }
  return pieces;
}

interface Props {
  readonly text: string;
  readonly marks: ReadonlySet<number>;
}

export function MarkedText({ text, marks }: Props) {
  const styles = useOptionStyles();
  return piecesOf(text, marks).map((piece, at) => (
    <Fragment key={at}>
      {piece.isMarked ? <mark className={styles.mark}>{piece.text}</mark> : piece.text}
    </Fragment>
  ));
}
