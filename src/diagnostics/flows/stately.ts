/**
 * Sends machines to Stately's inspector, only for developers. The shapes are those of statelyai/inspect, src/types.ts.
 */
import type { AnyActorRef, InspectionEvent } from "xstate";

const ORIGIN = "https://stately.ai";
const CONNECTED = "@statelyai.connected";
const VERSION = "0.4.0";
/** Maximum number of messages that wait for the inspector's page. The oldest are dropped, except those about new actors. */
const MAX_WAITING = 500;

export interface Opener {
  readonly open: (url: string, name: string) => Pick<Window, "postMessage"> | null;
  readonly addEventListener: (type: "message", listen: (event: MessageEvent) => void) => void;
}

interface Inspected {
  readonly type: string;
  readonly sessionId: string;
  readonly rootId: string;
  readonly createdAt: string;
  readonly id: string | null;
  readonly _version: string;
  readonly [more: string]: unknown;
}

/** Returns a value that JSON can hold: functions become their names, and cycles and objects of the page short texts. */
export function toJsonValue(value: unknown, above: readonly unknown[] = []): unknown {
  if (typeof value === "function") return { type: value.name };
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (above.includes(value) || above.length > 8) return "…";
  const path = [...above, value];
  if (Array.isArray(value)) return value.map((each) => toJsonValue(each, path));
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return `[${proto.constructor?.name ?? "object"}]`;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toJsonValue(each, path)]));
}

function snapshotOf(snapshot: unknown): unknown {
  const { status = "active", value, context, output } = (snapshot ?? {}) as Record<string, unknown>;
  return toJsonValue({ status, value, context, output });
}

export function inspectorEventOf(event: InspectionEvent, at: number): Inspected | null {
  const actor = event.actorRef as AnyActorRef & {
    readonly logic?: { readonly config?: { readonly id?: string } };
  };
  const head = {
    type: event.type,
    sessionId: actor.sessionId,
    rootId: event.rootId,
    createdAt: String(at),
    id: null,
    _version: VERSION,
  };
  switch (event.type) {
    case "@xstate.actor": {
      const config = actor.logic?.config;
      const name = config?.id ?? actor.id;
      return {
        ...head,
        name,
        parentId: actor._parent?.sessionId,
        definition: JSON.stringify(toJsonValue(config ?? { id: name })),
        snapshot: snapshotOf(actor.getSnapshot()),
      };
    }
    case "@xstate.event":
      return { ...head, event: toJsonValue(event.event), sourceId: event.sourceRef?.sessionId };
    case "@xstate.snapshot":
      return { ...head, event: toJsonValue(event.event), snapshot: snapshotOf(event.snapshot) };
    default:
      return null;
  }
}

export function forwardToStately(page: Opener): (event: InspectionEvent, at: number) => void {
  const inspector = page.open(`${ORIGIN}/inspect`, "xstateinspector");
  let isConnected = false;
  let waiting: Inspected[] = [];
  page.addEventListener("message", ({ origin, source, data }) => {
    if (origin !== ORIGIN || source !== inspector || data?.type !== CONNECTED) return;
    isConnected = true;
    for (const inspected of waiting) inspector?.postMessage(inspected, ORIGIN);
    waiting = [];
  });
  return (event, at) => {
    const inspected = inspectorEventOf(event, at);
    if (!inspected) return;
    if (isConnected) return inspector?.postMessage(inspected, ORIGIN);
    waiting.push(inspected);
    if (waiting.length <= MAX_WAITING) return;
    const oldest = waiting.findIndex(({ type }) => type !== "@xstate.actor");
    waiting.splice(Math.max(0, oldest), 1);
  };
}
