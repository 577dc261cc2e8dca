import { FakeApi, fireEvent, onStage, screen, waitFor } from "./stage.tsx";
import assert from "node:assert/strict";
import { useState } from "react";
import { localBill } from "../../../../resources/handover/local_bill.ts";
import { registerFeatures } from "../../../../src/engine/features.ts";
import type { Mover } from "../../../../src/engine/record/move_wiring.ts";
import { StepForm } from "../../../../src/engine/record/step_form.tsx";
import { AmountAsk } from "../../../../src/engine/record/units_ask.tsx";

registerFeatures([{ asks: { amount_minor: AmountAsk } }]);

const nothing = () => {};
const moverOf = (event: string): Mover => ({
  ...{ event, phase: "asking", params: {}, problems: [], legal: [], state: {}, failure: null, version: 0 },
  ...{ reason: "", of: "", reasonText: "", doneEvent: "" },
  ...{ begin: nothing, fill: nothing, confirm: nothing, check: nothing, dismiss: nothing },
});

function Bill() {
  const [event, setEvent] = useState("bill.invoice");
  return (
    <>
      <button type="button" onClick={() => setEvent("bill.agree")}>Other step</button>
      <StepForm
        resource={localBill}
        record={{ _id: "b1", version: 1, status: "Disputed", currency: "USD" }}
        mover={moverOf(event)}
        finalText={() => ""}
      />
    </>
  );
}

Deno.test("the form of another step does not show an amount that was typed for the step before", () => {
  const amount = () => document.querySelector<HTMLInputElement>("[name=amount_minor]");
  return onStage(new FakeApi(), <Bill />, async () => {
    await waitFor(() => assert.ok(amount()));
    fireEvent.change(amount()!, { target: { value: "12.50" } });
    assert.equal(amount()!.value, "12.50");
    fireEvent.click(screen.getByRole("button", { name: "Other step" }));
    await waitFor(() => assert.equal(amount()?.value, ""));
  });
});
