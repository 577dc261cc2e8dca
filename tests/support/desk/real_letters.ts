/** A name of tests/fixtures/real/letters.txt. */
export interface RealName {
  readonly name: string;
  /** A search that finds the name. */
  readonly typed: string;
  readonly kind: string;
}

const text = await Deno.readTextFile(new URL("../../fixtures/real/letters.txt", import.meta.url));

export const REAL_NAMES: readonly RealName[] = text.split("\n").filter((line) => line.includes("|")).map(
  (line) => {
    const [name = "", typed = "", kind = ""] = line.split("|").map((part) => part.trim());
    return { name, typed, kind };
  },
);
