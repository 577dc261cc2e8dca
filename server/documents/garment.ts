/** Draws the print of a ticket on its garment: as operators of a PDF, or as shades of a printer's dots. */
import type { Rgb } from "../../api/catalogue/garment_colors.ts";
import {
  type GarmentPicture,
  garmentPicture,
  type PathStep,
  pathSteps,
  type PrintedGarment,
} from "../../api/catalogue/garment_picture.ts";
import { type Edge, onCurve, PIECES, rowOf } from "./outlines.ts";

const POINTS = { seam: 0.4, edge: 0.8, frame: 0.5, dash: 1.6 } as const;
const SEAM = { light: 96, dark: 208 } as const;
const EDGE = 0;
const [WHITE, MIDDLE] = [255, 128] as const;
/** The share of each color in lightness. Source: ITU-R BT.601. */
const LIGHTNESS = { red: 0.299, green: 0.587, blue: 0.114 } as const;
const BITS = 8;

const seamShade = (cloth: number): number => cloth < MIDDLE ? SEAM.dark : SEAM.light;

const OPERATORS = { M: "m", L: "l", C: "c", Z: "h" } as const;
const formatNumber = (value: number): string => value.toFixed(4);
const pdfPath = (path: string): string =>
  pathSteps(path).map(({ command, at }) => [...at.map(formatNumber), OPERATORS[command]].join(" ")).join(" ");
const shadeIn = (shade: number): string => formatNumber(shade / WHITE);
/** Returns the operator that sets the fill color. Source: PDF 32000 §8.6.8. */
const filledBy = (cloth: Rgb | number): string =>
  typeof cloth === "number"
    ? `${shadeIn(cloth)} g`
    : `${[cloth.red, cloth.green, cloth.blue].map(shadeIn).join(" ")} rg`;
const lightnessOf = (cloth: Rgb | number): number =>
  typeof cloth === "number"
    ? cloth
    : cloth.red * LIGHTNESS.red + cloth.green * LIGHTNESS.green + cloth.blue * LIGHTNESS.blue;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** @param picture the picture's name on its page; null if there is none. Source: PDF 32000 §8.3, §8.5. */
export function garmentContent(
  garment: PrintedGarment,
  { left, top, width }: Place,
  picture: string | null,
  cloth: Rgb | number,
): readonly string[] {
  const { w, body, seams, frame, hasFrame, print } = garmentPicture(garment);
  const scale = width / w;
  const [outline, area] = [
    pdfPath(body),
    `${[frame.x, frame.y, frame.w, frame.h].map(formatNumber).join(" ")} re`,
  ];
  const wide = (points: number) => formatNumber(points / scale);
  const lines = `${shadeIn(seamShade(lightnessOf(cloth)))} G`;
  return [
    `q ${formatNumber(scale)} 0 0 ${formatNumber(-scale)} ${formatNumber(left)} ${formatNumber(top)} cm 1 j`,
    `${filledBy(cloth)} ${outline} f`,
    ...picture === null ? [] : [
      `q ${outline} W n ${area} W n`,
      `${formatNumber(print.w)} 0 0 ${formatNumber(-print.h)} ${formatNumber(print.x)} ${
        formatNumber(print.y + print.h)
      } cm`,
      `${picture} Do Q`,
    ],
    `${lines} ${wide(POINTS.seam)} w ${pdfPath(seams)} S`,
    ...hasFrame ? [`q ${wide(POINTS.frame)} w [${wide(POINTS.dash)}] 0 d ${area} S Q`] : [],
    `${shadeIn(EDGE)} G ${wide(POINTS.edge)} w ${outline} S Q`,
  ];
}

export interface Shades {
  readonly width: number;
  readonly height: number;
  readonly gray: Float32Array;
}

/** @param printed returns the shades of the print in a given size; null leaves the print's area empty */
export function garmentShades(
  garment: PrintedGarment,
  { width, height }: Pick<Shades, "width" | "height">,
  printed: ((width: number, height: number) => Float32Array) | null,
  cloth: number,
): Shades {
  const drawing = garmentPicture(garment);
  const scale = width / drawing.w;
  const shades = { width, height, gray: new Float32Array(width * height).fill(WHITE) };
  const body = edgesOf(drawing.body, scale);
  const rows = Array.from({ length: height }, (_, y) => rowOf(body, y + 0.5, width));
  const isInside = (x: number, y: number) => (rows[y]![x >> 3]! & (0x80 >> (x % BITS))) !== 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isInside(x, y)) shades.gray[y * width + x] = cloth;
  }
  if (printed) putPrint(shades, drawing, { scale, printed, isInside });
  const seam = seamShade(cloth);
  for (const edge of edgesOf(drawing.seams, scale)) stroke(shades, edge, seam, 1);
  if (drawing.hasFrame) {
    for (const edge of edgesOf(pathOf(drawing), scale)) stroke(shades, edge, seam, 1, DASH);
  }
  for (const edge of body) stroke(shades, edge, EDGE, 2);
  return shades;
}

/** The number of dots in a dash, and in the gap after it. */
const DASH = 4;

const pathOf = ({ frame: { x, y, w, h } }: GarmentPicture): string =>
  `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;

interface Printing {
  readonly scale: number;
  readonly printed: (width: number, height: number) => Float32Array;
  readonly isInside: (x: number, y: number) => boolean;
}

/** Draws the print, clipped at its area and at the garment. */
function putPrint(
  { width, height, gray }: Shades,
  { print, frame }: GarmentPicture,
  { scale, printed, isInside }: Printing,
): void {
  const dots = (units: number) => Math.round(units * scale);
  const [left, top, wide, high] = [
    dots(print.x),
    dots(print.y),
    Math.max(1, dots(print.w)),
    Math.max(1, dots(print.h)),
  ];
  const shades = printed(wide, high);
  const right = Math.min(width, left + wide, dots(frame.x + frame.w));
  const bottom = Math.min(height, top + high, dots(frame.y + frame.h));
  for (let y = Math.max(0, top, dots(frame.y)); y < bottom; y++) {
    for (let x = Math.max(0, left, dots(frame.x)); x < right; x++) {
      if (isInside(x, y)) gray[y * width + x] = shades[(y - top) * wide + x - left]!;
    }
  }
}

function stroke({ width, height, gray }: Shades, edge: Edge, shade: number, wide: number, dash = 0): void {
  const { x0, y0, x1, y1 } = edge;
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))));
  for (let step = 0; step <= steps; step++) {
    if (dash > 0 && Math.floor(step / dash) % 2 === 1) continue;
    const [left, top] = [x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps]
      .map((at) => Math.round(at - wide / 2)) as [number, number];
    for (let y = Math.max(0, top); y < Math.min(height, top + wide); y++) {
      for (let x = Math.max(0, left); x < Math.min(width, left + wide); x++) gray[y * width + x] = shade;
    }
  }
}

function edgesOf(path: string, scale: number): readonly Edge[] {
  const edges: Edge[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    edges.push({ x0: x, y0: y, x1: toX, y1: toY });
    [x, y] = [toX, toY];
  };
  const take = ({ command, at }: PathStep) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at.map((value) => value * scale);
    const [fromX, fromY] = [x, y];
    switch (command) {
      case "M":
        [x, y, startX, startY] = [a, b, a, b];
        break;
      case "L":
        lineTo(a, b);
        break;
      case "C":
        for (let piece = 1; piece <= PIECES; piece++) {
          const t = piece / PIECES;
          lineTo(onCurve(t, fromX, a, c, e), onCurve(t, fromY, b, d, f));
        }
        break;
      case "Z":
        lineTo(startX, startY);
    }
  };
  pathSteps(path).forEach(take);
  return edges;
}
