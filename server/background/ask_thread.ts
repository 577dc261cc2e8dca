interface HowToAsk {
  readonly name: string;
  readonly answerMs: number;
  /** Makes the error when no answer came in time; by default one that names the thread. */
  readonly late?: () => Error;
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
