/** Parts that load later are not in a first picture. */
import { type Lazy, lazy } from "./react.ts";

export const lazyPart = (): Lazy & { readonly ahead: () => void } => ({ ...lazy(), ahead: () => {} });
export const lazyWithSuspense = lazy;
