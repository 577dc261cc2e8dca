/** Holds the screen's commands for the palette. Shortcuts are marked as commands in src/lib/keys.ts. */
import { signal } from "@preact/signals-react";
import { useEffect, useRef } from "react";

export interface Command {
  readonly id: string;
  readonly title: string;
  readonly run: () => void;
}

const groups = signal<readonly (readonly Command[])[]>([]);

export const commands = (): readonly Command[] => groups.value.toReversed().flat();

export function offer(some: readonly Command[]): () => void {
  groups.value = [...groups.peek(), some];
  return () => groups.value = groups.peek().filter((each) => each !== some);
}

export function useCommands(some: readonly Command[]): void {
  const latest = useRef(some);
  latest.current = some;
  const names = some.map(({ id, title }) => `${id}\n${title}`).join("\n\n");
  useEffect(() => {
    const run = (id: string) => latest.current.find((each) => each.id === id)?.run();
    return offer(latest.current.map(({ id, title }) => ({ id, title, run: () => run(id) })));
  }, [names]);
}
