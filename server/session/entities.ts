/** Entities of audit rows and live events that say who may do what: sockets of theirs are closed, whoever wrote them. */
export const SESSIONS = "sessions";
export const USERS = "users";
