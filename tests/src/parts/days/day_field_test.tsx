import { FakeApi, fireEvent, onStage, screen, waitFor } from "../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { useState } from "react";
import { DayField } from "../../../../src/parts/days/day_field.tsx";
import { CountryInput } from "../../../../src/engine/form/country_input.tsx";

function Kept({ chosenDays }: { readonly chosenDays: string[] }) {
  const [text, setText] = useState("");
  const onChange = (next: string) => {
    chosenDays.push(next);
    setText(next);
  };
  return <DayField aria-label="Until" value={text} onChange={onChange} />;
}

Deno.test("S5.6 a day typed as ISO or with slashes becomes DD-MM-YYYY when the field loses the focus", async () => {
  const messages: string[] = [];
  await onStage(new FakeApi(), <Kept chosenDays={messages} />, () => {
    const field = screen.getByLabelText("Until") as HTMLInputElement;
    for (
      const [typed, shown] of [["2026-12-31", "31-12-2026"], ["5/1/2027", "05-01-2027"], [
        "soon",
        "soon",
      ]] as const
    ) {
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.blur(field);
      assert.equal(field.value, shown);
    }
    return Promise.resolve();
  });
});

Deno.test("a day is picked from the calendar, which opens at a typed day", async () => {
  const messages: string[] = [];
  await onStage(new FakeApi(), <Kept chosenDays={messages} />, async () => {
    fireEvent.change(screen.getByLabelText("Until"), { target: { value: "2026-12-31" } });
    fireEvent.click(screen.getByRole("button", { name: "Open calendar" }));
    await waitFor(() => assert.ok(document.querySelector('[data-day="2026-12-31"][tabindex="0"]')));
    fireEvent.click(document.querySelector('[data-day="2026-12-24"]')!);
    assert.equal(messages.at(-1), "24-12-2026");
  });
});

Deno.test("a country is reported by its code as soon as the text is one of its names or aliases, and shown by its name", async () => {
  const messages: string[] = [];
  await onStage(
    new FakeApi(),
    <CountryInput name="country" value="" isDisabled={false} onChange={(code) => messages.push(code)} />,
    () => {
      const field = screen.getByRole("combobox") as HTMLInputElement;
      for (const typed of ["USA", "United States", "Atlantis"]) {
        fireEvent.change(field, { target: { value: typed } });
      }
      assert.deepEqual(messages, ["US", "US", "Atlantis"]);
      fireEvent.change(field, { target: { value: "USA" } });
      fireEvent.blur(field);
      assert.equal(field.value, "United States");
      return Promise.resolve();
    },
  );
});
