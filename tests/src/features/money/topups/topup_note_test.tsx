/** The part that says where to pay, beside the form of a top-up. */
import { data, FakeApi, onStage, press, says } from "../../../engine/record/stage.tsx";
import TopupNote from "../../../../../src/features/money/topups/topup_note.tsx";

Deno.test("S2.23 where to pay is loaded again by a button if the first request failed", () => {
  const method = {
    ...{ _id: "m1", name: "Bank", currency: "USD", min_minor: 0, rate: "", pay_to: "IBAN DE02 1203 0000" },
  };
  const api = new FakeApi().on(
    "TopupMethods",
    () => Promise.reject(new TypeError("no network")),
    data({ topupMethods: [method] }),
  );
  return onStage(api, <TopupNote values={{ method_id: "m1", paid: "10" }} />, async () => {
    await says("No connection to the server.");
    await press("Try again");
    await says("IBAN DE02 1203 0000");
  }, { role: "sale" });
});
