import { REQUEST_TIMEOUT_MS } from "./constants.ts";

/** Limits of a GraphQL document. Source: docs/limits.md. */
export const MAX_DOCUMENT = {
  bodyBytes: 256 * 1024,
  tokens: 2000,
  depth: 8,
  rootFields: 10,
  aliases: 15,
  cost: 1000,
  ratePerSecond: 50,
} as const;

export const MAX_OPERATIONS = 10;
/** Directives on one field, fragments of a document, and fields of all operations after all spreads are expanded. */
export const MAX_DIRECTIVES = 10;
export const MAX_FRAGMENTS = 20;
export const MAX_FIELDS = 500;
/** Occurrences of one field name: validation compares all of them with each other. */
export const MAX_SAME_FIELDS = 100;
/** Limits the nesting of a JSON body, because code that reads it recurses. Our own bodies need 8 levels. */
export const MAX_JSON_DEPTH = 64;
/** Maximum number of values in packed or foreign JSON: three times those of the largest price table. */
export const MAX_JSON_VALUES = 150_000;
/** A body without progress is dropped when its client would give up. Source: docs/requirements.md S9.1. */
export const BODY_IDLE_MS = REQUEST_TIMEOUT_MS;

export const MAX_SOCKETS_PER_USER = 10;
export const MAX_SUBSCRIPTIONS = 10;
/** Limits of a WebSocket: bytes and fragments of a message, and messages in a minute. */
export const MAX_MESSAGE_BYTES = 64 * 1024;
export const MAX_MESSAGE_FRAGMENTS = 64;
export const MAX_MESSAGES_PER_MINUTE = 100;
export const TICKET_SECONDS = 30;
