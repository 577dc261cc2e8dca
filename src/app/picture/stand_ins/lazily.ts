/** Stands for the app's own way to load later: no part of a first picture. */
import { type Lazy, lazy } from "./react.ts";

export const lazily = (): Lazy & { readonly ahead: () => void } => ({ ...lazy(), ahead: () => {} });
export const suspending = lazy;
