/** Documents of packages: which, on which paper, and the reason for a reprint; nothing is printed twice by mistake. */
import {
  data,
  FakeApi,
  fireEvent,
  noForm,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { toasts } from "../../../../../src/lib/toasts.ts";
import { PrintDocuments } from "../../../../../src/features/catalogue/prints/print_documents.tsx";
import { PrintForm } from "../../../../../src/features/catalogue/prints/print_form.tsx";

const made = (left_out: readonly string[] = [], boxed: readonly string[] = []) =>
  data({
    makePrintJob: {
      _id: "j1",
      labels: 1,
      format: "zpl203",
      media: "4x6",
      printer_kind: "file",
      left_out,
      boxed,
    },
  });
const again = refusal("BAD_INPUT", { problems: [{ path: "params.reason", code: "required" }] });
const printers = data({
  printerChoices: [{ _id: "p1", code: "PR-000001", name: "Zebra 1", media: "4x6", location_code: "MAIN" }],
});
const submit = async () => {
  fireEvent.submit(await screen.findByRole("form", { name: /^Print documents/ }));
};
const calls = (api: FakeApi) => api.named("MakePrintJob").map(({ variables }) => variables["params"]);

Deno.test("S2.7 documents are selected, printed one after another on the station's printers, and packages without them are named", async () => {
  const api = new FakeApi().on("PrinterChoices", printers).on(
    "MakePrintJob",
    made(),
    made(["PK-000002"], ["PK-000001"]),
  );
  await onStage(api, <PrintDocuments packageIds={["a", "b"]} station="ST-000001" />, async () => {
    await press("Print documents of 2 packages");
    await says("The station’s printers");
    await says("Zebra 1 · 4x6 · MAIN");
    fireEvent.click(screen.getByRole("checkbox", { name: "Packing slip" }));
    await submit();
    await noForm();
    const shared = { ids: ["a", "b"], station: "ST-000001", copies: 1, language: "en" };
    assert.ok(toasts.value.some(({ text }) => text.includes("Without Packing slip: PK-000002")));
    assert.ok(toasts.value.some(({ text }) => /Boxes.*PK-000001/.test(text)));
    assert.deepEqual(calls(api), [{ ...shared, kind: "labels" }, { ...shared, kind: "slips" }]);
  }, { role: "packager" });
});

Deno.test("S2.7 a second print asks for a reason; prints recorded before the question are not repeated", async () => {
  const api = new FakeApi().on("PrinterChoices", printers).on("MakePrintJob", made(), again, made());
  await onStage(
    api,
    <PrintDocuments packageIds={["a"]} documents={["labels", "slips"]} isOpen />,
    async () => {
      fireEvent.click(await screen.findByRole("checkbox", { name: "Packing slip" }));
      await submit();
      const why = await screen.findByRole("combobox", { name: /^Why it is printed again/ });
      await says("This was printed before. Give a reason to print it again.");
      assert.equal(why.getAttribute("aria-invalid"), null, "it is asked, and nobody is at fault");
      assert.equal(screen.queryByText(/refused|required/i), null);
      await submit();
      await waitFor(() => assert.equal(why.getAttribute("aria-invalid"), "true"));
      assert.equal(calls(api).length, 2, "an answer that is missing is not sent");
      fireEvent.change(why, { target: { value: "jammed" } });
      await submit();
      await noForm();
      const kinds = calls(api).map((
        params,
      ) => [(params as { kind: string }).kind, (params as { reason?: string }).reason]);
      assert.deepEqual(kinds, [["labels", undefined], ["slips", undefined], ["slips", "jammed"]]);
    },
    { role: "packager" },
  );
});

Deno.test("First day 6: for many tickets of which one was printed before a reason is required, and no field is red before that", async () => {
  const api = new FakeApi().on("MakePrintJob", again, made());
  await onStage(api, <PrintForm kind="tickets" ids={["u1", "u2"]} onClose={() => {}} />, async () => {
    await press("Print");
    const why = await screen.findByRole("textbox", { name: /^Why it is printed again/ });
    await says("This was printed before. Give a reason to print it again.");
    assert.notEqual(why.getAttribute("aria-invalid"), "true", "it is asked, and nobody is at fault");
    assert.equal(screen.queryByText(/refused|required/i) === null, true);
    await press("Print");
    await waitFor(() => assert.equal(why.getAttribute("aria-invalid"), "true"));
    assert.equal(calls(api).length, 1, "an answer that is missing is not sent");
    fireEvent.change(why, { target: { value: "Jammed" } });
    await press("Print");
    await waitFor(() => assert.equal(calls(api).length, 2));
    assert.equal((calls(api)[1] as { reason?: string }).reason, "Jammed");
  }, { role: "root" });
});

Deno.test("S2.7 the reason for a reprint stays asked for while its text is replaced or another choice is looked for", async () => {
  const tickets = new FakeApi().on("MakePrintJob", again, made());
  await onStage(tickets, <PrintForm kind="tickets" ids={["u1"]} onClose={() => {}} />, async () => {
    await press("Print");
    const why = await screen.findByRole("textbox", { name: /^Why it is printed again/ });
    fireEvent.change(why, { target: { value: "J" } });
    fireEvent.change(why, { target: { value: "" } });
    assert.ok(why.isConnected);
    await press("Print");
    await waitFor(() => assert.equal(why.getAttribute("aria-invalid"), "true"));
    assert.equal(calls(tickets).length, 1);
  });
  const papers = new FakeApi().on("PrinterChoices", printers).on("MakePrintJob", again, again);
  await onStage(papers, <PrintDocuments packageIds={["a"]} documents={["labels"]} isOpen />, async () => {
    await submit();
    const why = await screen.findByRole("combobox", { name: /^Why it is printed again/ });
    fireEvent.change(why, { target: { value: "other" } });
    await submit();
    await waitFor(() => assert.ok(screen.getByRole("textbox").getAttribute("aria-invalid")));
    fireEvent.change(why, { target: { value: "" } });
    assert.ok(why.isConnected);
    await submit();
    await waitFor(() => assert.equal(why.getAttribute("aria-invalid"), "true"));
    assert.equal(calls(papers).length, 1);
  }, { role: "packager" });
});

Deno.test("S2.7 a print without an answer is checked for its own garments alone, not for others that begin alike", async () => {
  const first = Array.from({ length: 12 }, (_, at) => `garment-${at}`);
  const lost = new FakeApi().on("MakePrintJob", () => Promise.reject(new TypeError("no network")));
  const shown = (last: string) => <PrintForm kind="tickets" ids={[...first, last]} onClose={() => {}} />;
  await onStage(lost, shown("a"), async () => {
    await press("Print");
    await waitFor(() => assert.equal(calls(lost).length, 1));
  }, { keepsDrafts: true });
  const api = new FakeApi().on("MakePrintJob", made());
  await onStage(api, shown("b"), async () => {
    await press("Print");
    await waitFor(() => assert.equal(calls(api).length, 1));
  });
  const [one, other] = [lost, api].map((each) => each.named("MakePrintJob")[0]!.variables["key"]);
  assert.notEqual(one, other);
});

Deno.test("S6.12 a person who does not pack is offered no documents", () =>
  onStage(new FakeApi(), <PrintDocuments packageIds={["a"]} />, () => {
    assert.equal(screen.queryByRole("button", { name: /^Print documents/ }), null);
    return Promise.resolve();
  }, { role: "sale" }));
