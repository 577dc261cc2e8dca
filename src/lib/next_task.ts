/** Splits long work into tasks, between which the page paints and handles keys. */

interface TaskQueue {
  readonly postTask: (task: () => void, options: { readonly priority: "background" }) => Promise<void>;
}

/** Resolves in a later task, after everything that the page has to do; by a timer if the browser has no task scheduler. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: TaskQueue };
  if (scheduler) return scheduler.postTask(() => {}, { priority: "background" });
  return new Promise((resolve) => setTimeout(resolve));
}
