/** The kinds of integrations by name. Those of later departments are added by their module.ts. Source: ADR 113. */
import type { IntegrationKind } from "./kind.ts";
import { outgoingWebhook } from "./webhook.ts";

const kinds = new Map<string, IntegrationKind>();

export const addIntegrationKind = (kind: IntegrationKind): void => void kinds.set(kind.kind, kind);

addIntegrationKind(outgoingWebhook);

/** @throws {Error} for a kind that no build ever had: input and database know the same ones */
export function integrationKindOf(name: string): IntegrationKind {
  const found = kinds.get(name);
  if (!found) throw new Error(`Cannot work with the integration: this build has no kind "${name}"`);
  return found;
}
