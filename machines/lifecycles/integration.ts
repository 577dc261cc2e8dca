/**
 * The lifecycle of an integration: paused until somebody turns it on, which takes a secret, and for as long as they
 * turn it off. Source: spec S2.32.
 */
import { setup } from "xstate";

export interface IntegrationFacts {
  /** Without one nothing that is sent can be signed, and nothing that comes in be believed. */
  readonly hasSecret: boolean;
}

export type IntegrationEvent = { readonly type: "integration.on" } | { readonly type: "integration.off" };

export const integrationMachine = setup({
  types: {
    context: {} as IntegrationFacts,
    input: {} as IntegrationFacts,
    events: {} as IntegrationEvent,
  },
  guards: { hasSecret: ({ context }) => context.hasSecret },
}).createMachine({
  id: "integration",
  context: ({ input }) => input,
  initial: "Paused",
  states: {
    Paused: { on: { "integration.on": { target: "Active", guard: "hasSecret" } } },
    Active: { on: { "integration.off": { target: "Paused" } } },
  },
});
