/**
 * Makes the early script as small as it gets: what its components keep for later is nowhere used in a picture, and esbuild
 * leaves what stands within a function.
 */
import { minify } from "terser";

/** Whose result nobody reads is not called: they do nothing but give it. */
const PURE = ["useRef", "useMemo", "useState", "useCallback", "useContext"];

/** @param text A whole script, or a module, whose names are as they were written. */
export async function dense(text: string, isModule = false): Promise<string> {
  const { code } = await minify(text, {
    ecma: 2020,
    toplevel: true,
    module: isModule,
    compress: { ecma: 2020, passes: 2, pure_funcs: PURE, unsafe_arrows: true },
    mangle: { toplevel: true },
  });
  if (!code) throw new Error("Cannot make the early script smaller: nothing is left of it.");
  return code;
}
