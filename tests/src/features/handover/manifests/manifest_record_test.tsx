/**
 * A manifest on the screen: packages are ticked by scanning, the count is hidden until it is asked for, and
 * rejections need reasons.
 */
import {
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { useState } from "react";
import ManifestParts from "../../../../../src/features/handover/manifests/manifest_parts.tsx";
import RejectedAsk from "../../../../../src/features/handover/manifests/rejected_ask.tsx";
import { ChecksInput } from "../../../../../src/engine/form/checks_input.tsx";
import { spacedNumber } from "../../../../../api/shipping/postal_numbers.ts";
import { numberOf } from "../../../../../api/shipping/number_ranges.ts";
import { EntityWords } from "../../../../../src/engine/field_words.ts";

const codeOf = (at: number) => numberOf({ head: "RB", country: "VN" }, 100 + at);
const lineOf = (at: number) => ({
  ...{ package_id: `p${at}`, package_code: `PK-00000${at}`, code: codeOf(at), country: "DE", weight_g: 300 },
  ...{ postage_minor: null, state: "Listed", reason: "", problem: "" },
});
const LINES = [lineOf(1), lineOf(2), lineOf(3)];
const record = (status: string) => ({ _id: "m1", version: 1, code: "MF-000001", status });
const apiWith = (lines: readonly object[]) =>
  new FakeApi().on(
    "ManifestLines",
    data({
      getManifestById: { _id: "m1", location_id: "l1", method_code: "post", ship_day: 1, lines },
    }),
  );

async function scan(text: string): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>("Scan or enter a number");
  fireEvent.change(input, { target: { value: text } });
  fireEvent.submit(input.form!);
}

Deno.test("S2.15 packages are ticked by scan; missing ones are listed, and a number of another manifest is reported", () =>
  onStage(apiWith(LINES), <ManifestParts record={record("Generated")} />, async () => {
    fireEvent.click(await button("Check by scanning"));
    await scan(codeOf(1));
    await says(`${spacedNumber(codeOf(1))} is here.`);
    await scan("pk-000002");
    await scan(codeOf(9));
    const told = await screen.findByText(/is not on this manifest/);
    assert.ok(told.closest("[role=alert]"));
    const missing = screen.getByRole("heading", { name: "Not scanned yet" }).nextElementSibling;
    assert.match(missing?.textContent ?? "", new RegExp(`^${spacedNumber(codeOf(3))} PK-000003$`));
    // The post's counter is asked for the number of packages, so the screen does not show it.
    assert.equal(screen.queryByText(/3 packages/), null);
    await scan(codeOf(3));
    await says("Every package was scanned.");
    assert.ok(screen.getByText(/is not on this manifest/), "the next scan does not hide what to put aside");
    fireEvent.click(await button("Close this message"));
    assert.equal(screen.queryByText(/is not on this manifest/) === null, true);
  }, { role: "root" }));

Deno.test("S2.15 a waiting package is put on the manifest by its button, and not by passing its choice with the keys", () => {
  const [, two, three] = LINES.map(({ package_id: _id, package_code: code, code: tracking_number }) => ({
    ...{ _id, code, tracking_number, country: "DE", weight_g: 300, box_code: "" },
  }));
  const api = apiWith(LINES.slice(0, 1))
    .on("ManifestCandidates", data({ manifestCandidates: [two, three] }))
    .on("MoveManifestLines", data({ moveManifest: [{ _id: "m1", ok: true, reason: null }] }));
  return onStage(api, <ManifestParts record={record("Processing")} />, async () => {
    const choices = await screen.findByRole("combobox", { name: "Add a package" });
    for (const value of ["p2", "p3"]) fireEvent.change(choices, { target: { value } });
    assert.equal(api.named("MoveManifestLines").length, 0);
    fireEvent.click(await button("Put on"));
    await waitFor(() => assert.equal(api.named("MoveManifestLines").length, 1));
    assert.deepEqual(api.named("MoveManifestLines")[0]!.variables["params"], { package_ids: ["p3"] });
  }, { role: "root" });
});

Deno.test("S2.15 of many packages on a generated manifest no number is shown, as somebody counts them", () => {
  const lines = Array.from({ length: 137 }, (_, at) => lineOf(at));
  return onStage(apiWith(lines), <ManifestParts record={record("Generated")} />, async () => {
    fireEvent.click(await button("Check by scanning"));
    await says("Others are not scanned yet.");
    const words = (document.body.textContent ?? "").replaceAll(/PK-\d+|RB[\d ]+VN/g, "");
    assert.doesNotMatch(words, /37/);
  }, { role: "root" });
});

Deno.test("S2.15 a package that the post rejects needs a reason, which is requested at its line", () => {
  function Ask() {
    const [value, setValue] = useState("");
    const problems = [{ path: "rejected.0.reason", code: "required" }];
    return (
      <RejectedAsk
        {...{ name: "rejected", label: "Rejected", value, isDisabled: false }}
        record={record("Submitted")}
        onChange={setValue}
        onHold={() => {}}
        beside={{ params: {}, problems, fill: () => {} }}
      />
    );
  }
  return onStage(apiWith(LINES), <Ask />, async () => {
    await screen.findByText(`${codeOf(2)} · PK-000002`);
    // The arrow keys of a closed select pass through its choices, and each of them is a change.
    for (const value of ["p1", "p2"]) fireEvent.change(screen.getByRole("combobox"), { target: { value } });
    assert.equal(screen.queryByLabelText(/^Why/), null);
    fireEvent.click(await button("Add"));
    assert.equal((await screen.findAllByLabelText(/^Why/)).length, 1);
    await screen.findByText("This field is required.");
    fireEvent.change(await screen.findByLabelText(/^Why/), { target: { value: "Torn" } });
    await waitFor(() => assert.equal(screen.queryByText("This field is required."), null));
  }, { role: "root" });
});

Deno.test("S2.15 of 2,000 waiting packages a hundred are drawn, and the others are found by searching", () => {
  const waiting = Array.from({ length: 2_000 }, (_, at) => ({
    ...{ _id: `p${at}`, code: `PK-${String(at).padStart(6, "0")}`, tracking_number: codeOf(at) },
    ...{ country: "DE", weight_g: 300, box_code: "" },
  }));
  const api = new FakeApi().on("ManifestCandidates", data({ manifestCandidates: waiting }));
  function Form() {
    const [value, setValue] = useState("");
    return (
      <EntityWords value="vn_post_manifests">
        <ChecksInput
          field={{
            ...{ key: "package_ids", kind: "checks", source: "manifestCandidates", most: 2_000 },
            of: ["location_id"],
          }}
          {...{ value, problems: [], isDisabled: false }}
          onChange={(next) => setValue(String(next))}
          values={{ location_id: "l1" }}
        />
      </EntityWords>
    );
  }
  return onStage(api, <Form />, async () => {
    await screen.findByText("None picked: all 2,000 packages will be on the manifest.");
    assert.equal(screen.getAllByRole("checkbox").length, 100);
    await screen.findByText("1,900 more: search to see them.");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "pk-001999" } });
    await waitFor(() => assert.equal(screen.getAllByRole("checkbox").length, 1));
    fireEvent.click(screen.getByRole("checkbox"));
    await screen.findByText("1 picked.");
  }, { role: "root" });
});
