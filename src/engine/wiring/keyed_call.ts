import { useRef, useState } from "react";
import { type Failure, mayBeDone, type Outcome } from "../../lib/outcome.ts";

/** A mutation that belongs to no record: its input as text, and the call that sends it under a key. */
export interface KeyedCall<T = unknown> {
  readonly input: string;
  readonly call: (key: string) => Promise<Outcome<T>>;
  readonly onDone: (data: T) => void;
}

/** Sends one mutation at a time. If no answer came, the same input is sent again under the same key, so that it takes effect once. */
export function useKeyedCall() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const last = useRef({ input: "", key: "" });
  const send = async <T>({ input, call, onDone }: KeyedCall<T>) => {
    if (isBusy) return;
    if (last.current.input !== input) last.current = { input, key: crypto.randomUUID() };
    setBusy(true);
    setFailure(null);
    const outcome = await call(last.current.key);
    setBusy(false);
    if (outcome.ok || !mayBeDone(outcome.failure)) last.current = { input: "", key: "" };
    if (outcome.ok) onDone(outcome.data);
    else setFailure(outcome.failure);
  };
  return { isBusy, failure, send: <T>(call: KeyedCall<T>) => void send(call) };
}
