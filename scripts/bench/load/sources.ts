/** Finds the source of a position in a built file, and its owner, by the source maps that the build writes. */
import { packageOf } from "../../build/metafile.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** Number of folders by which the times of our files are summed up: `src/engine/list`. */
const DEPTH = 3;

interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** A line of a source file; `owner` is the source's package, or the folder of our own file. */
export interface Place {
  readonly owner: string;
  readonly source: string;
  readonly line: number;
}

interface Mapped extends Place {
  readonly column: number;
}

/** Decodes the numbers of a source map's segment: base 64 VLQ, five bits a character, the sign in the lowest bit. */
export function numbersOf(segment: string): number[] {
  const found: number[] = [];
  let [value, shift] = [0, 0];
  for (const char of segment) {
    const digit = DIGITS.indexOf(char);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    found.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return found;
}

/** Returns the path of a source within the project or its package. */
const plain = (source: string): string => source.replace(/^.*\/node_modules\/(?!\.deno)|^(\.\.\/)+/, "");

/** Returns the package or folder of a source. The own source map of a package keeps only the package's folder in paths. */
function ownerOf(source: string): string {
  const inside = /\.deno\/((?:@[^/+]+\+)?[^/+@]+)@/.exec(source);
  return packageOf(source)?.name ?? inside?.[1]?.replace("+", "/") ??
    plain(source).split("/").slice(0, -1).slice(0, DEPTH).join("/");
}

export function placesOf({ sources, mappings }: SourceMap): readonly (readonly Mapped[])[] {
  const owners = sources.map(ownerOf);
  let [source, row] = [0, 0];
  return mappings.split(";").map((line) => {
    let column = 0;
    return line.split(",").filter(Boolean).map((segment) => {
      const [columns = 0, sourcesOn = 0, rowsOn = 0] = numbersOf(segment);
      column += columns;
      source += sourcesOn;
      row += rowsOn;
      return { column, owner: owners[source] ?? "", source: plain(sources[source] ?? ""), line: row + 1 };
    });
  });
}

export type Lookup = (address: string, line: number, column: number) => Place;

/** Returns a function that looks a position up in the built files of a folder; without a map the owner is the file's name. */
export function readSources(folder: string): Lookup {
  const known = new Map<string, readonly (readonly Mapped[])[]>();
  const load = (file: string) => {
    try {
      return placesOf(JSON.parse(Deno.readTextFileSync(`${folder}/${file}.map`)) as SourceMap);
    } catch {
      return [];
    }
  };
  return (address, line, column) => {
    const file = address.slice(address.lastIndexOf("/") + 1) || "the page";
    const places = known.get(file) ?? load(file);
    known.set(file, places);
    return places[line]?.findLast((place) => place.column <= column) ??
      { owner: file, source: file, line: line + 1 };
  };
}
