/** Sends events to rows in memory, by the same steps as server/lifecycle. */
import { move } from "../../../../machines/lifecycles/lifecycle.ts";
import type { LifecycleName } from "../../../../machines/lifecycles/lifecycles.ts";
import type { AuditStamp } from "../../../audit/audit.ts";
import type { Writer } from "../../../db/database.ts";
import type { AuditEntry } from "../../../fields.ts";
import type { AnyLifecycle } from "../../../lifecycle/lifecycle.ts";
import { moveMany } from "../../../lifecycle/move.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { stampOf } from "../../audit.ts";
import type { Actor } from "../../rows.ts";
import type { DemoBusiness } from "./business.ts";
import { orderLifecycleOf } from "./order.ts";
import { labelLifecycleOf, packageLifecycleOf } from "./package.ts";
import type { Scene } from "./scene.ts";
import { unitLifecycleOf } from "./unit.ts";

export interface SentEvent {
  readonly noun: "order" | "unit" | "package" | "label";
  readonly ids: readonly string[];
  readonly event: string;
  readonly params: object;
  readonly actor: Actor;
  readonly at: number;
}

export interface StepAudit {
  readonly entries: readonly AuditEntry[];
  readonly stamp: AuditStamp;
}

export interface Walker {
  /** @throws {Error} if a record refuses the event, because then the story is wrong */
  send(scene: Scene, sent: SentEvent): Promise<StepAudit>;
  /** Returns true if all records accept the event; if not, some may have been stepped, without audit. */
  trySend(scene: Scene, sent: SentEvent): Promise<boolean>;
  /** Returns the reason why the first record refuses the event; null if it accepts. Writes nothing. */
  refusal(scene: Scene, sent: SentEvent): Promise<string | null>;
}

export interface WalkerOptions {
  readonly business: DemoBusiness;
  readonly timeZone: string;
  readonly recordAudit: (entries: readonly AuditEntry[], stamp: AuditStamp) => void;
}

const NO_DATABASE = null as unknown as Writer;

export function makeWalker({ business, timeZone, recordAudit }: WalkerOptions): Walker {
  let currentScene: Scene | null = null;
  const sceneNow = (): Scene => {
    if (!currentScene) throw new Error("Cannot step a record of the demo: no scene is played");
    return currentScene;
  };
  const known: Readonly<Partial<Record<LifecycleName, AnyLifecycle>>> = {
    order: orderLifecycleOf(business, sceneNow),
    unit: unitLifecycleOf(business, sceneNow),
    package: packageLifecycleOf(business, sceneNow),
    label: labelLifecycleOf(business, sceneNow),
  };
  const lifecycles = (name: string): AnyLifecycle => {
    const lifecycle = known[name as LifecycleName];
    if (!lifecycle) throw new Error(`Cannot step a record of the demo: it has no lifecycle "${name}"`);
    return lifecycle;
  };
  const stepOf = ({ event, params, actor, at }: SentEvent) => {
    const stamp = stampOf(actor, at, business.newId);
    return { tx: NO_DATABASE, event, params, scope: ALL_SELLERS, context: null, timeZone, stamp, lifecycles };
  };
  const carryOut = async (scene: Scene, sent: SentEvent) => {
    currentScene = scene;
    const step = stepOf(sent);
    const moved = await moveMany(lifecycles(sent.noun), step, sent.ids);
    const refused = moved.find(({ result }) => !result.ok);
    // A label has no list, so its changes are in the audit rows of its package.
    const isAudited = ({ entityId }: AuditEntry) => sent.noun !== "label" || !sent.ids.includes(entityId);
    const audits = { entries: moved.flatMap(({ audit }) => audit).filter(isAudited), stamp: step.stamp };
    if (!refused) recordAudit(audits.entries, audits.stamp);
    return { audits, refusal: refused?.result.reason?.code ?? null };
  };
  return {
    async send(scene, sent) {
      const { audits, refusal } = await carryOut(scene, sent);
      if (refusal) throw new Error(`Cannot tell a demo story: ${sent.event} is refused (${refusal})`);
      return audits;
    },
    trySend: async (scene, sent) => (await carryOut(scene, sent)).refusal === null,
    async refusal(scene, { noun, ids: [id = ""], event, params, at }) {
      currentScene = scene;
      const { rows, facts, machine, columns } = lifecycles(noun);
      const caller = { scope: ALL_SELLERS, context: null };
      const row = (await rows(NO_DATABASE, [id], caller)).get(id);
      const around = (await facts(NO_DATABASE, [row], { ...caller, now: at, params })).get(id);
      const answer = move(machine, columns.valueOf(row), around, event);
      return answer.ok ? null : answer.reason;
    },
  };
}
