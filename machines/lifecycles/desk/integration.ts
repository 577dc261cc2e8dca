/** Turning an integration on requires a secret. Source: docs/requirements.md S2.32. */
import { setup } from "xstate";
import type { IntegrationFacts } from "../../../api/generated/schema.ts";
import type { Tone } from "../../../api/tones.ts";

export type IntegrationEvent = { readonly type: "integration.on" } | { readonly type: "integration.off" };

export const integrationMachine = setup({
  types: {
    context: {} as IntegrationFacts,
    input: {} as IntegrationFacts,
    events: {} as IntegrationEvent,
    meta: {} as { readonly tone: Tone },
  },
  guards: { hasSecret: ({ context }) => context.hasSecret },
}).createMachine({
  id: "integration",
  context: ({ input }) => input,
  initial: "Paused",
  states: {
    Paused: { meta: { tone: "waiting" }, on: { "integration.on": { target: "Active", guard: "hasSecret" } } },
    Active: { meta: { tone: "done" }, on: { "integration.off": { target: "Paused" } } },
  },
});
