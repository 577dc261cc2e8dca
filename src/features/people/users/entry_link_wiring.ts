/** The link is stored only in the state of `useEntryLink`, and only while it is shown. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { MakeEntryLink } from "../../../../api/generated/operations/sessions.ts";
import { entryLinkMachine, type LinkAnswer, type MadeLink } from "../../../../machines/people/entry_link.ts";
import { ask } from "../../../lib/client.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";

async function makeLink(userId: string, keep: (link: string) => void): Promise<LinkAnswer> {
  const outcome = await ask(MakeEntryLink, { user_id: userId });
  if (!outcome.ok) return { kind: "failed", failure: outcome.failure };
  const { link, ...made } = outcome.data.makeEntryLink;
  keep(link);
  return { kind: "made", made };
}

/** @param keep receives the new link, and null to drop it */
export const wiredEntryLink = (userId: string, keep: (link: string | null) => void) =>
  entryLinkMachine.provide({
    actors: { makeLink: fromPromise(() => makeLink(userId, keep)) },
    actions: { forget: () => keep(null) },
  });

export interface ShownLink {
  readonly phase: "none" | "making" | "revealed";
  readonly made: MadeLink | null;
  readonly link: string | null;
  readonly failure: Failure | null;
  readonly send: (type: "make" | "hide") => void;
}

/** `userId` must not change while the component is mounted. */
export function useEntryLink(userId: string): ShownLink {
  const [link, setLink] = useState<string | null>(null);
  const [machine] = useState(() => wiredEntryLink(userId, setLink));
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  return {
    phase: value,
    made: context.made,
    link,
    failure: context.failure as Failure | null,
    send: (type) => actor.send({ type: `link.${type}` }),
  };
}
