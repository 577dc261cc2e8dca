/** A question to a thread, with a limit on the wait for its answer. */

interface HowToAsk {
  /** Names the thread in errors: "The thread that draws documents". */
  readonly name: string;
  readonly answerMs: number;
  /** Made when no answer came in time; an error that names the thread where it is left out. */
  readonly late?: () => Error;
  /** Handed over instead of copied. */
  readonly moved?: readonly Transferable[];
}

export async function askThread<Answer>(
  thread: Worker,
  question: unknown,
  { name, answerMs, late, moved = [] }: HowToAsk,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const timer = setTimeout(
    () => reject(late?.() ?? new Error(`${name} did not answer within ${answerMs} ms`)),
    answerMs,
  );
  thread.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
  thread.onerror = (event) => {
    event.preventDefault();
    reject(new Error(`${name} ended: ${event.message}`));
  };
  thread.postMessage(question, [...moved]);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
