/**
 * An extension: a manifest that is part of the build, and code that gets only the rights it requests. Nothing of it
 * comes from the database or from outside. Source: docs/requirements.md S2.34.
 */
import type { Rule } from "../access.ts";
import type { WebhookEvent } from "./integrations.ts";

/** Rights an extension can request, each with the fields of a record that it opens. */
export const EXTENSION_RIGHTS = [
  "orders",
  "orders_buyer",
  "orders_money",
  "packages",
  "jobs",
  "send",
] as const;
export type ExtensionRight = (typeof EXTENSION_RIGHTS)[number];

/** Right that an extension needs for an event. */
export const RIGHT_OF_EVENT: Readonly<Record<WebhookEvent, ExtensionRight>> = {
  "order.made": "orders",
  "order.moved": "orders",
  "order.changed": "orders",
  "package.made": "packages",
  "package.moved": "packages",
  "refund.made": "orders_money",
  "refund.moved": "orders_money",
  "job.ended": "jobs",
};

/**
 * One setting. Its key is unique in the whole product, so it begins with its subject: `chat_service`. Its words are
 * `field.<key>`, its help `entity.extensions.help.<key>`, those of a value `choice.<key>.<value>`. A secret is stored
 * sealed and apart: no answer holds it.
 */
export interface ConfigField {
  readonly key: string;
  readonly kind: "text" | "url" | "secret" | "choice" | "switch" | "list";
  /** For `choice` and `list`. */
  readonly values?: readonly string[];
  /** Needed before the extension can be switched on. */
  readonly required?: boolean;
  /** A secret that is validated as an address. */
  readonly isUrl?: boolean;
  /** Default: a text, a value, a list of values, or on. */
  readonly initial?: string | readonly string[] | boolean;
}

export type ConfigValue = string | boolean | readonly string[];
export type Config = Readonly<Record<string, ConfigValue>>;

/** An action on records of a list, in their rows and in their record; its words are `event.extension.<key>`. */
export interface ExtensionAction {
  readonly key: string;
  readonly list: "orders";
  readonly rule: Rule;
}

/** A menu item that leads out of the app; its words are `menu.<key>`. */
export interface ExtensionLink {
  readonly key: string;
  readonly group: "sales" | "management";
  /** The setting of kind `url` that holds the address: without one there is no item. */
  readonly address: string;
  readonly rule: Rule;
}

export interface Manifest {
  readonly id: string;
  /** A name, the same in every language. */
  readonly name: string;
  readonly version: string;
  readonly rights: readonly ExtensionRight[];
  readonly events: readonly WebhookEvent[];
  readonly config: readonly ConfigField[];
  readonly links: readonly ExtensionLink[];
  readonly actions: readonly ExtensionAction[];
}

/** Records that an action of an extension takes at once. */
export const MAX_ACTION_IDS = 20;

const BEGINNINGS = { switch: false, list: [], text: "", url: "", secret: "" } as const;

export function defaultValue({ kind, initial, values = [] }: ConfigField): ConfigValue {
  if (initial !== undefined) return initial;
  return kind === "choice" ? values[0] ?? "" : BEGINNINGS[kind];
}

export const openFields = ({ config }: Manifest): readonly ConfigField[] =>
  config.filter(({ kind }) => kind !== "secret");

export const secretFields = ({ config }: Manifest): readonly ConfigField[] =>
  config.filter(({ kind }) => kind === "secret");

/** Returns every open setting, stored or default. */
export const configOf = (manifest: Manifest, stored: Config): Config =>
  Object.fromEntries(
    openFields(manifest).map((field) => [field.key, stored[field.key] ?? defaultValue(field)]),
  );

/** Returns requested rights that nobody accepted: while there are some, the extension is off. */
export const missingPermissions = (
  { rights }: Manifest,
  accepted: readonly string[],
): readonly ExtensionRight[] => rights.filter((right) => !accepted.includes(right));
