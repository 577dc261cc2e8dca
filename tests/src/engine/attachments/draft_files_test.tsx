/** Files next to a text: sent in parts, resumed after a broken connection and a reload, each with its own error. */
import "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { FluentProvider, webLightTheme } from "@fluentui/react-components";
import { useState } from "react";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MAX_COMMENT_ATTACHMENTS } from "../../../../api/desk/attachments.ts";
import { UPLOAD_PART_BYTES as PART } from "../../../../api/desk/upload_parts.ts";
import { DraftFileList } from "../../../../src/engine/attachments/draft_file_list.tsx";
import {
  type AttachedFile,
  DraftFiles,
  type DraftFilesTools,
  useDraftFiles,
} from "../../../../src/engine/attachments/draft_files.ts";
import type { DraftFileStore, StoredFile } from "../../../../src/engine/attachments/file_store.ts";
import { sendFile } from "../../../../src/engine/attachments/send_file.ts";
import { connectClient } from "../../../../src/lib/client.ts";
import { configureApp } from "../../../support/client/app_config.ts";
import { FakeUpload } from "../../fake_upload.ts";

const OPTIONS = { entity: "cases", id: "c1", visibility: "seller", draft: "anna.reply.c1" } as const;
const refused = (code: string) => ({ errors: [{ message: "", extensions: { code } }] });
const place = (offset: number, id = "") => ({ offset, attachment: id ? { _id: id } : null });

async function withUploads(work: () => Promise<void>): Promise<void> {
  const restore = FakeUpload.install();
  configureApp({ api: "http://localhost:8000/api" });
  connectClient({});
  try {
    await work();
  } finally {
    cleanup();
    restore();
  }
}

/** Waits for the nth request and returns it with its offset and size. */
async function request(nth: number) {
  await waitFor(() => assert.ok(FakeUpload.all.length > nth));
  const found = FakeUpload.all[nth]!;
  return { found, offset: found.headers.get("Upload-Offset"), bytes: (found.body as Blob).size };
}

Deno.test("a file resumes at the byte that the server names, after a broken connection and after a repeated part", () =>
  withUploads(async () => {
    const file = new Blob([new Uint8Array(2 * PART + 5)]);
    const target = { ...OPTIONS, name: "clip.mp4", key: "key-of-clip" };
    const waits: number[] = [];
    const signal = new AbortController().signal;
    const sent = sendFile(target, file, {
      signal,
      waitMs: 0,
      onWait: () => waits.push(FakeUpload.all.length),
    });
    const begin = await request(0);
    assert.equal(begin.found.headers.get("Upload-Length"), String(file.size));
    assert.deepEqual(begin.found.query, {
      entity: "cases",
      id: "c1",
      name: "clip.mp4",
      visibility: "seller",
      key: "key-of-clip",
    });
    await begin.found.answer(201, place(0));
    assert.deepEqual([(await request(1)).offset, (await request(1)).bytes], ["0", PART]);
    await FakeUpload.all[1]!.fail();
    // The part had arrived: only the answer was lost.
    await (await request(2)).found.answer(200, place(PART));
    assert.equal((await request(3)).offset, String(PART));
    await FakeUpload.all[3]!.answer(409, refused("STALE"));
    await (await request(4)).found.answer(200, place(2 * PART));
    assert.deepEqual([(await request(5)).offset, (await request(5)).bytes], [String(2 * PART), 5]);
    await FakeUpload.all[5]!.answer(201, place(file.size, "a1"));
    assert.deepEqual(await sent, { attachment: "a1", problem: "" });
    assert.deepEqual(waits, [2, 4]);
  }));

Deno.test("a file above 50 MB is not sent, and a refusal is shown at the file", () =>
  withUploads(async () => {
    const target = { ...OPTIONS, name: "clip.mp4", key: "key-of-clip" };
    const { signal } = new AbortController();
    const large = { size: 50 * PART + 1 } as Blob;
    assert.equal((await sendFile(target, large, { signal })).problem, "tooLarge");
    assert.deepEqual(FakeUpload.all, []);
    const sent = sendFile(target, new Blob(["MZ"]), { signal });
    await (await request(0)).found.answer(400, refused("BAD_INPUT"));
    assert.deepEqual(await sent, { attachment: "", problem: "badType" });
  }));

function memoryStore(
  files: readonly StoredFile[] = [],
): DraftFileStore & { readonly storedFiles: Map<string, StoredFile> } {
  const storedFiles = new Map(files.map((file) => [file.key, file]));
  return {
    storedFiles,
    of: (draft) => Promise.resolve([...storedFiles.values()].filter((file) => file.draft === draft)),
    put: (file) => Promise.resolve(void storedFiles.set(file.key, file)),
    remove: (key) => Promise.resolve(void storedFiles.delete(key)),
  };
}

interface EvidenceProps {
  readonly tools: DraftFilesTools;
  readonly id?: string;
}

function Evidence({ tools, id = "c1" }: EvidenceProps) {
  const [draft] = useState(() => new DraftFiles({ entity: "cases", draft: "anna.reply.c1" }, tools));
  const [kept, setKept] = useState<readonly AttachedFile[]>([]);
  const files = useDraftFiles(draft, {
    ...{ id, visibility: "seller", isDisabled: false },
    onAttached: (more) => setKept((all) => [...all, ...more]),
  });
  return (
    <FluentProvider theme={webLightTheme}>
      <DraftFileList
        {...{ files, kept, isDisabled: false }}
        onRemove={(file) => setKept(kept.filter((each) => each !== file))}
      >
        <textarea aria-label="Text" defaultValue="It is torn" />
      </DraftFileList>
      <output>{files.isSending ? "sending" : kept.map((file) => file.id).join(" ")}</output>
    </FluentProvider>
  );
}

const state = () => document.querySelector("output")?.textContent;
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole("group", { name: "Files" }), { dataTransfer: { types: ["Files"], files } });

Deno.test("files are dropped and pasted; a wrong one is reported next to the kept text, and the others continue", () =>
  withUploads(async () => {
    const store = memoryStore();
    const answers = new Map<string, (problem: string) => void>();
    const tools: DraftFilesTools = {
      store,
      shrink: (file) => Promise.resolve(file),
      send: ({ name }, _, { onProgress }) =>
        new Promise((resolve) => {
          onProgress?.(2);
          answers.set(
            name,
            (problem) =>
              resolve(problem ? { attachment: "", problem } : { attachment: `id-${name}`, problem: "" }),
          );
        }),
    };
    render(<Evidence tools={tools} />);
    drop(new File(["1234"], "good.mp4"), new File(["MZ"], "evil.mp4"));
    await waitFor(() => assert.equal(answers.size, 2));
    assert.match(document.body.textContent ?? "", /50% sent/);
    assert.equal(state(), "sending");
    await act(() => Promise.resolve(answers.get("evil.mp4")!("badType")));
    await act(() => Promise.resolve(answers.get("good.mp4")!("")));
    await waitFor(() => assert.equal(state(), "id-good.mp4"));
    assert.match(screen.getAllByRole("alert")[0]!.textContent ?? "", /Not a photo, PDF or video/);
    assert.equal(screen.getByRole<HTMLTextAreaElement>("textbox").value, "It is torn");
    fireEvent.click(screen.getByRole("button", { name: "Remove evil.mp4" }));
    await waitFor(() => assert.equal(screen.queryByText("evil.mp4"), null));
    fireEvent.paste(screen.getByRole("textbox"), {
      clipboardData: { files: [new File(["1"], "pasted.png")] },
    });
    await screen.findByText("pasted.png");
    drop(...Array.from({ length: MAX_COMMENT_ATTACHMENTS }, (_, nth) => new File(["1"], `${nth}.png`)));
    await screen.findByText(`${MAX_COMMENT_ATTACHMENTS} files at most`);
    assert.equal(screen.getAllByRole("listitem").length, 2);
  }));

Deno.test("a file that cannot be read blocks nothing, and is read again on request", () =>
  withUploads(async () => {
    let reads = 0;
    const tools: DraftFilesTools = {
      store: memoryStore(),
      shrink: (file) =>
        ++reads === 1 ? Promise.reject(new DOMException("", "NotReadableError")) : Promise.resolve(file),
      send: () => Promise.resolve({ attachment: "a1", problem: "" }),
    };
    render(<Evidence tools={tools} />);
    drop(new File(["1234"], "moved.png"));
    fireEvent.click(await screen.findByRole("button", { name: "Try moved.png again" }));
    await waitFor(() => assert.equal(state(), "a1"));
  }));

Deno.test("after a reload an upload resumes under its key, and an attached file is still listed", () =>
  withUploads(async () => {
    const stored = (key: string, attachment: string): StoredFile => {
      const blob = new Blob(["1234"]);
      return { ...OPTIONS, name: `${key}.mp4`, key, blob, bytes: 4, attachment, at: 1 };
    };
    const keys: string[] = [];
    const tools: DraftFilesTools = {
      store: memoryStore([stored("half", ""), stored("whole", "a1"), {
        ...stored("other", ""),
        draft: "ben",
      }]),
      send: ({ key }) => {
        keys.push(key);
        return Promise.resolve({ attachment: "a2", problem: "" });
      },
    };
    render(<Evidence tools={tools} />);
    await waitFor(() => assert.deepEqual(state()?.split(" ").sort(), ["a1", "a2"]));
    assert.deepEqual(keys, ["half"]);
  }));

Deno.test("files wait on the device until their record is saved, and a reload restores them", () =>
  withUploads(async () => {
    const sent: string[] = [];
    const store = memoryStore();
    const tools: DraftFilesTools = {
      store,
      shrink: (file) => Promise.resolve(file),
      send: ({ id, name }) => {
        sent.push(`${id} ${name}`);
        return Promise.resolve({ attachment: `id-${name}`, problem: "" });
      },
    };
    render(<Evidence tools={tools} id="" />);
    drop(new File(["1234"], "torn.mp4"));
    await screen.findByText("On this device");
    cleanup();
    const { rerender } = render(<Evidence tools={tools} id="" />);
    await screen.findByText("On this device");
    assert.deepEqual(sent, []);
    rerender(<Evidence tools={tools} id="c9" />);
    await waitFor(() => assert.equal(state(), "id-torn.mp4"));
    assert.deepEqual([sent, store.storedFiles.size], [["c9 torn.mp4"], 0]);
  }));

Deno.test("a file that was not sent because the session ended is sent after the sign-in", () =>
  withUploads(async () => {
    const store = memoryStore();
    const problems = ["UNAUTHENTICATED", ""];
    const keys: string[] = [];
    const tools: DraftFilesTools = {
      store,
      shrink: (file) => Promise.resolve(file),
      send: ({ key }) => {
        keys.push(key);
        const problem = problems.shift() ?? "";
        return Promise.resolve(problem ? { attachment: "", problem } : { attachment: "a1", problem: "" });
      },
    };
    render(<Evidence tools={tools} />);
    drop(new File(["1234"], "torn.mp4"));
    await screen.findByRole("button", { name: "Try torn.mp4 again" });
    assert.equal(store.storedFiles.size, 1);
    cleanup();
    render(<Evidence tools={tools} />);
    await waitFor(() => assert.equal(state(), "a1"));
    assert.deepEqual([keys[0] === keys[1], store.storedFiles.size], [true, 0]);
  }));
