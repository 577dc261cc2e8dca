/** Manifests are built in; an extension gets only rights it requests. Source: docs/requirements.md S2.34. */
import type { Rule } from "../access.ts";
import type { WebhookEvent } from "./integrations.ts";

export const EXTENSION_RIGHTS = [
  "orders",
  "orders_buyer",
  "orders_money",
  "packages",
  "jobs",
  "cases",
  "send",
] as const;
export type ExtensionRight = (typeof EXTENSION_RIGHTS)[number];

export const RIGHT_OF_EVENT: Readonly<Record<WebhookEvent, ExtensionRight>> = {
  "order.made": "orders",
  "order.moved": "orders",
  "order.changed": "orders",
  "package.made": "packages",
  "package.moved": "packages",
  "refund.made": "orders_money",
  "refund.moved": "orders_money",
  "job.ended": "jobs",
  "case.opened": "cases",
  "case.asked": "cases",
  "case.answered": "cases",
  "case.decided": "cases",
  "case.resolved": "cases",
  "case.rejected": "cases",
  "case.reopened": "cases",
  "case.closed": "cases",
  "bill.confirmed": "packages",
  "bill.invoiced": "packages",
  "bill.disputed": "packages",
  "bill.paid": "packages",
  "box.closed": "packages",
  "box.handedOver": "packages",
  "box.received": "packages",
  "flight.departed": "packages",
  "flight.arrived": "packages",
  "flight.held": "packages",
  "flight.cleared": "packages",
  "flight.injected": "packages",
  "flight.completed": "packages",
  "flight.cancelled": "packages",
};

/**
 * One setting. Its key, such as `chat_service`, is unique in the whole product. Its words are `field.<key>`,
 * its help `entity.extensions.help.<key>`, those of a value `choice.<key>.<value>`. A secret is stored sealed
 * and separately: no answer holds it.
 */
export interface ConfigField {
  readonly key: string;
  readonly kind: "text" | "url" | "secret" | "choice" | "switch" | "list";
  /** The allowed values of a `choice` or `list`. */
  readonly values?: readonly string[];
  /** Needed before the extension can be switched on. */
  readonly required?: boolean;
  readonly isUrl?: boolean;
  readonly initial?: string | readonly string[] | boolean;
}

export type ConfigValue = string | boolean | readonly string[];
export type Config = Readonly<Record<string, ConfigValue>>;

export interface ExtensionAction {
  readonly key: string;
  readonly list: "orders";
  readonly rule: Rule;
}

export interface ExtensionLink {
  readonly key: string;
  readonly group: "sales" | "management";
  /** The key of the setting (kind `url`) with the address of the link; without an address there is no link. */
  readonly address: string;
  readonly rule: Rule;
}

export interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly rights: readonly ExtensionRight[];
  readonly events: readonly WebhookEvent[];
  readonly config: readonly ConfigField[];
  readonly links: readonly ExtensionLink[];
  readonly actions: readonly ExtensionAction[];
}

export const MAX_ACTION_IDS = 20;

const EMPTY_VALUES = { switch: false, list: [], text: "", url: "", secret: "" } as const;

export function defaultValue({ kind, initial, values = [] }: ConfigField): ConfigValue {
  if (initial !== undefined) return initial;
  return kind === "choice" ? values[0] ?? "" : EMPTY_VALUES[kind];
}

export const plainFields = ({ config }: Manifest): readonly ConfigField[] =>
  config.filter(({ kind }) => kind !== "secret");

export const secretFields = ({ config }: Manifest): readonly ConfigField[] =>
  config.filter(({ kind }) => kind === "secret");

export const configOf = (manifest: Manifest, stored: Config): Config =>
  Object.fromEntries(
    plainFields(manifest).map((field) => [field.key, stored[field.key] ?? defaultValue(field)]),
  );

/** Returns the rights that nobody has accepted yet; while there are some, the extension is off. */
export const missingPermissions = (
  { rights }: Manifest,
  accepted: readonly string[],
): readonly ExtensionRight[] => rights.filter((right) => !accepted.includes(right));
