/** React's `lazy` for whatever is not part of the first screen: its words come beside its code. */
import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { loadTwice } from "./chunks.ts";
import { lateWords } from "./i18n.ts";

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

export type Lazily<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Begins to load it before it is drawn: what stands around it loads at the same time. */
  readonly ahead: () => void;
};

export function lazily<Props>(load: () => Promise<Loaded<Props>>): Lazily<Props> {
  const part = lazy(async () => {
    const [loaded] = await Promise.all([loadTwice(load), loadTwice(lateWords)]);
    return loaded;
  });
  // Whether it failed is said when it is drawn.
  return Object.assign(part, { ahead: () => void load().catch(() => {}) });
}
