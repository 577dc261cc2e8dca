import "../../support/client/dom.ts";
import "../../support/client/lazy_parts.ts";
import assert from "node:assert/strict";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { useLasting } from "../../../src/lib/use_lasting.ts";

Deno.test("a state is reported once it has lasted a while, until it ends; the next time the wait starts again", async () => {
  const { result, rerender } = renderHook(({ isSo, afterMs }) => useLasting(isSo, afterMs), {
    initialProps: { isSo: true, afterMs: 1 },
  });
  assert.equal(result.current, false);
  await waitFor(() => assert.equal(result.current, true));
  rerender({ isSo: false, afterMs: 1 });
  assert.equal(result.current, false);
  rerender({ isSo: true, afterMs: 60_000 });
  assert.equal(result.current, false);
  cleanup();
});
