/** Entities whose live events close the sockets of people whose rights may have changed. */
export const SESSIONS = "sessions";
export const USERS = "users";
