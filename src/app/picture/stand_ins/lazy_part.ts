/** Replaces parts that load later, which are not in a first picture. */
import { type Lazy, lazy } from "./react.ts";

export const lazyPart = (): Lazy & { readonly prefetch: () => void } => ({ ...lazy(), prefetch: () => {} });
export const lazyWithSuspense = lazy;
