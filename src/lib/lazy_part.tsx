import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
} from "react";
import { loadWithRetry } from "./chunks.ts";
import { groupOf } from "./group.ts";
import { lateWords } from "./i18n.ts";
import { whenQuiet } from "./when_quiet.ts";

let loadMore: () => Promise<unknown> = () => Promise.resolve();

/** Sets a further load, for which every part waits as it does for the words. */
export function loadWithParts(load: () => Promise<unknown>): void {
  loadMore = load;
}

const loadRest = () => Promise.all([lateWords(), loadMore()]);

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

export type LazyPart<Props> = ((props: Props) => ReactNode) & {
  readonly prefetch: () => Promise<void>;
};

/** Makes a part that draws nothing until it is loaded, and then at once: Suspense would keep its fallback for 300 ms. */
export function lazyPart<Props extends object>(load: () => Promise<Loaded<Props>>): LazyPart<Props> {
  const group = groupOf(async () => {
    const [{ default: Part }] = await Promise.all([load(), loadRest()]);
    return { Part };
  });
  function Part(props: Props) {
    useLayoutEffect(() => void group.begin(), []);
    // The part is drawn as a transition, so that typing and pointing take precedence.
    const parts = useDeferredValue(group.use());
    return parts && <parts.Part {...props} />;
  }
  return Object.assign(Part, { prefetch: group.begin });
}

/** Loads a part that will probably be needed next, when the browser is idle. */
export function usePrefetch({ prefetch }: Pick<LazyPart<object>, "prefetch">): void {
  useEffect(() => whenQuiet(() => void prefetch()), [prefetch]);
}

/** Makes a lazy part with the fallback of the Suspense around it: for parts with a fallback or in the first picture. */
export const lazyWithSuspense = <Props,>(
  load: () => Promise<Loaded<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [loaded] = await Promise.all([loadWithRetry(load), loadWithRetry(loadRest)]);
    return loaded;
  });
