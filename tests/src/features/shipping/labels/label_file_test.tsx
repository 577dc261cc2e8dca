/** The file of a label in the form of a step: what is uploaded, what is shown, and what the step then sends. */
import {
  button,
  FakeApi,
  field,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { packages } from "../../../../../resources/shipping/packages.ts";
import { useSteps } from "../../../../../src/engine/record/move_wiring.ts";
import { StepForm } from "../../../../../src/engine/record/step_form.tsx";
import { forgetSession, keep } from "../../../../../src/lib/cookies.ts";
import { FakeUpload } from "../../../fake_upload.ts";

type Sent = { readonly event: string; readonly params: object };

/** The form of the step that attaches a label. */
function Form({ sent }: { readonly sent: Sent[] }) {
  const mover = useSteps("packages.p1.move", "u1", ({ event, params }) => {
    sent.push({ event, params });
    // The test does not need the answer.
    return new Promise(() => {});
  }, () => {});
  return (
    <>
      <button type="button" onClick={() => mover.begin("label.attach", true)}>Begin</button>
      <StepForm resource={packages} record={{ _id: "p1", version: 1 }} mover={mover} finalText={() => ""} />
    </>
  );
}

const LABEL = { file: "f1", kind: "pdf", pages: 1, width_mm: 102, height_mm: 152, bytes: 9 };
const fileOf = (name = "label.pdf", size = 100) =>
  new File(["x".repeat(size)], name, { type: "application/pdf" });
const last = () => FakeUpload.all.at(-1)!;
const refused = (problem: object) => ({
  errors: [{ message: "No", extensions: { code: "BAD_INPUT", problems: [problem] } }],
});
const group = () => screen.findByRole("group", { name: "Label file (optional)" });
async function choose(file: File): Promise<void> {
  const input = (await group()).querySelector<HTMLInputElement>('input[type="file"]')!;
  const before = FakeUpload.all.length;
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  fireEvent.change(input);
  if (file.size <= 10 * 1024 ** 2) await waitFor(() => assert.equal(FakeUpload.all.length, before + 1));
}

async function inForm(work: (sent: Sent[]) => Promise<void>): Promise<void> {
  const restore = FakeUpload.install();
  keep("token", "t0ken");
  const sent: Sent[] = [];
  const api = new FakeApi();
  // The preview is requested by GET.
  api.answer = () => Promise.resolve(new Response(new Blob(["png"], { type: "image/png" })));
  try {
    await onStage(api, <Form sent={sent} />, async () => {
      fireEvent.click(await button("Begin"));
      await field(/^Carrier/);
      await group();
      await work(sent);
    });
  } finally {
    forgetSession();
    restore();
  }
}

const attach = async () => {
  await type(/^Carrier/, "DHL");
  await type(/^Tracking number/, "JD014600001");
  await press(/^Attach/);
};

Deno.test("S2.7 a label's file is uploaded when chosen, shown with its size, and attached with the step", () =>
  inForm(async (sent) => {
    await says("PDF or PNG up to 10 MB.");
    await choose(fileOf());
    assert.deepEqual([last().query.pages, last().headers.get("Content-Type")], ["1", "application/pdf"]);
    await last().progress(50);
    await says("Uploading, 50% done");
    await attach();
    // The step waits until the file is uploaded.
    assert.deepEqual(sent, []);
    await last().answer(201, LABEL);
    await says("102 × 152 mm");
    await screen.findByAltText("The label as it will be printed");
    await press(/^Attach/);
    await waitFor(() => assert.equal(sent.length, 1));
    assert.deepEqual(sent[0], {
      event: "label.attach",
      params: { carrier: "DHL", tracking_number: "JD014600001", file: "f1" },
    });
  }));

Deno.test("S2.7 one or all of several pages are chosen: the file is sent again with the choice", () =>
  inForm(async () => {
    await choose(fileOf());
    await last().answer(201, { ...LABEL, pages: 3 });
    const pages = await screen.findByLabelText<HTMLSelectElement>("Page with the label");
    assert.deepEqual([...pages.options].map(({ value }) => value), ["1", "2", "3", "1,2,3"]);
    const first = last().query.key;
    fireEvent.change(pages, { target: { value: "2" } });
    await waitFor(() => assert.equal(FakeUpload.all.length, 2));
    assert.equal(last().query.pages, "2");
    assert.notEqual(last().query.key, first);
    await last().answer(400, refused({ path: "file", code: "wrongSize", found: 3 }));
    await says("The page is smaller than 20 mm or larger than 450 mm.");
    assert.equal((await screen.findByLabelText<HTMLSelectElement>("Page with the label")).value, "2");
  }));

Deno.test("S2.7 a refused file shows the reason in place; once removed, the label is attached without it", () =>
  inForm(async (sent) => {
    await choose(fileOf("label.pdf", 10 * 1024 ** 2 + 1));
    await says("The file is larger than 10 MB.");
    assert.equal(FakeUpload.all.length, 0);
    await choose(fileOf());
    await last().answer(400, refused({ path: "file", code: "encrypted" }));
    await says("The PDF is locked with a password.");
    const text = document.getElementById((await group()).getAttribute("aria-describedby") ?? "");
    assert.match(text?.textContent ?? "", /locked/);
    await press("Remove label.pdf");
    await says("PDF or PNG up to 10 MB.");
    await attach();
    await waitFor(() => assert.equal(sent.length, 1));
    assert.equal((sent[0]!.params as { file?: string }).file || "none", "none");
  }));

Deno.test("S2.7 a broken upload is retried with its key; a dropped file is accepted too", () =>
  inForm(async () => {
    const drop = new Event("drop", { bubbles: true, cancelable: true });
    Object.defineProperty(drop, "dataTransfer", { value: { types: ["Files"], files: [fileOf()] } });
    fireEvent(await group(), drop);
    await waitFor(() => assert.equal(FakeUpload.all.length, 1));
    const { key } = last().query;
    await last().fail();
    await says("The file was not uploaded.");
    await press("Try again");
    await waitFor(() => assert.equal(FakeUpload.all.length, 2));
    assert.equal(last().query.key, key);
    await last().answer(507, {
      errors: [{ message: "", extensions: { code: "LIMIT", reason: { code: "storeFull", text: "" } } }],
    });
    await says("The server has run out of space. Nothing was saved; try again later.");
  }));
