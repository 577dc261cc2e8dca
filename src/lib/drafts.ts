/** Keeps unsaved input in this tab under the person's id. It survives a reload and an expired session; Log Out clears it. */

const PREFIX = "draft.";
/** Name of the database of unsent files. */
export const DRAFT_FILES = "pressdock.attachments";

const keyOf = (userId: string, what: string) => `${PREFIX}${userId}.${what}`;

export function readDraft(userId: string, what: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId, what)) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a draft. A full or forbidden storage is no error, because only the copy is lost. */
export function writeDraft(userId: string, what: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(userId, what), JSON.stringify(value));
  } catch {
    dropDraft(userId, what);
  }
}

export function dropDraft(userId: string, what: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId, what));
  } catch {
    // The browser forbids storage, so there is nothing to drop.
  }
}

export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
    indexedDB.deleteDatabase(DRAFT_FILES);
  } catch {
    // The browser forbids storage, so there is nothing to drop.
  }
}
