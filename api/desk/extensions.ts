/**
 * What an extension is: a manifest that is part of the build, and code beside it that sees no more than the rights it
 * asks for. Nothing of it comes from the database or from outside. Source: docs/requirements.md S2.34.
 */
import type { Rule } from "../access.ts";
import type { WebhookEvent } from "./integrations.ts";

/** Rights an extension can ask for, each with the fields of a record that it opens. */
export const EXTENSION_RIGHTS = [
  "orders",
  "orders_buyer",
  "orders_money",
  "packages",
  "jobs",
  "send",
] as const;
export type ExtensionRight = (typeof EXTENSION_RIGHTS)[number];

/** The right without which an event is not heard. */
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
 * One setting. Its key is a word of the whole house, so it begins with what it is about: `chat_service`. Its words are
 * `field.<key>`, its help `entity.extensions.help.<key>`, those of a value `choice.<key>.<value>`. A secret is kept
 * sealed and apart: no answer holds it.
 */
export interface ConfigField {
  readonly key: string;
  readonly kind: "text" | "url" | "secret" | "choice" | "switch" | "list";
  /** For `choice` and `list`. */
  readonly values?: readonly string[];
  /** It cannot be switched on without. */
  readonly required?: boolean;
  /** A secret that is an address: it is checked as one. */
  readonly isUrl?: boolean;
  /** What it begins with: a text, a value, a list of values, or on. */
  readonly initial?: string | readonly string[] | boolean;
}

export type ConfigValue = string | boolean | readonly string[];
export type Config = Readonly<Record<string, ConfigValue>>;

/** Something to do with records of a list, in their rows and in their record; its words are `event.extension.<key>`. */
export interface ExtensionAction {
  readonly key: string;
  readonly list: "orders";
  readonly rule: Rule;
}

/** A line of the menu that leads out of the app; its words are `menu.<key>`. */
export interface ExtensionLink {
  readonly key: string;
  readonly group: "sales" | "management";
  /** The setting of kind `url` that holds the address: without one there is no line. */
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

/** The most records that an action of an extension takes at once. */
export const MAX_ACTION_IDS = 20;

const BEGINNINGS = { switch: false, list: [], text: "", url: "", secret: "" } as const;

/** What a setting is where nobody said otherwise. */
export function defaultValue({ kind, initial, values = [] }: ConfigField): ConfigValue {
  if (initial !== undefined) return initial;
  return kind === "choice" ? values[0] ?? "" : BEGINNINGS[kind];
}

/** Settings that are no secrets. */
export const openFields = ({ config }: Manifest): readonly ConfigField[] =>
  config.filter(({ kind }) => kind !== "secret");

export const secretFields = ({ config }: Manifest): readonly ConfigField[] =>
  config.filter(({ kind }) => kind === "secret");

/** Every open setting: what was stored of it, or what it begins with. */
export const configOf = (manifest: Manifest, stored: Config): Config =>
  Object.fromEntries(
    openFields(manifest).map((field) => [field.key, stored[field.key] ?? defaultValue(field)]),
  );

/** Rights that it asks for and that nobody accepted: while there are some, it is off. */
export const missingPermissions = (
  { rights }: Manifest,
  accepted: readonly string[],
): readonly ExtensionRight[] => rights.filter((right) => !accepted.includes(right));
