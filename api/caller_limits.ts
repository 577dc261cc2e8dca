/** Bounds on what one caller, and all callers together, take of the server at a time. */

/** Passwords that are checked at once, and that wait for it. */
export const MAX_PARALLEL_CHECKS = 2;
export const MAX_WAITING_CHECKS = 64;
/** Sign-ins of one address that wait or are checked. */
export const MAX_SIGN_INS_PER_ADDRESS = 4;
/** An address with fewer tries to sign in within so many seconds has places reserved for it and its like. */
export const QUIET_TRIES = 5;
export const QUIET_SECONDS = 600;

/** Bodies of callers who are not signed in: how long one may stand still, and take in all. */
export const ANONYMOUS_IDLE_MS = 10_000;
export const ANONYMOUS_BODY_MS = 30_000;
/** The number of them that are on their way, and the bytes that these hold together. */
export const MAX_BODIES_PER_ADDRESS = 64;
export const MAX_ANONYMOUS_BODIES = 1_000;
export const MAX_ANONYMOUS_BYTES = 16 * 1024 * 1024;
/** The body with the one-time code of a sign-in. */
export const MAX_CODE_BODY_BYTES = 1_024;
/** The rate at which a file has to come, on average. It may also stop for BODY_IDLE_MS. */
export const UPLOAD_RATE_BYTES = 64 * 1024;
export const UPLOAD_RATE_MS = 30_000;
/** Files and other bodies of a person that are on their way. A program of theirs may send a hundred calls at once. */
export const MAX_UPLOADS_PER_PERSON = 8;
export const MAX_CALLS_PER_PERSON = 256;

/** Answers that an address has not read yet. */
export const MAX_UNREAD_ANSWERS = 32;
export const MAX_UNREAD_BYTES = 8 * 1024 * 1024;
/** Further answers wait until it reads: so many, and so long. */
export const MAX_WAITING_ANSWERS = 256;
export const UNREAD_WAIT_MS = 60_000;
