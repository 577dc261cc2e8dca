/** Builds the early script for tests that run it on a page. */
import { pathToFileURL } from "node:url";
import { stop } from "esbuild";
import { readMakers } from "../../../scripts/build/direct_imports.ts";
import { bundleEarly, type Inline } from "../../../scripts/build/early_script.ts";
import { readGriffel } from "../../../scripts/build/griffel.ts";
import { optionsOf } from "../../../scripts/build/options.ts";
import { APP } from "../../../scripts/build/target.ts";
import "./named_fluent.ts";

const root = decodeURIComponent(new URL("../../../", import.meta.url).pathname);

/** The replacement for Fluent that also adds the engine's names for sets of classes: React compares every class. */
const NAMED = { fluent: `${root}tests/support/client/named_fluent.ts` };

async function bringNames(home: string): Promise<void> {
  const core = await Deno.realPath(`${home}/../core/src/runtime/utils/hashSequence.js`);
  globalThis.hashSequence = (await import(pathToFileURL(core).href)).hashSequence;
}

/** @param isDevelopment whether React and Fluent are development builds, as in the tests */
export async function earlyScript(isDevelopment = true): Promise<Inline> {
  const makers = await readMakers(root);
  const options = optionsOf(root, "0", APP.dist);
  const define = { ...options.define, ...isDevelopment && { "process.env.NODE_ENV": '"development"' } };
  try {
    const griffel = await readGriffel(makers.home);
    if (isDevelopment) await bringNames(griffel.home);
    const tools = {
      ...{ root, makers, griffel },
      options: { ...options, define },
      otherwise: isDevelopment ? NAMED : undefined,
    };
    return (await bundleEarly(tools, APP.early!)).inline;
  } finally {
    await stop();
  }
}
