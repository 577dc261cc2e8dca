/**
 * Minifies the early script further: state that its components keep for later is not used in a picture, and esbuild leaves it.
 */
import { minify } from "terser";

/** Calls whose unused result makes them removable. */
const PURE = ["useRef", "useMemo", "useState", "useCallback", "useContext"];

export async function minifyEarlyScript(text: string, isModule = false): Promise<string> {
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
