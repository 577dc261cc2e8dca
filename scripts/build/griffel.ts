/** The compiler of style rules, of the version that Fluent itself uses. */
import { pathToFileURL } from "node:url";

/** What `makeStyles` is given: declarations by slot. */
export type Slots = Readonly<Record<string, unknown>>;

export interface GriffelCore {
  resolveStyleRulesForSlots(slots: Slots): readonly [classes: object, rules: object];
}

/** @param fluent Real folder of Fluent's suite package. */
export async function readGriffel(fluent: string): Promise<GriffelCore> {
  const react = await Deno.realPath(`${fluent}/../../@griffel/react`);
  const core = await Deno.realPath(`${react}/../core`);
  return await import(pathToFileURL(`${core}/src/index.js`).href);
}
