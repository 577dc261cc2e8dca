/** Parts that load later are not in a first picture. */
import { type Lazy, lazy } from "./react.ts";

export const lazily = (): Lazy & { readonly ahead: () => void } => ({ ...lazy(), ahead: () => {} });
export const suspending = lazy;
