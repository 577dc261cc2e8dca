/** Minifies the early script further: it removes the state of components, which a picture never uses and esbuild leaves in. */
import { minify } from "terser";

/** Functions whose calls may be removed if their result is unused. */
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
