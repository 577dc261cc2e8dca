/** Cancel is worded and placed the same everywhere, as one part draws it. */
import "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { Button, FluentProvider } from "@fluentui/react-components";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Decision } from "../../../../src/parts/decision.tsx";

const SRC = new URL("../../../../src/", import.meta.url);
const DRAWN_BY = "parts/decision.tsx";

function* sources(folder = SRC): Generator<{ readonly path: string; readonly text: string }> {
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    if (isDirectory) yield* sources(new URL(`${name}/`, folder));
    else if (name.endsWith(".tsx")) {
      const url = new URL(name, folder);
      yield { path: url.href.slice(SRC.href.length), text: Deno.readTextFileSync(url) };
    }
  }
}

Deno.test("only one part draws Cancel and the footer of a dialog, so it is on the same side everywhere", () => {
  const own =
    /\bDialogActions\b|shell\.cancel\b|<Button\b[^>]*onClick=\{(?:\w+\.dismiss|onCancel|onLeave|leaving\.stay)\}/;
  const all = [...sources()];
  assert.ok(all.length > 300);
  assert.deepEqual(all.filter(({ text }) => own.test(text)).map(({ path }) => path).sort(), [
    "engine/record/move_message_bar.tsx",
    DRAWN_BY,
  ]);
});

Deno.test("Cancel comes before the action button, and does nothing while the action is being sent", () => {
  const messages: string[] = [];
  const drawn = (isBusy: boolean) => (
    <FluentProvider>
      <Decision
        onCancel={() => messages.push("cancelled")}
        isBusy={isBusy}
        before={<Button>Save as file</Button>}
      >
        <Button>Send</Button>
      </Decision>
    </FluentProvider>
  );
  const { rerender } = render(drawn(false));
  assert.deepEqual(screen.getAllByRole("button").map(({ textContent }) => textContent), [
    "Save as file",
    "Cancel",
    "Send",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  rerender(drawn(true));
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  assert.deepEqual(messages, ["cancelled"]);
  cleanup();
});
