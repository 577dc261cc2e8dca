/**
 * Holds the files of one text that is being written. A photo is made smaller, stored on the device, and sent in the
 * background: after a cut and after a reload it goes on under its key.
 */
import { useEffect, useState, useSyncExternalStore } from "react";
import { MAX_COMMENT_ATTACHMENTS } from "../../../api/desk/attachments.ts";
import { PARTS_PATH } from "../../../api/desk/upload_parts.ts";
import { upload } from "../../lib/upload.ts";
import { type DraftFileStore, draftFileStore, type StoredFile } from "./file_store.ts";
import { type FileTarget, sendFile } from "./send_file.ts";
import { shrunkPhoto } from "./shrink_photo.ts";

export interface DraftFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  readonly phase: "preparing" | "sending" | "waiting" | "attached" | "refused";
  /** Id for `makeComment(attachments)`; empty until the file is attached. */
  readonly attachment: string;
  /** `tooLarge`, `badType`, a reason or a code of the API; empty unless refused. */
  readonly problem: string;
}

export interface DraftFilesOptions extends Pick<FileTarget, "entity" | "id" | "visibility"> {
  /** Names the person and the text, such as `anna.reply.CS-000123`: no other text shows the files. */
  readonly draft: string;
}

export interface DraftFilesTools {
  readonly store?: DraftFileStore;
  /** A test has no canvas. */
  readonly shrink?: typeof shrunkPhoto;
  readonly send?: typeof sendFile;
  readonly now?: () => number;
}

export class DraftFiles {
  #files: readonly DraftFile[] = [];
  readonly #blobs = new Map<string, StoredFile>();
  readonly #sending = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #tools: Required<DraftFilesTools>;

  constructor(readonly options: DraftFilesOptions, tools: DraftFilesTools = {}) {
    this.#tools = { store: draftFileStore(), shrink: shrunkPhoto, send: sendFile, now: Date.now, ...tools };
  }

  readonly files = () => this.#files;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Goes on with what an earlier visit left. */
  async resume(): Promise<void> {
    for (const file of await this.#tools.store.of(this.options.draft)) {
      if (this.#files.some(({ key }) => key === file.key)) continue;
      const { key, name, bytes, attachment } = file;
      const phase = attachment ? "attached" : "sending";
      this.#show({ key, name, bytes, sent: attachment ? bytes : 0, phase, attachment, problem: "" });
      if (!attachment) void this.#send(file);
    }
  }

  /** Returns false, and takes none, where they are too many. */
  add(files: readonly File[]): boolean {
    if (this.#files.length + files.length > MAX_COMMENT_ATTACHMENTS) return false;
    for (const file of files) void this.#prepare(file, crypto.randomUUID());
    return true;
  }

  /** Tries a refused or waiting file again, under its key. */
  again(key: string): void {
    const file = this.#blobs.get(key);
    if (!file) return;
    this.#sending.get(key)?.abort();
    void this.#send(file);
  }

  remove(key: string): void {
    this.#sending.get(key)?.abort();
    const file = this.#files.find((each) => each.key === key);
    this.#forget(key);
    // The server removes what is not cancelled after a day.
    if (file && file.attachment === "") void cancel(key);
  }

  /** Forgets all files once the text is sent. */
  clear(): void {
    for (const { key } of this.#files) {
      this.#sending.get(key)?.abort();
      this.#forget(key);
    }
  }

  stop(): void {
    for (const controller of this.#sending.values()) controller.abort();
    this.#sending.clear();
  }

  async #prepare(given: File, key: string): Promise<void> {
    const { name } = given;
    this.#show({ key, name, bytes: given.size, sent: 0, phase: "preparing", attachment: "", problem: "" });
    const file = await this.#tools.shrink(given);
    if (!this.#files.some((each) => each.key === key)) return;
    if (!file) return this.#change(key, { phase: "refused", problem: "badType" });
    const { entity, id, visibility, draft } = this.options;
    const at = this.#tools.now();
    const stored = {
      entity,
      id,
      visibility,
      draft,
      name,
      key,
      blob: file,
      bytes: file.size,
      attachment: "",
      at,
    };
    await this.#tools.store.put(stored);
    await this.#send(stored);
  }

  async #send(file: StoredFile): Promise<void> {
    const { key, blob, bytes } = file;
    if (!this.#files.some((each) => each.key === key)) return;
    const controller = new AbortController();
    const { signal } = controller;
    this.#sending.set(key, controller);
    this.#blobs.set(key, file);
    this.#change(key, { phase: "sending", bytes, problem: "" });
    const { attachment, problem } = await this.#tools.send(file, blob, {
      signal,
      onProgress: (sent) => this.#change(key, { phase: "sending", sent: Math.min(sent, bytes) }),
      onWait: () => this.#change(key, { phase: "waiting" }),
    });
    if (signal.aborted) return;
    this.#sending.delete(key);
    if (problem !== "") {
      // The next visit does not try a refused file again.
      await this.#tools.store.remove(key);
      return this.#change(key, { phase: "refused", problem });
    }
    this.#blobs.delete(key);
    this.#change(key, { phase: "attached", attachment, sent: bytes });
    await this.#tools.store.put({ ...file, blob: new Blob(), attachment });
  }

  #forget(key: string): void {
    this.#sending.delete(key);
    this.#blobs.delete(key);
    this.#set(this.#files.filter((each) => each.key !== key));
    void this.#tools.store.remove(key);
  }

  #show(file: DraftFile): void {
    this.#set([...this.#files, file]);
  }

  #change(key: string, more: Partial<DraftFile>): void {
    this.#set(this.#files.map((file) => file.key === key ? { ...file, ...more } : file));
  }

  #set(files: readonly DraftFile[]): void {
    this.#files = files;
    this.#listeners.forEach((listener) => listener());
  }
}

/** Nobody waits for the answer. */
const cancel = (key: string) =>
  upload(`${PARTS_PATH}?${new URLSearchParams({ key })}`, new Blob(), {
    method: "DELETE",
    signal: new AbortController().signal,
    onProgress: () => {},
  });

/**
 * Returns the files of a text and what can be done with them. The options may not change: give the component a `key`.
 * Send `attached` with the text, not before `isSending` is false, and call `clear` afterwards.
 */
export function useDraftFiles(options: DraftFilesOptions, tools?: DraftFilesTools) {
  const [draft] = useState(() => new DraftFiles(options, tools));
  const files = useSyncExternalStore(draft.subscribe, draft.files);
  useEffect(() => {
    void draft.resume();
    return () => draft.stop();
  }, [draft]);
  return {
    draft,
    files,
    attached: files.flatMap(({ attachment }) => attachment === "" ? [] : [attachment]),
    isSending: files.some(({ phase }) => phase !== "attached" && phase !== "refused"),
  };
}
