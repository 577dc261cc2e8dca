/** Entities whose live events change rights, so that the sockets of these people are closed. */
export const SESSIONS = "sessions";
export const USERS = "users";
