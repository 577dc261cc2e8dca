/** The proof of a top-up in its form: chosen, dropped or pasted, refused with a reason, and never sent incomplete. */
import { FakeApi, fireEvent, onStage, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { useState } from "react";
import ProofInput from "../../../../../src/features/money/topups/proof_input.tsx";
import { forgetSession, keep } from "../../../../../src/lib/cookies.ts";
import { FakeUpload } from "../../../fake_upload.ts";

function Form({ held, begin }: { readonly held: string[]; readonly begin: string }) {
  const [value, setValue] = useState(begin);
  return (
    <ProofInput
      field={{ key: "proof_id", kind: "proof" }}
      value={value}
      problems={[]}
      isDisabled={false}
      onChange={(next) => {
        held.push(String(next));
        setValue(String(next));
      }}
    />
  );
}

const fileOf = (name: string, size = 100) => new File(["x".repeat(size)], name, { type: "image/jpeg" });
const last = () => FakeUpload.all.at(-1)!;

async function inForm(work: (held: string[], box: HTMLElement) => Promise<void>, begin = ""): Promise<void> {
  const restore = FakeUpload.install();
  keep("token", "t0ken");
  const held: string[] = [];
  const api = new FakeApi();
  // The picture is requested by GET.
  api.answer = () => Promise.resolve(new Response(new Blob(["jpeg"], { type: "image/jpeg" })));
  try {
    await onStage(api, <Form held={held} begin={begin} />, async () => {
      await work(held, await screen.findByRole("group"));
    });
  } finally {
    forgetSession();
    restore();
  }
}

Deno.test("S2.23 a proof is dropped or pasted, is shown while it uploads, and is fetched once it is stored", () =>
  inForm(async (held, box) => {
    fireEvent.drop(box, { dataTransfer: { types: ["Files"], files: [fileOf("receipt.jpg")] } });
    await waitFor(() => assert.equal(FakeUpload.all.length, 1));
    assert.deepEqual(held, ["…"], "a form with it is not sent");
    await last().progress(50);
    await says("Uploading, 50% done");
    await last().answer(201, { file: "f1", name: "receipt.jpg", type: "image/jpeg", bytes: 100 });
    await screen.findByAltText("The proof of payment");
    assert.deepEqual(held, ["…", "f1"]);
    fireEvent.paste(document, { clipboardData: { files: [fileOf("image.png")] } });
    await waitFor(() => assert.equal(FakeUpload.all.length, 2));
    await press("Remove image.png");
    assert.deepEqual(held, ["…", "f1", "…", ""]);
  }));

Deno.test("S2.23 an invalid proof is refused with its reason; one that is too large is not even sent; a failed one is retried", () =>
  inForm(async (held, box) => {
    const drop = (file: File) => fireEvent.drop(box, { dataTransfer: { types: ["Files"], files: [file] } });
    drop(fileOf("big.jpg", 5 * 1024 ** 2 + 1));
    await says("The file is larger than 5 MB.");
    assert.equal(FakeUpload.all.length, 0);
    drop(fileOf("receipt.exe"));
    await waitFor(() => assert.equal(FakeUpload.all.length, 1));
    const problems = [{ path: "file", code: "otherName" }];
    await last().answer(400, { errors: [{ message: "No", extensions: { code: "BAD_INPUT", problems } }] });
    await says("The ending of the file’s name does not match its content.");
    assert.equal(held.at(-1), "");
    drop(fileOf("receipt.jpg"));
    await waitFor(() => assert.equal(FakeUpload.all.length, 2));
    const { key } = last().query;
    await last().answer(500, { errors: [{ message: "No", extensions: { code: "INTERNAL" } }] });
    await press("Try again");
    await waitFor(() => assert.equal(FakeUpload.all.length, 3));
    assert.equal(last().query.key, key, "the same file is kept once");
  }));

Deno.test("S2.23 leaving the form during an upload does not wait for it; a stored proof is restored", async () => {
  await inForm(async (held) => await waitFor(() => assert.deepEqual(held, [""])), "…");
  await inForm(async () => void await screen.findByAltText("The proof of payment"), "f1");
});
