/** Each typed word must match: best at the start of a word, then inside a word, then as scattered letters. */
import { fold, foldings } from "../../../../api/fold.ts";

interface Folded {
  readonly letters: readonly string[];
  readonly places: readonly number[];
}

const AT_WORD = 4;
const INSIDE = 2;
const SCATTERED = 1;
/** Minimum length of a word that matches scattered letters, as "orpr" does in "order processing". */
const MIN_SCATTERED = 2;

function spelled(text: string): readonly Folded[] {
  return foldings(text).map((_, spelling) => {
    const letters: string[] = [];
    const places: number[] = [];
    let place = 0;
    for (const character of text) {
      for (const letter of foldings(character)[spelling] ?? fold(character)) {
        letters.push(letter);
        places.push(place);
      }
      place += character.length;
    }
    return { letters, places };
  });
}

const wordsOf = (typed: string): readonly (readonly string[])[] =>
  fold(typed).split(/\s+/).filter((word) => word !== "").map((word) => [...word]);

function hitIn(
  spellings: readonly Folded[],
  find: (letters: readonly string[]) => Hit | null,
): Hit | null {
  const hits = spellings.flatMap(({ letters, places }) => {
    const hit = find(letters);
    return hit ? [{ points: hit.points, at: hit.at.map((index) => places[index] ?? 0) }] : [];
  });
  return hits.reduce<Hit | null>((best, hit) => best && best.points >= hit.points ? best : hit, null);
}

export interface Score {
  readonly points: number;
  /** Indices of the matched letters, in UTF-16 units. */
  readonly marks: ReadonlySet<number>;
}

interface Hit {
  readonly points: number;
  readonly at: readonly number[];
}

const isBoundary = (letter: string | undefined): boolean =>
  letter === undefined || !/[\p{L}\p{N}]/u.test(letter);

function matchWhole(letters: readonly string[], word: readonly string[]): Hit | null {
  let inside: Hit | null = null;
  for (let from = 0; from + word.length <= letters.length; from++) {
    if (!word.every((letter, offset) => letters[from + offset] === letter)) continue;
    const at = word.map((_, offset) => from + offset);
    if (isBoundary(letters[from - 1])) return { points: AT_WORD, at };
    inside ??= { points: INSIDE, at };
  }
  return inside;
}

/** Matches letters in their order, each at the start of a word or right after the letter before. */
function matchScattered(letters: readonly string[], word: readonly string[]): Hit | null {
  if (word.length < MIN_SCATTERED) return null;
  const at: number[] = [];
  for (const letter of word) {
    const from = (at.at(-1) ?? -1) + 1;
    const next = letters.findIndex((each, index) =>
      index >= from && each === letter && (index === from && from > 0 || isBoundary(letters[index - 1]))
    );
    if (next < 0) return null;
    at.push(next);
  }
  return { points: SCATTERED, at };
}

/** Returns null if a word does not match. */
export function scoreOf(text: string, typed: string): Score | null {
  const spellings = spelled(text);
  const marks = new Set<number>();
  let points = 0;
  for (const word of wordsOf(typed)) {
    const hit = hitIn(spellings, (letters) => matchWhole(letters, word) ?? matchScattered(letters, word));
    if (!hit) return null;
    points += hit.points;
    for (const place of hit.at) marks.add(place);
  }
  return { points, marks };
}

/** Returns the indices of the matched letters; none if only another text of the result matched. */
export function marksOf(text: string, typed: string): ReadonlySet<number> {
  const spellings = spelled(text);
  const hits = wordsOf(typed).map((word) => hitIn(spellings, (letters) => matchWhole(letters, word)));
  return new Set(hits.flatMap((hit) => hit?.at ?? []));
}

/** Returns the matches, best first; equal scores keep their order. */
export function rankMatches<T>(
  all: readonly T[],
  textsOf: (each: T) => readonly string[],
  typed: string,
): readonly T[] {
  const pointsOf = (each: T) =>
    Math.max(-1, ...textsOf(each).map((text) => scoreOf(text, typed)?.points ?? -1));
  return all.map((each) => ({ each, points: pointsOf(each) }))
    .filter(({ points }) => points >= 0)
    .sort((one, other) => other.points - one.points)
    .map(({ each }) => each);
}
