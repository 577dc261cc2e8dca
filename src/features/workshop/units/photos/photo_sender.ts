/** Stores photos on the device, and sends each in the background until it is accepted or finally refused. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Actor, SnapshotFrom } from "xstate";
import type { fileUploadMachine } from "../../../../../machines/file_upload.ts";
import { isPhotoRefusal, MAX_PHOTO_BYTES } from "../../../../../api/workshop/unit_photos.ts";
import { wiredFileUpload } from "../../../../engine/file/file_wiring.ts";
import { publishChange } from "../../../../engine/live/live.ts";
import { createActor } from "../../../../engine/wiring/actor.ts";
import { failureText } from "../../../../lib/failure_text.ts";
import { t } from "../../../../lib/i18n.ts";
import { codeOf, type Failure, isOutOfRoom, isUnknown } from "../../../../lib/outcome.ts";
import { problemText } from "../../../../lib/problem_text.ts";
import { type PhotoOf, type PhotoStore, photoStore, type StoredPhoto } from "./photo_store.ts";

/** Delay after a failure; the browser's online event retries sooner. */
const AGAIN_MS = 10_000;
/** Time for which a photo waits for its reject, whose scan may still be waiting on the device. */
const FOLLOWS_MS = 24 * 3600_000;
/** Maximum number of photos on the device; more would fill a phone. */
export const MAX_STORED_PHOTOS = 40;

export interface PendingPhoto extends PhotoOf {
  readonly key: string;
  readonly blob: Blob;
  readonly phase: "sending" | "waiting" | "refused";
  readonly why: string;
}

type Sending = Actor<typeof fileUploadMachine>;

export class PhotoSender {
  #photos: readonly PendingPhoto[] = [];
  readonly #sending = new Map<string, Sending>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #online = () => this.again();

  constructor(readonly person: string, readonly store: PhotoStore, readonly now: () => number = Date.now) {
    globalThis.addEventListener("online", this.#online);
    void this.store.of(person).then((storedPhoto) => storedPhoto.forEach((photo) => this.#start(photo)));
  }

  readonly photos = () => this.#photos;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Stores and sends a photo. Returns false if too many photos wait already. */
  async add(of: PhotoOf, blob: Blob): Promise<boolean> {
    if (this.#photos.length >= MAX_STORED_PHOTOS) return false;
    const photo = { ...of, key: crypto.randomUUID(), person: this.person, blob, at: this.now() };
    this.#show(photo);
    await this.store.put(photo);
    this.#start(photo);
    return true;
  }

  /** Retries all waiting photos at once. */
  again(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { key, phase } of this.#photos) {
      if (phase === "waiting") this.#sending.get(key)?.send({ type: "file.again" });
    }
  }

  forget(key: string): void {
    this.#sending.get(key)?.stop();
    this.#sending.delete(key);
    this.#set(this.#photos.filter((photo) => photo.key !== key));
    void this.store.remove(key);
  }

  stop(): void {
    clearTimeout(this.#timer);
    globalThis.removeEventListener("online", this.#online);
    for (const sending of this.#sending.values()) sending.stop();
  }

  #show({ unit, event, scan, key, blob }: StoredPhoto): void {
    if (this.#photos.some((photo) => photo.key === key)) return;
    this.#set([...this.#photos, { unit, event, scan, key, blob, phase: "sending", why: "" }]);
  }

  #start(photo: StoredPhoto): void {
    this.#show(photo);
    const { unit, event, scan, key, blob } = photo;
    if (this.#sending.has(key)) return;
    const which = event ? { event } : { scan };
    const sending = createActor(wiredFileUpload({
      path: () => `/units/photos?${new URLSearchParams({ unit, ...which, key })}`,
      maxBytes: MAX_PHOTO_BYTES,
    }));
    this.#sending.set(key, sending);
    sending.subscribe((snapshot) => this.#follow(photo, snapshot));
    sending.start();
    sending.send({ type: "file.choose", file: new File([blob], "photo.jpg", { type: blob.type }), key });
  }

  #follow(photo: StoredPhoto, { value, context }: SnapshotFrom<typeof fileUploadMachine>): void {
    if (value === "kept") {
      this.forget(photo.key);
      publishChange("units", [photo.unit]);
    } else if (value === "sending") this.#say(photo.key, "sending", "");
    else if (value === "refused") this.#say(photo.key, "refused", refusalText(context.problem?.code ?? ""));
    else if (value === "failed") this.#failed(photo, context.failure as Failure);
  }

  #failed(photo: StoredPhoto, failure: Failure): void {
    if (!isTransient(failure) && !this.#isAhead(photo, failure)) {
      return this.#say(photo.key, "refused", failureText(failure));
    }
    this.#say(photo.key, "waiting", "");
    this.#timer ??= setTimeout(() => this.again(), AGAIN_MS);
  }

  /** Checks for a photo that arrived before the scan of its reject. */
  #isAhead({ scan, at }: StoredPhoto, failure: Failure): boolean {
    return scan !== "" && codeOf(failure) === "NOT_FOUND" && this.now() - at < FOLLOWS_MS;
  }

  #say(key: string, phase: PendingPhoto["phase"], why: string): void {
    this.#set(this.#photos.map((photo) => photo.key === key ? { ...photo, phase, why } : photo));
  }

  #set(photos: readonly PendingPhoto[]): void {
    this.#photos = photos;
    this.#listeners.forEach((listener) => listener());
  }
}

const isTransient = (failure: Failure): boolean =>
  isUnknown(failure) || isOutOfRoom(failure) || failure.kind === "aborted" ||
  ["RATE_LIMITED", "IN_PROGRESS", "UNAUTHENTICATED"].includes(codeOf(failure) ?? "");

const refusalText = (code: string): string =>
  isPhotoRefusal(code) ? t(`photo.refused.${code}`) : problemText({ code }) ?? "";

let sender: PhotoSender | null = null;

/** Returns the sender of a person. Another person on the same device never sends these photos. */
export function photoSenderOf(person: string): PhotoSender {
  if (sender?.person !== person) {
    sender?.stop();
    sender = new PhotoSender(person, photoStore());
  }
  return sender;
}

/** Returns the photos of a reject that are still on this device, and their sender. */
export function usePendingPhotos(person: string, of: PhotoOf) {
  const [own] = useState(() => photoSenderOf(person));
  const all = useSyncExternalStore(own.subscribe, own.photos);
  const photos = all.filter(({ unit, event, scan }) =>
    unit === of.unit && event === of.event && scan === of.scan
  );
  return { photos, sender: own };
}

/** Returns an object URL of a Blob, which is valid while the component is mounted. */
export function useBlobAddress(blob: Blob): string {
  const [address] = useState(() => URL.createObjectURL(blob));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
