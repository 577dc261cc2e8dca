/** Time before the only retry when a part of the app could not be loaded. */
const AGAIN_MS = 800;

export async function loadWithRetry<T>(load: () => Promise<T>, waitMs = AGAIN_MS): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return await load();
  }
}
