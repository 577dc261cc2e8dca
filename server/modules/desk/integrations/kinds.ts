/** Every kind of integration: one line each. */
import { easypostLabels } from "./easypost_kind.ts";
import { incomingOrders } from "./incoming_kind.ts";
import type { IntegrationKind } from "./kind.ts";
import { outgoingWebhook } from "./webhook.ts";

const ALL: readonly IntegrationKind[] = [outgoingWebhook, incomingOrders, easypostLabels];

/** @throws {Error} for a kind that no build ever had: input and database know the same ones */
export function integrationKindOf(name: string): IntegrationKind {
  const found = ALL.find(({ kind }) => kind === name);
  if (!found) throw new Error(`Cannot work with the integration: this build has no kind "${name}"`);
  return found;
}
