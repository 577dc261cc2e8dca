/** Long work yields in pieces: between two of them the page paints and handles keys. */

interface TaskQueue {
  readonly postTask: (task: () => void, options: { readonly priority: "background" }) => Promise<void>;
}

/** Resolves in a later task, behind all that the page has to do; a timer if the browser has no such queue. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: TaskQueue };
  if (scheduler) return scheduler.postTask(() => {}, { priority: "background" });
  return new Promise((resolve) => setTimeout(resolve));
}
