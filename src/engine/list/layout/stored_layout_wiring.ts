/** Stores a person's columns. While a person acts as somebody else, columns change only in this window. Source: docs/adr/0015. */
import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useCallback, useMemo } from "react";
import { KeepListLook } from "../../../../api/generated/operations/views.ts";
import type { Resource } from "../../../../resources/define.ts";
import { ask } from "../../../lib/client.ts";
import { isInPerson, usePerson } from "../../../lib/person.ts";
import { type OwnLayout, storedLayout } from "./stored_layout.ts";

const chosen = signal<ReadonlyMap<string, OwnLayout>>(new Map());

export interface StoredLayout {
  /** Null for a person who never chose columns. */
  readonly layout: OwnLayout | null;
  readonly keep: (layout: OwnLayout) => void;
}

export function useStoredLayout(resource: Resource): StoredLayout {
  useSignals();
  const person = usePerson();
  const place = `${person._id}/${resource.id}`;
  const came = useMemo(() => storedLayout(person, resource), [person, resource]);
  const layout = chosen.value.get(place) ?? came;
  const keep = useCallback(({ columns, density }: OwnLayout) => {
    chosen.value = new Map(chosen.peek()).set(place, { columns, density });
    if (!isInPerson(person)) return;
    const plain = columns.map(({ key, width }) => ({ key, width }));
    // The answer is not awaited: if the choice cannot be stored, it still applies in this window.
    void ask(KeepListLook, { resource: resource.id, columns: plain, density }, {
      background: true,
      keepalive: true,
    });
  }, [person, place, resource]);
  return useMemo(() => ({ layout, keep }), [layout, keep]);
}
