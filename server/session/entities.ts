/** Entities of audit rows and live events that change rights: the sockets of those people are closed. */
export const SESSIONS = "sessions";
export const USERS = "users";
