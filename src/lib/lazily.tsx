/** Whatever is not part of the first screen: its words come beside its code. */
import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
} from "react";
import { loadTwice } from "./chunks.ts";
import { groupOf } from "./group.ts";
import { lateWords } from "./i18n.ts";
import { whenQuiet } from "./when_quiet.ts";

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

export type Lazily<Props> = ((props: Props) => ReactNode) & {
  /** Begins to load it before it is drawn: what stands around it loads at the same time. */
  readonly ahead: () => Promise<void>;
};

/**
 * Nothing until it is here, and then at once: what a Suspense has held back React shows 300 ms after its fallback at the
 * earliest, each time something below it waits again, and a record was nothing for a second.
 */
export function lazily<Props extends object>(load: () => Promise<Loaded<Props>>): Lazily<Props> {
  const group = groupOf(async () => {
    const [{ default: Part }] = await Promise.all([load(), lateWords()]);
    return { Part };
  });
  function Part(props: Props) {
    useLayoutEffect(() => void group.begin(), []);
    // Drawn as a transition: whoever types or points meanwhile comes first.
    const parts = useDeferredValue(group.use());
    return parts && <parts.Part {...props} />;
  }
  // Whether it failed is said when it is drawn.
  return Object.assign(Part, { ahead: group.begin });
}

/** Loads a part that is wanted next as soon as there is nothing better to do: whoever opens it types on at once. */
export function useAhead({ ahead }: Pick<Lazily<object>, "ahead">): void {
  useEffect(() => whenQuiet(() => void ahead()), [ahead]);
}

/** For what has something else in its place meanwhile, or in the first picture: the fallback of the Suspense around it. */
export const suspending = <Props,>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [loaded] = await Promise.all([loadTwice(load), loadTwice(lateWords)]);
    return loaded;
  });
