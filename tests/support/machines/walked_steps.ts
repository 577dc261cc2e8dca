import assert from "node:assert/strict";
import type { AnyStateMachine, StateValue } from "xstate";
import { move, stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import { walkStep } from "./transition_log.ts";

/**
 * Takes every step that a state offers: `order.pay Paid charge+notify`, or `order.pay - isFunded` for a
 * refused step.
 */
export const walkedSteps = (
  machine: AnyStateMachine,
  value: StateValue,
  facts: object,
  after = " ",
): string[] =>
  stepsOf(machine, value, facts).map(({ event, refusedBy }) => {
    if (refusedBy !== null) return `${event} - ${refusedBy}`;
    walkStep(machine, machine.resolveState({ value, context: facts }), { type: event });
    const moved = move(machine, value, facts, event);
    assert.ok(moved.ok);
    return `${event} ${moved.value}${after}${moved.effects.join("+")}`;
  });

/** Takes every step of a state that no guard refuses. */
export const openSteps = (machine: AnyStateMachine, value: StateValue, facts: object): string[] =>
  walkedSteps(machine, value, facts).filter((step) => !step.includes(" - "));
