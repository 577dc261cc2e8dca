/** Ticks packages by their scanned numbers. Ticks are stored in this tab, so that a reload loses none. */
import { codeIn } from "../../../../api/codes/scan.ts";
import { readDraft, writeDraft } from "../../../lib/drafts.ts";
import type { Line } from "./wiring.ts";

export type TickVerdict = "ticked" | "again" | "foreign";

export interface Tick {
  readonly verdict: TickVerdict;
  /** Postal number of the package, or the scanned text if it is not on the manifest. */
  readonly code: string;
  /** Empty for a package that is not on the manifest. */
  readonly package_id: string;
}

type Numbered = Pick<Line, "package_id" | "package_code" | "code">;

/** Finds the package of a scanned line, which is a postal number or the code of a package. */
export function tickOf(lines: readonly Numbered[], ticked: ReadonlySet<string>, text: string): Tick {
  const typed = text.replaceAll(/[\s-]/g, "").toUpperCase();
  const read = codeIn(text.trim());
  const known = read && "code" in read && typeof read.code === "string"
    ? read.code
    : text.trim().toUpperCase();
  const line = lines.find(({ code, package_code }) => code === typed || package_code === known);
  if (!line) return { verdict: "foreign", code: text.trim(), package_id: "" };
  const { package_id, code } = line;
  return { verdict: ticked.has(package_id) ? "again" : "ticked", code, package_id };
}

const draftOf = (manifest: string): string => `manifest.${manifest}.check`;

export function readTicks(person: string, manifest: string): ReadonlySet<string> {
  const draft = readDraft(person, draftOf(manifest));
  return new Set(Array.isArray(draft) ? draft.map(String) : []);
}

export const writeTicks = (person: string, manifest: string, ticked: ReadonlySet<string>): void =>
  writeDraft(person, draftOf(manifest), [...ticked]);

export const withoutTick = <L extends Numbered>(lines: readonly L[], ticked: ReadonlySet<string>): L[] =>
  lines.filter(({ package_id }) => !ticked.has(package_id));
