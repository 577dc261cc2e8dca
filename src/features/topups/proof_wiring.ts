/** Sends the proof of a top-up while its form is filled in: what is sent last counts. */
import { useEffect, useRef, useState } from "react";
import { MAX_PROOF_BYTES, PROOF_ON_ITS_WAY, PROOF_REFUSALS, type ProofRefusal } from "../../../api/proofs.ts";
import type { Failure, Outcome } from "../../lib/outcome.ts";
import { codeOf } from "../../lib/outcome.ts";
import { upload } from "../../lib/upload.ts";

/** What the API keeps. */
export interface KeptProof {
  readonly file: string;
  readonly name: string;
  readonly type: string;
}

export type ProofPhase =
  | { readonly kind: "idle" }
  | { readonly kind: "sending"; readonly name: string; readonly share: number }
  | { readonly kind: "refused"; readonly name: string; readonly code: ProofRefusal | "tooLarge" }
  | { readonly kind: "failed"; readonly file: File; readonly key: string; readonly failure: Failure };

const isRefusal = (code: string | undefined): code is ProofRefusal =>
  code !== undefined && Object.hasOwn(PROOF_REFUSALS, code);

/** Why the API did not take it: the file's fault, or anything else. */
export function phaseOf(file: File, key: string, failure: Failure): ProofPhase {
  const code = "errors" in failure ? failure.errors[0]?.problems?.[0]?.code : undefined;
  if (codeOf(failure) === "LIMIT") return { kind: "refused", name: file.name, code: "tooLarge" };
  return isRefusal(code)
    ? { kind: "refused", name: file.name, code }
    : { kind: "failed", file, key, failure };
}

export interface ProofWork {
  readonly phase: ProofPhase;
  /** What was kept in this visit; a form that was left open knows its id alone. */
  readonly kept: KeptProof | null;
  readonly choose: (file: File) => void;
  readonly again: () => void;
  readonly remove: () => void;
}

/** @param onChange told the id of what is kept, what stands for one on its way, or nothing */
export function useProof(value: string, onChange: (value: string) => void): ProofWork {
  const [phase, setPhase] = useState<ProofPhase>({ kind: "idle" });
  const [kept, setKept] = useState<KeptProof | null>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  const sending = useRef<AbortController | null>(null);
  useEffect(() => {
    // Of a form that was left while a file was on its way nothing arrives any more.
    if (value === PROOF_ON_ITS_WAY && sending.current === null) latest.current("");
    return () => sending.current?.abort();
    // Once, with what the form began with.
  }, []);
  const send = async (file: File, key: string) => {
    sending.current?.abort();
    if (file.size > MAX_PROOF_BYTES) {
      sending.current = null;
      latest.current("");
      return setPhase({ kind: "refused", name: file.name, code: "tooLarge" });
    }
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    const tell = (sent: number) =>
      setPhase({
        kind: "sending",
        name: file.name,
        share: file.size > 0 ? Math.min(1, sent / file.size) : 0,
      });
    tell(0);
    latest.current(PROOF_ON_ITS_WAY);
    const path = `/topups/proof?${new URLSearchParams({ name: file.name, key })}` as const;
    const outcome: Outcome<KeptProof> = await upload<KeptProof>(path, file, {
      signal,
      onProgress: (sent) => !signal.aborted && tell(sent),
    });
    if (signal.aborted) return;
    sending.current = null;
    setKept(outcome.ok ? outcome.data : null);
    setPhase(outcome.ok ? { kind: "idle" } : phaseOf(file, key, outcome.failure));
    latest.current(outcome.ok ? outcome.data.file : "");
  };
  return {
    phase,
    kept: kept?.file === value ? kept : null,
    choose: (file) => void send(file, crypto.randomUUID()),
    again: () => phase.kind === "failed" && void send(phase.file, phase.key),
    remove: () => {
      sending.current?.abort();
      sending.current = null;
      setKept(null);
      setPhase({ kind: "idle" });
      latest.current("");
    },
  };
}
