/** The early script as the build makes it, for tests that run it on a page. */
import { stop } from "esbuild";
import { readMakers } from "../../scripts/build/direct_imports.ts";
import { bundleEarly, type Inline } from "../../scripts/build/early.ts";
import { readGriffel } from "../../scripts/build/griffel.ts";
import { optionsOf } from "../../scripts/build/options.ts";
import { APP } from "../../scripts/build/target.ts";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);

/** @param isDevelopment As the tests load Fluent: its names of classes are longer then. */
export async function earlyScript(isDevelopment = true): Promise<Inline> {
  const makers = await readMakers(root);
  const options = optionsOf(root, "0", APP.dist);
  const define = { ...options.define, ...isDevelopment && { "process.env.NODE_ENV": '"development"' } };
  try {
    const griffel = await readGriffel(makers.home);
    return (await bundleEarly(root, { ...options, define }, APP.early!, makers, griffel)).inline;
  } finally {
    await stop();
  }
}
