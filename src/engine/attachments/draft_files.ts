/** Holds the files of one text. Each is stored on the device with a key, so that sending can continue after a reload. */
import { useEffect, useSyncExternalStore } from "react";
import type { ErrorCode } from "../../../api/errors.ts";
import { hasMetadata } from "../../../api/catalogue/pictures.ts";
import {
  attachmentType,
  isPicture,
  MAX_COMMENT_ATTACHMENTS,
  MAX_PHOTO_SIDE,
} from "../../../api/desk/attachments.ts";
import { PARTS_PATH } from "../../../api/desk/upload_parts.ts";
import { drawPicture } from "../../lib/draw_picture.ts";
import { readDraft, writeDraft } from "../../lib/drafts.ts";
import { upload } from "../../lib/upload.ts";
import { type DraftFileStore, draftFileStore, type StoredFile } from "./file_store.ts";
import { type FileTarget, sendFile } from "./send_file.ts";

const SIGNED_OUT: ErrorCode = "UNAUTHENTICATED";

export interface DraftFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
  /** In `held` the file waits on this device until its record is saved. */
  readonly phase: "preparing" | "held" | "sending" | "waiting" | "attached" | "refused";
  /** Id for `makeComment(attachments)`; empty until the file is attached. */
  readonly attachment: string;
  /** `tooLarge`, `badType`, a reason or a code of the API; empty unless refused. */
  readonly problem: string;
}

export interface DraftFilesOptions extends Pick<FileTarget, "entity"> {
  /** Key of person and text, so that no other text shows the files. */
  readonly draft: string;
}

/** The id is empty until the record is saved; until then its files wait on this device. */
export type DraftFilesTarget = Pick<FileTarget, "id" | "visibility">;

/** A file that the API has received, for `makeComment(attachments)`. */
export interface AttachedFile {
  readonly id: string;
  readonly name: string;
}

export interface DraftFilesTools {
  readonly store?: DraftFileStore;
  /** Replaces `shrunkPhoto` in tests, which have no canvas. */
  readonly shrink?: typeof shrunkPhoto;
  readonly send?: typeof sendFile;
  readonly now?: () => number;
  readonly onAdd?: () => void;
}

export class DraftFiles {
  #files: readonly DraftFile[] = [];
  /** Files as they were given, until they are ready to be sent. */
  readonly #unready = new Map<string, File>();
  readonly #blobs = new Map<string, StoredFile>();
  readonly #sending = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #tools: Required<DraftFilesTools>;
  #target: DraftFilesTarget = { id: "", visibility: "staff" };

  constructor(readonly options: DraftFilesOptions, tools: DraftFilesTools = {}) {
    this.#tools = {
      store: draftFileStore(),
      shrink: shrunkPhoto,
      send: sendFile,
      now: Date.now,
      onAdd: () => {},
      ...tools,
    };
  }

  readonly files = () => this.#files;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Continues with the files that an earlier visit left unsent. */
  async resume(): Promise<void> {
    for (const file of await this.#tools.store.of(this.options.draft)) {
      if (this.#files.some(({ key }) => key === file.key)) continue;
      const { key, name, bytes, attachment } = file;
      const phase = attachment ? "attached" : "sending";
      this.#show({ key, name, bytes, sent: attachment ? bytes : 0, phase, attachment, problem: "" });
      if (!attachment) void this.#send(file);
    }
  }

  /** Sends the files that waited for their record to be saved. */
  sendTo(target: DraftFilesTarget): void {
    this.#target = target;
    if (target.id === "") return;
    for (const { key, phase } of this.#files) if (phase === "held") this.again(key);
  }

  /** Adds files; none if there would be too many. @param kept number of files that the text already has */
  add(files: readonly File[], kept = 0): boolean {
    if (kept + this.#files.length + files.length > MAX_COMMENT_ATTACHMENTS) return false;
    this.#tools.onAdd();
    for (const file of files) {
      const { name, size: bytes } = file;
      const key = crypto.randomUUID();
      this.#show({ key, name, bytes, sent: 0, phase: "preparing", attachment: "", problem: "" });
      void this.#prepare(file, key);
    }
    return true;
  }

  /** Sends a refused or waiting file again, under the same key. One that could not be read is read again. */
  again(key: string): void {
    const unready = this.#unready.get(key);
    if (unready) return void this.#prepare(unready, key);
    const file = this.#blobs.get(key);
    if (!file) return;
    this.#sending.get(key)?.abort();
    void this.#send(file);
  }

  remove(key: string): void {
    this.#sending.get(key)?.abort();
    const file = this.#files.find((each) => each.key === key);
    this.#forget(key);
    // If the upload cannot be cancelled, the server removes it after a day.
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
    this.#unready.set(key, given);
    this.#change(key, { phase: "preparing", problem: "" });
    // The browser cannot read a file that was moved or changed since it was chosen.
    const file = await this.#tools.shrink(given).catch(() => null);
    if (!this.#files.some((each) => each.key === key)) return;
    if (!file) return this.#change(key, { phase: "refused", problem: "badType" });
    this.#unready.delete(key);
    const at = this.#tools.now();
    const stored = {
      ...this.options,
      ...this.#target,
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
    if (this.#target.id === "") {
      this.#blobs.set(key, file);
      return this.#change(key, { phase: "held", bytes });
    }
    const controller = new AbortController();
    const { signal } = controller;
    this.#sending.set(key, controller);
    this.#blobs.set(key, file);
    this.#change(key, { phase: "sending", bytes, problem: "" });
    const { attachment, problem } = await this.#tools.send({ ...file, ...this.#target }, blob, {
      signal,
      onProgress: (sent) => this.#change(key, { phase: "sending", sent: Math.min(sent, bytes) }),
      onWait: () => this.#change(key, { phase: "waiting" }),
    });
    if (signal.aborted) return;
    this.#sending.delete(key);
    if (problem !== "") {
      // A refused file is not tried again in the next visit, but one of an ended session is sent after the sign-in.
      if (problem !== SIGNED_OUT) await this.#tools.store.remove(key);
      return this.#change(key, { phase: "refused", problem });
    }
    this.#blobs.delete(key);
    this.#change(key, { phase: "attached", attachment, sent: bytes });
    await this.#tools.store.put({ ...file, blob: new Blob(), attachment });
  }

  #forget(key: string): void {
    this.#sending.delete(key);
    this.#unready.delete(key);
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

/** Cancels an upload without waiting for the answer. */
const cancel = (key: string) =>
  upload(`${PARTS_PATH}?${new URLSearchParams({ key })}`, new Blob(), {
    method: "DELETE",
    signal: new AbortController().signal,
    onProgress: () => {},
  });

interface Text extends DraftFilesTarget {
  /** True while the text cannot accept files; finished files then wait. */
  readonly isDisabled: boolean;
  /** Adds files that the API has received to the text. After a crash it may be called again with some of them. */
  readonly onAttached: (files: readonly AttachedFile[]) => void;
}

/** Returns the files that are being sent for a text. The text may be sent once `isSending` is false. */
export function useDraftFiles(draft: DraftFiles, { id, visibility, isDisabled, onAttached }: Text) {
  const files = useSyncExternalStore(draft.subscribe, draft.files);
  useEffect(() => {
    void draft.resume();
    return () => draft.stop();
  }, [draft]);
  useEffect(() => draft.sendTo({ id, visibility }), [draft, id, visibility]);
  useEffect(() => {
    const attached = files.filter(({ phase }) => phase === "attached");
    if (isDisabled || attached.length === 0) return;
    onAttached(attached.map(({ attachment, name }) => ({ id: attachment, name })));
    for (const { key } of attached) draft.remove(key);
  }, [files, isDisabled]);
  return { draft, files, isSending: files.some(({ phase }) => phase !== "refused") };
}

/** Returns the files of a text. Their key is in this tab's draft, because another tab may have a text of the same name. */
export function draftFilesOf(entity: string, userId: string, what: string): DraftFiles {
  const name = `${what}.files`;
  const known = readDraft(userId, name);
  const draft = typeof known === "string" ? known : `${userId}.${crypto.randomUUID()}`;
  return new DraftFiles({ entity, draft }, { onAdd: () => writeDraft(userId, name, draft) });
}

const QUALITY = 0.9;

/** Shrinks a photo and removes its metadata, which may contain a location. Returns null if this browser cannot read the photo. */
export async function shrunkPhoto(file: File): Promise<File | null> {
  if (!file.type.startsWith("image/") || file.type === "image/gif") return file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = attachmentType(bytes);
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return null;
  try {
    const isSmall = Math.max(picture.width, picture.height) <= MAX_PHOTO_SIDE;
    if (isPicture(type) && isSmall && !hasMetadata(bytes, type)) return file;
    const to = type === "image/png" ? "image/png" : "image/jpeg";
    const drawn = await drawPicture(picture, { side: MAX_PHOTO_SIDE, quality: QUALITY, type: to });
    return drawn && new File([drawn], file.name, { type: to });
  } finally {
    picture.close();
  }
}
