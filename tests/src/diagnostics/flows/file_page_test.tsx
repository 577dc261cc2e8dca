/** The page that opens a recording or a machine from a file, without an API. */
import { FakeApi, fireEvent, onStage, says, screen } from "../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { Recording } from "../../../../api/flows/recording.ts";
import { wordsIn } from "../../../../src/diagnostics/flows/load.ts";
import { FilePage } from "../../../../src/diagnostics/flows/standalone/file_page.tsx";
import { lateWords } from "../../../../src/lib/i18n.ts";
import { recording, REFUSED_SWITCH } from "../../../support/client/recording.ts";

await Promise.all([lateWords(), wordsIn("en")]);

function openFile(opened: Recording): void {
  const input = screen.getByLabelText("Choose a file", { selector: "input" });
  const files = [new File([JSON.stringify(opened)], "recording.json")];
  Object.defineProperty(input, "files", { value: files, configurable: true });
  fireEvent.change(input);
}

Deno.test("C7 another recording is shown with all of its machines, whichever was chosen in the one before", () =>
  onStage(new FakeApi(), <FilePage />, async () => {
    openFile(recording());
    await says("Step 5 of 5");
    const machines = () => screen.getByRole("combobox", { name: "Machines" });
    fireEvent.click(machines());
    fireEvent.click(await screen.findByRole("option", { name: /\(2\)$/ }));
    await says("of 2");
    openFile(recording({ entries: REFUSED_SWITCH.slice(0, 3) }));
    await says("Step 3 of 3");
    assert.equal(machines().textContent, "All machines");
  }));
