import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { type ArtPlace, heightOf, MAX_ART_MM } from "../../../../api/catalogue/artwork.ts";
import type { PlacedArt } from "../../../../machines/placing.ts";
import { t } from "../../../lib/i18n.ts";
import { ArtPicture } from "./art_picture.tsx";
import { areaWord } from "./area_word.ts";
import { useArtworkStyles } from "./artwork.styles.ts";
import type { Area } from "./wiring.ts";

interface Props {
  readonly area: Area;
  readonly placed: PlacedArt | null;
  readonly color: string;
  readonly isDisabled: boolean;
  readonly onPlace: (place: ArtPlace) => void;
  readonly onTake: () => void;
}

interface Drag {
  readonly kind: "move" | "size";
  readonly x: number;
  readonly y: number;
  readonly from: ArtPlace;
  readonly perMm: number;
}

const STEP_MM = 1;
const LONG_STEP_MM = 10;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number, least: number): number =>
  Math.max(least, Math.min(MAX_ART_MM, Math.round(value)));
export const movePlace = (place: ArtPlace, x_mm: number, y_mm: number): ArtPlace => ({
  ...place,
  x_mm: within(x_mm, -MAX_ART_MM),
  y_mm: within(y_mm, -MAX_ART_MM),
});
export const resizePlace = (place: ArtPlace, w_mm: number): ArtPlace => ({ ...place, w_mm: within(w_mm, 1) });

export function placeAfterKey(place: ArtPlace, key: string, isLong: boolean): ArtPlace | null {
  const step = isLong ? LONG_STEP_MM : STEP_MM;
  const arrow = ARROWS[key];
  if (arrow) return movePlace(place, place.x_mm + arrow[0] * step, place.y_mm + arrow[1] * step);
  if (key === "+" || key === "=") return resizePlace(place, place.w_mm + step);
  if (key === "-" || key === "_") return resizePlace(place, place.w_mm - step);
  return null;
}

export function Board({ area, placed, color, isDisabled, onPlace, onTake }: Props) {
  const styles = useArtworkStyles();
  const board = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const { w_mm: wide, h_mm: high, safe_mm: safe } = area;
  const across = (mm: number) => `${mm / wide * 100}%`;
  const down = (mm: number) => `${mm / high * 100}%`;
  const begin = (kind: Drag["kind"]) => (event: PointerEvent<HTMLElement>) => {
    if (isDisabled || !placed || !board.current || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const perMm = board.current.getBoundingClientRect().width / wide;
    drag.current = { kind, x: event.clientX, y: event.clientY, from: placeOf(placed), perMm };
  };
  const follow = (event: PointerEvent) => {
    const now = drag.current;
    if (!now) return;
    const [dx, dy] = [(event.clientX - now.x) / now.perMm, (event.clientY - now.y) / now.perMm];
    const { from } = now;
    onPlace(
      now.kind === "move"
        ? movePlace(from, from.x_mm + dx, from.y_mm + dy)
        : resizePlace(from, from.w_mm + dx),
    );
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    if (isDisabled || !placed || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeAfterKey(placeOf(placed), event.key, event.shiftKey);
    if (!next && event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    if (next) onPlace(next);
    else onTake();
  };
  const dragging = { onPointerMove: follow, onPointerUp: end, onPointerCancel: end };
  const word = areaWord(area.key);
  return (
    <div className={styles.ground} dir="ltr">
      <div
        ref={board}
        className={styles.board}
        style={{
          aspectRatio: `${wide} / ${high}`,
          maxWidth: `calc(60vh * ${wide / high})`,
          ...color && { backgroundColor: color },
        }}
        role="group"
        aria-label={t("artwork.areaSize", { area: word, width: wide, height: high })}
      >
        {placed && (
          <div
            className={styles.art}
            style={{
              left: across(placed.x_mm),
              top: down(placed.y_mm),
              width: across(placed.w_mm),
              height: down(heightOf(placed.file, placed.w_mm)),
            }}
            role="button"
            tabIndex={0}
            aria-label={t("artwork.alt", { name: placed.file.name, area: word })}
            aria-describedby="artwork-keys"
            aria-disabled={isDisabled}
            onPointerDown={begin("move")}
            {...dragging}
            onKeyDown={press}
          >
            <ArtPicture id={placed.file_id} size="large" rendition="picture" />
            {!isDisabled && (
              <span className={styles.handle} onPointerDown={begin("size")} {...dragging} aria-hidden />
            )}
          </div>
        )}
        <span
          className={styles.safe}
          style={{ left: across(safe), right: across(safe), top: down(safe), bottom: down(safe) }}
        />
      </div>
    </div>
  );
}

const placeOf = ({ x_mm, y_mm, w_mm }: ArtPlace): ArtPlace => ({ x_mm, y_mm, w_mm });
