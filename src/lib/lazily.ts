/** React's `lazy` for whatever is not part of the first screen: its words come beside its code. */
import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { loadTwice } from "./chunks.ts";
import { lateWords } from "./i18n.ts";

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

export function lazily<Props>(load: () => Promise<Loaded<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [loaded] = await Promise.all([loadTwice(load), loadTwice(lateWords)]);
    return loaded;
  });
}
