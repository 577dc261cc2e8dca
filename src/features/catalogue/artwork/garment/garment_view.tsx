import { mergeClasses } from "@fluentui/react-components";
import { useId } from "react";
import { DRAWINGS, frameOf } from "../../../../../api/catalogue/garment_drawings.ts";
import { bodyOf, seamsOf } from "../../../../../api/catalogue/garment_picture.ts";
import { type Outline, OUTLINES } from "../../../../../api/catalogue/outlines.ts";
import { useFileAddress } from "../../../../lib/file_address.ts";
import { useGarmentStyles } from "./garment.styles.ts";

/** A print file with its position and size in its area, in millimeters. */
export interface ShownPrint {
  readonly file_id: string;
  readonly x_mm: number;
  readonly y_mm: number;
  readonly w_mm: number;
  readonly h_mm: number;
}

export interface GarmentViewProps {
  readonly outline: string;
  readonly area: { readonly key: string; readonly w_mm: number; readonly h_mm: number };
  readonly print: ShownPrint | null;
  /** Color of the garment as `rgb(…)`; empty if unknown. */
  readonly color: string;
  readonly label: string;
  readonly size: "small" | "large";
}

const isOutline = (name: string): name is Outline => (OUTLINES as readonly string[]).includes(name);

const DARKEST_BRIGHT = 110;
function isDark(color: string): boolean {
  const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
  return red * 0.3 + green * 0.59 + blue * 0.11 < DARKEST_BRIGHT;
}

export default function GarmentView({ outline, area, print, color, label, size }: GarmentViewProps) {
  const styles = useGarmentStyles();
  const id = useId();
  const drawing = DRAWINGS[isOutline(outline) ? outline : "sheet"];
  const frame = frameOf(drawing, area.key, area);
  const body = bodyOf(drawing, frame);
  // The area `full` is the whole garment, so no frame is drawn around it.
  const isAllOver = area.key === "full";
  const seams = isDark(color) ? styles.onDark : styles.onLight;
  return (
    <svg
      className={mergeClasses(styles.garment, styles[size])}
      viewBox={`0 0 ${drawing.w} ${drawing.h}`}
      role="img"
      aria-label={label}
      data-outline={outline}
    >
      <clipPath id={`${id}body`}>
        <path d={body} />
      </clipPath>
      <clipPath id={`${id}area`}>
        <rect x={frame.x} y={frame.y} width={frame.w} height={frame.h} />
      </clipPath>
      <path className={styles.body} d={body} style={color === "" ? undefined : { fill: color }} />
      <g clipPath={`url(#${id}body)`}>
        <g clipPath={`url(#${id}area)`}>
          {print && <Print print={print} frame={frame} />}
        </g>
      </g>
      <path className={mergeClasses(styles.seams, seams)} d={seamsOf(drawing, area.key)} />
      <path className={styles.edge} d={body} />
      {!isAllOver && (
        <rect
          className={mergeClasses(styles.frame, seams)}
          x={frame.x}
          y={frame.y}
          width={frame.w}
          height={frame.h}
        />
      )}
    </svg>
  );
}

function Print({ print, frame }: { readonly print: ShownPrint; readonly frame: ReturnType<typeof frameOf> }) {
  const address = useFileAddress(`/artwork/file?id=${encodeURIComponent(print.file_id)}&size=large`);
  if (address === null || address === "failed") return null;
  const { x, y, perMm } = frame;
  return (
    <image
      href={address}
      x={x + print.x_mm * perMm}
      y={y + print.y_mm * perMm}
      width={print.w_mm * perMm}
      height={print.h_mm * perMm}
      preserveAspectRatio="none"
    />
  );
}
