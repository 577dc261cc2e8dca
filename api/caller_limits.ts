/** Limits passwords that are checked at the same time, and those that wait for a check. */
export const MAX_PARALLEL_CHECKS = 2;
export const MAX_WAITING_CHECKS = 64;
/** Sign-ins of one address that wait or are checked. */
export const MAX_SIGN_INS_PER_ADDRESS = 4;
/** An address with fewer sign-ins than this within QUIET_SECONDS gets a reserved place. */
export const QUIET_TRIES = 5;
export const QUIET_SECONDS = 600;

/** Longest pause, and longest total time, of bodies from callers who are not signed in. */
export const ANONYMOUS_IDLE_MS = 10_000;
export const ANONYMOUS_BODY_MS = 30_000;
export const MAX_BODIES_PER_ADDRESS = 64;
export const MAX_ANONYMOUS_BODIES = 1_000;
export const MAX_ANONYMOUS_BYTES = 16 * 1024 * 1024;
export const MAX_CODE_BODY_BYTES = 1_024;
/** Lowest average rate of an uploaded file. It may also pause for BODY_IDLE_MS. */
export const UPLOAD_RATE_BYTES = 64 * 1024;
export const UPLOAD_RATE_MS = 30_000;
/** Open files and other bodies of a person. An API client may send a hundred calls at once. */
export const MAX_UPLOADS_PER_PERSON = 8;
export const MAX_CALLS_PER_PERSON = 256;

export const MAX_UNREAD_ANSWERS = 32;
export const MAX_UNREAD_BYTES = 8 * 1024 * 1024;
/** Further answers wait until the client reads: up to this number, and for this time. */
export const MAX_WAITING_ANSWERS = 256;
export const UNREAD_WAIT_MS = 60_000;
