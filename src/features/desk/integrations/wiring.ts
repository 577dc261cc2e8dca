import { DELIVERIES_PAGE_SIZE } from "../../../../api/constants.ts";
import type { DataOf } from "../../../../api/operation.ts";
import {
  IntegrationDeliveries,
  ReplayDelivery,
  RotateIntegrationSecret,
  SetIntegrationSecrets,
  ShowIntegration,
  TestIntegration,
} from "../../../../api/generated/operations/integrations.ts";
import type { MoveAnswer, PendingMove } from "../../../../machines/move.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome, type Outcome } from "../../../lib/outcome.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";

type State = DataOf<typeof ShowIntegration>;
type Log = DataOf<typeof IntegrationDeliveries>;
export type Delivery = Log["integrationDeliveries"][number];
export type TestAnswer = DataOf<typeof TestIntegration>["testIntegration"];

const DEBOUNCE_MS = 1_000;

export const stateSource = (_id: string): AnswerSource<State> => ({
  name: `integrations.${_id}`,
  entities: ["integrations"],
  debounceMs: 0,
  ask: (options) => ask(ShowIntegration, { _id }, { ...options, background: true }),
});

export const logSource = (
  _id: string,
  status: readonly string[] | null,
  page: number,
): AnswerSource<{ readonly deliveries: readonly Delivery[] }> => ({
  name: `integrations.${_id}.log`,
  entities: ["integrations", "deliveries"],
  debounceMs: DEBOUNCE_MS,
  ask: async (options) => {
    const shown = { ...options, page, perPage: DELIVERIES_PAGE_SIZE, background: true };
    return mapOutcome(
      await ask(IntegrationDeliveries, { _id, status }, shown),
      (data) => ({ deliveries: data.integrationDeliveries }),
    );
  },
});

export const STEPS = {
  rotate: "integration.rotate",
  secrets: "integration.secrets",
  test: "integration.test",
  replay: "integration.replay",
} as const;

/** Parts of an answer that are shown beside the step and never stored in the browser. */
export interface ShownOnce {
  readonly secret: string | null;
  readonly test: TestAnswer | null;
}

const answerOf = (outcome: Outcome<unknown>): MoveAnswer =>
  outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);

interface StepOptions {
  readonly show: (shown: ShownOnce) => void;
  readonly onDone: () => void;
  /** Secrets that a person typed. They never enter the machine, where an inspector could show them. */
  readonly typed?: () => Readonly<Record<string, string>>;
}

async function send(
  _id: string,
  { event, key, params }: PendingMove,
  { show, typed }: StepOptions,
): Promise<MoveAnswer> {
  if (event === STEPS.secrets) {
    const secrets = Object.entries(typed?.() ?? {}).filter(([, value]) => value.trim() !== "")
      .map(([name, value]) => ({ name, value: value.trim() }));
    return answerOf(await ask(SetIntegrationSecrets, { _id, secrets }));
  }
  if (event === STEPS.rotate) {
    const outcome = await ask(RotateIntegrationSecret, { _id });
    if (outcome.ok) show({ secret: outcome.data.rotateIntegrationSecret.secret, test: null });
    return answerOf(outcome);
  }
  if (event === STEPS.test) {
    const outcome = await ask(TestIntegration, { _id });
    if (outcome.ok) show({ secret: null, test: outcome.data.testIntegration });
    return answerOf(outcome);
  }
  return answerOf(await ask(ReplayDelivery, { _id: params["delivery"] ?? "", key }));
}

export const useIntegrationSteps = (
  id: string,
  part: "connection" | "log",
  userId: string,
  options: StepOptions,
): Mover => useSteps(`integrations.${id}.${part}`, userId, (step) => send(id, step, options), options.onDone);
