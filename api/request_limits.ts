import { REQUEST_TIMEOUT_MS } from "./constants.ts";

/** What a GraphQL request may be, unless an installation says otherwise. Source: docs/limits.md. */
export const MAX_DOCUMENT = {
  bodyBytes: 256 * 1024,
  tokens: 2000,
  depth: 8,
  rootFields: 10,
  aliases: 15,
  cost: 1000,
  ratePerSecond: 50,
} as const;

/** Most operations of a document: one is carried out. */
export const MAX_OPERATIONS = 10;
/** Directives on one field, fragments of a document, and fields of all operations after all spreads are written out. */
export const MAX_DIRECTIVES = 10;
export const MAX_FRAGMENTS = 20;
export const MAX_FIELDS = 500;
/** How often one name may be asked for: validation compares all fields of one name with each other. */
export const MAX_SAME_FIELDS = 100;
/** Deepest nesting of a JSON body: whoever walks it by recursion has room. The deepest of ours is 8. */
export const MAX_JSON_DEPTH = 64;
/** Values of a long JSON text: three times what the largest price table has. Empty objects take a hundred bytes each. */
export const MAX_JSON_VALUES = 150_000;
/**
 * A body that stood still for this long is given up: never before a client gives up by itself.
 * Source: docs/requirements.md S9.1.
 */
export const BODY_IDLE_MS = REQUEST_TIMEOUT_MS;

/** Of the socket of live changes. */
export const MAX_SOCKETS_PER_USER = 10;
export const MAX_SUBSCRIPTIONS = 10;
/** A message, the fragments that it comes in, and how many messages come in a minute. */
export const MAX_MESSAGE_BYTES = 64 * 1024;
export const MAX_MESSAGE_FRAGMENTS = 64;
export const MAX_MESSAGES_PER_MINUTE = 100;
/** How long the one-time ticket that opens a socket is good. */
export const TICKET_SECONDS = 30;
