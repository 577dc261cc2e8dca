/** Which titles of the menu a person has closed: kept in this window, under their id, until Log Out. */
import { useState } from "react";
import { readDraft, writeDraft } from "../../lib/drafts.ts";

const KEPT_AS = "menu";

function read(personId: string): ReadonlySet<string> {
  const kept = readDraft(personId, KEPT_AS);
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
}

export function useClosed(personId: string) {
  const [closed, setClosed] = useState(() => read(personId));
  const toggle = (id: string) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
    writeDraft(personId, KEPT_AS, [...next]);
  };
  return [closed, toggle] as const;
}
