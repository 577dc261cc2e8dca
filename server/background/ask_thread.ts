interface HowToAsk {
  readonly name: string;
  readonly answerMs: number;
  /** Makes the error for an answer that did not come in time; by default an error that names the thread. */
  readonly late?: () => Error;
  readonly moved?: readonly Transferable[];
}

interface Failure {
  readonly message: string;
  readonly preventDefault?: () => void;
}

/** A `Worker`, or an object with the same handlers. */
export interface AnsweringThread {
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  readonly postMessage: (message: unknown, moved: Transferable[]) => void;
}

export async function askThread<Answer>(
  thread: AnsweringThread,
  question: unknown,
  { name, answerMs, late, moved = [] }: HowToAsk,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(
    () => reject(late?.() ?? new Error(`${name} did not answer within ${answerMs} ms`)),
    answerMs,
  );
  thread.onmessage = ({ data }: { readonly data: Answer }) => resolve(data);
  thread.onerror = (failure: Failure) => {
    failure.preventDefault?.();
    reject(failure instanceof Error ? failure : new Error(`${name} ended: ${failure.message}`));
  };
  thread.postMessage(question, [...moved]);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
