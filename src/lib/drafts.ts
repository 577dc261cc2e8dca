/** Keeps unsaved input in this tab under the person's id through reload and sign-out; Log Out clears it. */

const PREFIX = "draft.";
/** The database of files that are not sent yet. */
export const DRAFT_FILES = "pressdock.attachments";

const keyOf = (userId: string, what: string) => `${PREFIX}${userId}.${what}`;

export function readDraft(userId: string, what: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId, what)) ?? "null");
  } catch {
    return null;
  }
}

/** A full or forbidden storage only loses the copy, so it is not an error. */
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
    // Storage is forbidden: there is nothing to drop.
  }
}

export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
    indexedDB.deleteDatabase(DRAFT_FILES);
  } catch {
    // Storage is forbidden: there is nothing to drop.
  }
}
