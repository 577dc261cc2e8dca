/** Asks what a parcel could go by. */
import { useState } from "react";
import { TestMethods } from "../../../../api/generated/operations/methods.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import type { MethodTested, QueryArgs } from "../../../../api/generated/schema.ts";
import { ask } from "../../../lib/client.ts";
import type { Failure } from "../../../lib/outcome.ts";

export interface MethodTest {
  readonly isBusy: boolean;
  readonly rows: readonly MethodTested[] | null;
  readonly failure: Failure | null;
  readonly problems: readonly InputProblem[];
  readonly test: (asked: QueryArgs["methodTest"]) => Promise<void>;
}

export function useMethodTest(): MethodTest {
  const [isBusy, setBusy] = useState(false);
  const [rows, setRows] = useState<readonly MethodTested[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const test = async (asked: QueryArgs["methodTest"]) => {
    setBusy(true);
    const outcome = await ask(TestMethods, asked);
    setBusy(false);
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) setRows(outcome.data.methodTest);
  };
  const problems = failure && "errors" in failure ? failure.errors[0]?.problems ?? [] : [];
  return { isBusy, rows, failure: problems.length > 0 ? null : failure, problems, test };
}
