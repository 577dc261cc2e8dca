/** Maximum number of passwords that are checked at the same time, and that wait for a check. */
export const MAX_PARALLEL_CHECKS = 2;
export const MAX_WAITING_CHECKS = 64;
/** Maximum number of sign-ins of one IP address that wait or are being checked. */
export const MAX_SIGN_INS_PER_ADDRESS = 4;
/** An IP address with fewer sign-in tries than this within QUIET_SECONDS gets a reserved place in the queue. */
export const QUIET_TRIES = 5;
export const QUIET_SECONDS = 600;

/** Longest pause, and longest total time, of request bodies from callers who are not signed in. */
export const ANONYMOUS_IDLE_MS = 10_000;
export const ANONYMOUS_BODY_MS = 30_000;
export const MAX_BODIES_PER_ADDRESS = 64;
export const MAX_ANONYMOUS_BODIES = 1_000;
export const MAX_ANONYMOUS_BYTES = 16 * 1024 * 1024;
export const MAX_CODE_BODY_BYTES = 1_024;
/** Lowest average rate of an uploaded file: these bytes within UPLOAD_RATE_MS. Pauses may last BODY_IDLE_MS. */
export const UPLOAD_RATE_BYTES = 64 * 1024;
export const UPLOAD_RATE_MS = 30_000;
/** Uploads, and other request bodies, that one person may have open: API clients may send a hundred calls at once. */
export const MAX_UPLOADS_PER_PERSON = 8;
export const MAX_CALLS_PER_PERSON = 256;

export const MAX_UNREAD_ANSWERS = 32;
export const MAX_UNREAD_BYTES = 8 * 1024 * 1024;
/** Further answers wait until the client reads: at most this many, and at most this long. */
export const MAX_WAITING_ANSWERS = 256;
export const UNREAD_WAIT_MS = 60_000;
