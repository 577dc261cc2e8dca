/**
 * What can be done on the screen that is shown, in words: the command palette offers it. A button that is there does
 * the same. Shortcuts that act by themselves say so when they are registered (src/lib/keys.ts).
 */
import { signal } from "@preact/signals-react";
import { useEffect, useRef } from "react";

export interface Command {
  /** Unique on a screen. */
  readonly id: string;
  /** In the person's language, as the button says it. */
  readonly title: string;
  readonly run: () => void;
}

const groups = signal<readonly (readonly Command[])[]>([]);

/** What there is now, the screen on top first. */
export const commands = (): readonly Command[] => groups.value.toReversed().flat();

/** Adds commands; returns what removes them. */
export function offer(some: readonly Command[]): () => void {
  groups.value = [...groups.peek(), some];
  return () => groups.value = groups.peek().filter((each) => each !== some);
}

/** Offers commands as long as the component is there; what they do is always the latest. */
export function useCommands(some: readonly Command[]): void {
  const latest = useRef(some);
  latest.current = some;
  const names = some.map(({ id, title }) => `${id}\n${title}`).join("\n\n");
  useEffect(() => {
    const run = (id: string) => latest.current.find((each) => each.id === id)?.run();
    return offer(latest.current.map(({ id, title }) => ({ id, title, run: () => run(id) })));
  }, [names]);
}
