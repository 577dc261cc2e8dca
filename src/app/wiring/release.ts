import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { REQUEST_TIMEOUT_MS } from "../../../api/constants.ts";
import { type Release, releaseMachine } from "../../../machines/release.ts";
import { leaveBy } from "../../lib/leave_guard.ts";
import { onMissingChunk } from "../../lib/missing_chunk.ts";
import { useActorRef } from "../../engine/wiring/actor.ts";

/** Returns the id of the running build, in the form of version.json; empty if the page does not come from a build. */
export function ownBuild(page: ParentNode = document): string {
  const entries = page.querySelectorAll<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  const map = page.querySelector('script[type="importmap"]')?.textContent || "{}";
  const { imports = {} } = JSON.parse(map) as { readonly imports?: Readonly<Record<string, string>> };
  const urls = [
    ...Array.from(entries, (entry) => entry.getAttribute("src") ?? ""),
    ...Object.values(imports),
  ];
  return [...new Set(urls)].map((address) => address.replace(/^\/assets\/|\.js$/g, "")).join(" ");
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Returns null if the text is no version.json, but for example the page itself, which some hosts send instead. */
export function readRelease(text: string): Release | null {
  try {
    const release = JSON.parse(text) as Partial<Record<keyof Release, unknown>> | null;
    const { version, commit, build } = release ?? {};
    return isText(version) && isText(commit) && isText(build) ? { version, commit, build } : null;
  } catch {
    return null;
  }
}

async function fetchRelease(): Promise<Release | null> {
  // A hidden window does not check; the next check is soon enough.
  if (document.visibilityState === "hidden") return null;
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const response = await fetch("/version.json", { cache: "no-cache", credentials: "omit", signal });
    return response.ok ? readRelease(await response.text()) : null;
  } catch {
    return null;
  }
}

export const wiredRelease = (reload: () => void = () => location.reload()) =>
  releaseMachine.provide({
    actors: { fetchRelease: fromPromise(fetchRelease) },
    actions: { reload: () => leaveBy(reload) },
  });

export interface OfferedRelease {
  readonly isOffered: boolean;
  readonly isNeeded: boolean;
  readonly version: string;
  readonly reload: () => void;
  readonly later: () => void;
}

export function useRelease(own: string): OfferedRelease {
  const [machine] = useState(wiredRelease);
  const actor = useActorRef(machine, { input: { own } });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    const onFocus = () => actor.send({ type: "window.focus" });
    addEventListener("focus", onFocus);
    const stop = onMissingChunk(() => actor.send({ type: "chunk.missing" }));
    return () => {
      removeEventListener("focus", onFocus);
      stop();
    };
  }, [actor]);
  return {
    isOffered: value === "offered",
    isNeeded: context.isNeeded,
    version: context.found?.version ?? "",
    reload: () => actor.send({ type: "release.reload" }),
    later: () => actor.send({ type: "release.later" }),
  };
}
