/**
 * The symbols of a Code 128 barcode: the shortest row of them, by choosing among code sets A (capital letters and
 * controls), B (both cases) and C (two digits in one). Source: ISO/IEC 15417.
 */
import { SEPARATOR } from "./scanned.ts";

export type CodeSet = "A" | "B" | "C";

const START = { A: 103, B: 104, C: 105 } as const;
const SWITCH = { A: 101, B: 100, C: 99 } as const;
/** The next sign alone is of the other one of A and B. */
const SHIFT = 98;
export const FNC1 = 102;
const STOP = 106;
const SPACE = 32;
const CONTROLS = 64;

/** @param values with the start symbol, without what follows the text */
export function checkSymbol(values: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103;
}

/** The value of one sign, or of two digits, at a place; null where the set does not have it. */
function valueAt(set: CodeSet, text: string, at: number): number | null {
  const sign = text.charCodeAt(at);
  if (set === "C") return /^\d\d$/.test(text.slice(at, at + 2)) ? Number(text.slice(at, at + 2)) : null;
  if (set === "A") return sign < SPACE ? sign + CONTROLS : sign < SPACE + CONTROLS ? sign - SPACE : null;
  return sign >= SPACE && sign < 128 ? sign - SPACE : null;
}

interface Way {
  /** Symbols until the end. */
  readonly length: number;
  readonly symbols: readonly number[];
  /** Where it goes on, and in which set; null at the end. */
  readonly next: { readonly at: number; readonly set: CodeSet } | null;
}

const NO_WAY: Way = { length: Infinity, symbols: [], next: null };
const SETS: readonly CodeSet[] = ["B", "C", "A"];
const END: Way = { length: 0, symbols: [], next: null };

type Ways = Readonly<Record<CodeSet, Way>>;

/** The shortest ways from a place, when all of those behind it are known. */
function waysFrom(text: string, at: number, ways: readonly Ways[], isGs1: boolean): Ways {
  const going = (symbols: readonly number[], set: CodeSet, to: number): Way => ({
    symbols,
    next: { at: to, set },
    length: symbols.length + (ways[to]?.[set].length ?? Infinity),
  });
  const shortest = (some: readonly Way[]) =>
    some.reduce((best, way) => way.length < best.length ? way : best, NO_WAY);
  const staying = (set: CodeSet): Way => {
    if (isGs1 && text[at] === SEPARATOR) return going([FNC1], set, at + 1);
    const value = valueAt(set, text, at);
    if (value !== null) return going([value], set, at + (set === "C" ? 2 : 1));
    const other = set === "C" ? null : valueAt(set === "A" ? "B" : "A", text, at);
    return other === null ? NO_WAY : going([SHIFT, other], set, at + 1);
  };
  const stay = { A: staying("A"), B: staying("B"), C: staying("C") };
  // Of ways that are as short, the one that switches at once: digits in pairs come first.
  const from = (set: CodeSet): Way =>
    shortest([
      ...SETS.filter((each) => each !== set).map((each): Way => ({
        ...stay[each],
        symbols: [SWITCH[each], ...stay[each].symbols],
        length: stay[each].length + 1,
      })),
      stay[set],
    ]);
  return { A: from("A"), B: from("B"), C: from("C") };
}

/**
 * All symbols: start, text, check, stop. Null when the text is empty or has a sign beyond ASCII.
 * @param isGs1 begins with FNC1 and has one for each separator
 */
export function code128(text: string, isGs1 = false): readonly number[] | null {
  const ways: Ways[] = [];
  ways[text.length] = { A: END, B: END, C: END };
  for (let at = text.length - 1; at >= 0; at--) ways[at] = waysFrom(text, at, ways, isGs1);
  const begin = (set: CodeSet) => ways[0]?.[set].length ?? Infinity;
  const start = SETS.reduce((best, set) => begin(set) < begin(best) ? set : best);
  if (text === "" || begin(start) === Infinity) return null;
  const values: number[] = [START[start], ...isGs1 ? [FNC1] : []];
  for (let way = ways[0]?.[start]; way?.next; way = ways[way.next.at]?.[way.next.set]) {
    values.push(...way.symbols);
  }
  return [...values, checkSymbol(values), STOP];
}
