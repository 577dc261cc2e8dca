/** True when a part of the app could not be loaded: an older deployment's file is gone, or the network is. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module script|dynamically/i.test(error.message);
}
