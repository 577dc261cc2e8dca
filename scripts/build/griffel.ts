/** Loads the compiler of style rules in the version that Fluent itself uses. */
import { pathToFileURL } from "node:url";
import type { Rules } from "./sheet.ts";

export type StyleDeclarations = Readonly<Record<string, unknown>>;

export interface GriffelCore {
  /** Real folder of the package that imports the compiler: `@griffel/core` is resolved from there. */
  readonly home: string;
  resolveStyleRulesForSlots(slots: StyleDeclarations): readonly [classes: object, rules: Rules];
}

export async function readGriffel(fluent: string): Promise<GriffelCore> {
  const react = await Deno.realPath(`${fluent}/../../@griffel/react`);
  const core = await Deno.realPath(`${react}/../core`);
  const { resolveStyleRulesForSlots } = await import(pathToFileURL(`${core}/src/index.js`).href);
  return { home: react, resolveStyleRulesForSlots };
}
