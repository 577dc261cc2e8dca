/** Shapes text of joined and right-to-left scripts, and puts it into visual order. Source: UAX #9; ADR 52. */
import * as fontkit from "@cantoo/fontkit";
import makeBidi, { type Bidi } from "bidi-js";
import {
  type FontFile,
  fontsFor,
  graphemesOf,
  isPlain,
  type Weight,
  WEIGHTS,
  withoutUnseen,
} from "./fonts.ts";

export interface PathCommand {
  readonly command: string;
  readonly args: readonly number[];
}

export interface Glyph {
  /** A key that is equal for the same outline with the same text. */
  readonly key: string;
  /** The advance in the unit of the outline: thousandths of the font's size. */
  readonly width: number;
  readonly commands: readonly PathCommand[];
  readonly text: string;
}

/** A part of a text; parts are in order from left to right. */
export type Piece =
  | { readonly kind: "plain"; readonly text: string }
  | { readonly kind: "glyphs"; readonly glyphs: readonly Glyph[] };

export const EM = 1000;
/** The library's types declare a module, although it exports a function. */
const bidi = (makeBidi as unknown as () => Bidi)();

interface Run {
  readonly text: string;
  readonly level: number;
  /** "plain", a font, or null for a letter that no font has. */
  readonly font: FontFile | "plain" | null;
}

export function shapeText(text: string, weight: Weight): readonly Piece[] {
  if (isPlain(text)) return [{ kind: "plain", text }];
  return orderRuns(runsOf(text)).map((run) => pieceOf(run, weight));
}

function runsOf(text: string): readonly Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, "auto");
  const fontFor = fontsFor(text);
  const runs: Run[] = [];
  let at = 0;
  for (const grapheme of graphemesOf(text)) {
    const level = levels[at] ?? 0;
    at += grapheme.length;
    const seen = withoutUnseen(grapheme);
    const before = runs.at(-1);
    // An invisible joiner belongs to the letters before.
    if (seen === "") {
      if (before) runs[runs.length - 1] = { ...before, text: before.text + grapheme };
      continue;
    }
    const font = isPlain(seen) ? "plain" : fontFor(seen);
    const isAlike = before?.font === font && before.level === level && font !== null;
    if (isAlike) runs[runs.length - 1] = { ...before, text: before.text + grapheme };
    else runs.push({ text: grapheme, level, font });
  }
  return runs;
}

/** Puts runs into visual order, by reversals from the highest level down. Source: UAX #9, L2. */
function orderRuns(runs: readonly Run[]): readonly Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let until = from;
      while ((ordered[until]?.level ?? -1) >= level) until++;
      ordered.splice(from, until - from, ...ordered.slice(from, until).reverse());
      from = Math.max(from, until - 1);
    }
  }
  return ordered;
}

const isFromRight = ({ level }: Run): boolean => level % 2 === 1;

function pieceOf(run: Run, weight: Weight): Piece {
  if (run.font === "plain") {
    const letters = [...withoutUnseen(run.text)];
    const text = isFromRight(run)
      ? letters.reverse().map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
      : letters;
    return { kind: "plain", text: text.join("") };
  }
  if (run.font === null) return { kind: "glyphs", glyphs: [boxFor(run.text)] };
  return { kind: "glyphs", glyphs: glyphsOf(run, run.font, weight) };
}

const faces = new Map<string, fontkit.Font>();

function faceOf(path: string, weight: Weight): fontkit.Font {
  const key = `${path} ${weight}`;
  const before = faces.get(key);
  if (before) return before;
  const font = fontkit.create(Deno.readFileSync(path)) as fontkit.Font;
  const face = "wght" in font.variationAxes ? font.getVariation({ wght: WEIGHTS[weight] }) : font;
  faces.set(key, face);
  return face;
}

/** Lays out joined letters together, others one by one. */
function glyphsOf(run: Run, font: FontFile, weight: Weight): readonly Glyph[] {
  const face = faceOf(font.path(weight), weight);
  const name = `${font.path(weight)} ${weight}`;
  if (font.isJoined && isFromRight(run)) return joined(layOut(face, run), name, run.text);
  const letters = graphemesOf(run.text).filter((letter) => withoutUnseen(letter) !== "");
  const ordered = isFromRight(run) ? letters.toReversed() : letters;
  return ordered.map((letter) => merged(layOut(face, { ...run, text: letter }), name, letter));
}

interface Laid {
  readonly id: number;
  readonly text: string;
  readonly commands: readonly PathCommand[];
  readonly dx: number;
  readonly dy: number;
  readonly advance: number;
}

function layOut(face: fontkit.Font, run: Run): readonly Laid[] {
  const { glyphs, positions } = face.layout(
    run.text,
    undefined,
    undefined,
    undefined,
    isFromRight(run) ? "rtl" : "ltr",
  );
  const scale = EM / face.unitsPerEm;
  return glyphs.map(({ id, codePoints, path }, at) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions?.[at] ?? {};
    return {
      id,
      text: withoutUnseen(String.fromCodePoint(...codePoints)),
      commands: path.commands.map(({ command, args }) => ({
        command,
        args: args.map((value) => value * scale),
      })),
      dx: xOffset * scale,
      dy: yOffset * scale,
      advance: xAdvance * scale,
    };
  });
}

/**
 * Groups marks with their letter, which comes after them and alone has a width. Texts are taken from the run:
 * if several letters share an outline, the library returns the first of these letters for each.
 */
function joined(all: readonly Laid[], name: string, text: string): readonly Glyph[] {
  const groups: Laid[][] = [[]];
  for (const each of all) {
    groups.at(-1)?.push(each);
    if (each.advance > 0) groups.push([]);
  }
  const letters = [...graphemesOf(text)];
  const texts = groups.toReversed().map((some) => letters.splice(0, lettersIn(some)).join(""));
  return groups.flatMap((some, at) =>
    some.length === 0 ? [] : [merged(some, name, withoutUnseen(texts.at(-1 - at) ?? ""))]
  );
}

/** Counts letters without their marks; a ligature has several. */
function lettersIn(some: readonly Laid[]): number {
  const base = some.at(-1);
  return base ? Math.max(1, base.text.replaceAll(/\p{M}/gu, "").length) : 0;
}

function merged(some: readonly Laid[], name: string, text: string): Glyph {
  // The list of a font file names a few letters that the file does not have.
  if (some.some(({ id }) => id === 0)) return boxFor(text);
  let left = 0;
  const commands = some.flatMap(({ commands, dx, dy, advance }) => {
    const [right, up] = [left + dx, dy];
    left += advance;
    return commands.map(({ command, args }) => ({
      command,
      args: args.map((value, at) => value + (at % 2 === 0 ? right : up)),
    }));
  });
  return { key: `${name} ${some.map(({ id }) => id)} ${text}`, width: Math.round(left), commands, text };
}

const [BOX_WIDTH, BOX_HEIGHT, BOX_LINE, BOX_GAP] = [600, 700, 50, 50] as const;

/** Draws an empty box for a letter that cannot be drawn. */
function boxFor(text: string): Glyph {
  const frame = (inset: number, isInner: boolean): PathCommand[] => {
    const [left, bottom] = [BOX_GAP + inset, inset];
    const [right, top] = [BOX_GAP + BOX_WIDTH - inset, BOX_HEIGHT - inset];
    const corners = [[left, bottom], [right, bottom], [right, top], [left, top]];
    // The inner frame runs the other way, so that the inside stays empty.
    const [first = [], ...rest] = isInner ? corners.toReversed() : corners;
    return [
      { command: "moveTo", args: first },
      ...rest.map((args) => ({ command: "lineTo", args })),
      { command: "closePath", args: [] },
    ];
  };
  const width = BOX_WIDTH + 2 * BOX_GAP;
  return { key: `box ${text}`, width, text, commands: [...frame(0, false), ...frame(BOX_LINE, true)] };
}
