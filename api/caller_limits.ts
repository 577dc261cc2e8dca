/** What one caller, and all callers together, may take of the server at a time. */

/** Passwords that are checked at once, and that wait for it. */
export const MAX_PARALLEL_CHECKS = 4;
export const MAX_WAITING_CHECKS = 64;
/** Sign-ins of one address that wait or are checked. */
export const MAX_SIGN_INS_PER_ADDRESS = 4;
/** An address with fewer tries to sign in within so many seconds has places reserved for it and its like. */
export const QUIET_TRIES = 5;
export const QUIET_SECONDS = 600;

/** A body of somebody who is not signed in: without a byte, in all, and how many are on their way. */
export const ANONYMOUS_IDLE_MS = 10_000;
export const ANONYMOUS_BODY_MS = 30_000;
export const MAX_BODIES_PER_ADDRESS = 64;
export const MAX_ANONYMOUS_BODIES = 1_000;
export const MAX_ANONYMOUS_BODY_BYTES = 16 * 1024 * 1024;
/** The one-time code of a sign-in. */
export const MAX_CODE_BYTES = 1_024;
/** A body of somebody who is signed in comes at least so quickly, and so many of them are on their way. */
export const UPLOAD_RATE_BYTES = 64 * 1024;
export const UPLOAD_RATE_MS = 30_000;
export const MAX_UPLOADS_PER_PERSON = 8;
export const MAX_CALLS_PER_PERSON = 64;

/** Answers that an address has not read yet. */
export const MAX_UNREAD_ANSWERS = 32;
export const MAX_UNREAD_BYTES = 8 * 1024 * 1024;
