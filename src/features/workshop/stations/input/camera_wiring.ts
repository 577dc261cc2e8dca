/** Opens the camera of the device, reads codes frame by frame, and closes the camera with the component. */
import { type RefObject, useEffect, useState } from "react";
import { CODE_BREAK } from "../../../../../api/codes/line.ts";
import type { ReadFrame } from "./own_reader.ts";

export type CameraPhase = "opening" | "watching" | "denied" | "none" | "busy" | "failed";

const POLL_MS = 120;
/** A code is one scan until it has been out of view for this time, or another code was read. */
const GONE_MS = 1_500;

const PHASE_OF: Readonly<Record<string, CameraPhase>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

async function openCamera(): Promise<MediaStream> {
  // Without a secure connection browsers have no cameras at all.
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException("No camera", "NotFoundError");
  const video = { facingMode: { ideal: "environment" }, width: { ideal: 1_280 }, height: { ideal: 720 } };
  return await mediaDevices.getUserMedia({ video, audio: false });
}

const stopAll = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns a function that joins the codes of a picture if at least one is new; otherwise returns "". */
export function newCodes(takesAll: boolean): (codes: readonly string[], now: number) => string {
  const seenAt = new Map<string, number>();
  let before = "";
  return (codes, now) => {
    // Pictures list the codes in any order, so the one that was read last counts while it is in view.
    const single = codes.includes(before) ? [before] : codes.slice(0, 1);
    const shown = takesAll ? [...new Set(codes)].sort() : single;
    const text = shown.join(CODE_BREAK);
    // One of two labels may be sharp only in the next picture, so two pictures must agree.
    const isSteady = !takesAll || text === before;
    if (takesAll || text !== "") before = text;
    if (!isSteady) return "";
    const isNew = shown.some((code) => now - (seenAt.get(code) ?? -Infinity) > GONE_MS);
    if (!takesAll && text !== "") seenAt.clear();
    for (const code of shown) seenAt.set(code, now);
    return isNew ? text : "";
  };
}

/** Reports new codes while `isOn`. */
async function watch(
  video: HTMLVideoElement,
  read: ReadFrame,
  isOn: () => boolean,
  { takesAll, onCode }: Pick<CameraUse, "takesAll" | "onCode">,
): Promise<void> {
  const newOf = newCodes(takesAll);
  while (isOn()) {
    const codes = await read(video).catch(() => []);
    const code = isOn() ? newOf(codes, performance.now()) : "";
    if (code !== "") onCode(code);
    await wait(POLL_MS);
  }
}

/** Maximum number of codes that our own reader finds in one picture, if all of them are one scan. */
const MAX_CODES = 8;

interface CameraUse {
  readonly onCode: (code: string) => void;
  /** True if all codes of a picture are one scan; otherwise only the first code is read. */
  readonly takesAll: boolean;
  /** Number of the attempt; a change opens the camera again. */
  readonly attempt: number;
}

export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  { onCode, takesAll, attempt }: CameraUse,
): CameraPhase {
  const [phase, setPhase] = useState<CameraPhase>("opening");
  useEffect(() => {
    let isOn = true;
    let stream: MediaStream | null = null;
    setPhase("opening");
    void (async () => {
      try {
        const reading = import("./code_reader.ts").then(({ codeReader }) =>
          codeReader(takesAll ? MAX_CODES : 1)
        );
        // `await reading` below handles a failure; this prevents an unhandled rejection before that.
        reading.catch(() => {});
        const opened = await openCamera();
        stream = opened;
        const element = video.current;
        if (!isOn || !element) return stopAll(opened);
        // A phone that sleeps or takes a call ends the stream, and the picture no longer changes.
        for (const track of opened.getTracks()) {
          track.addEventListener("ended", () => isOn && setPhase("failed"));
        }
        element.srcObject = opened;
        await element.play();
        const read = await reading;
        if (!isOn) return;
        setPhase("watching");
        await watch(element, read, () => isOn, { takesAll, onCode });
      } catch (error) {
        if (stream) stopAll(stream);
        const name = error instanceof DOMException ? error.name : "";
        if (isOn) setPhase(PHASE_OF[name] ?? "failed");
      }
    })();
    return () => {
      isOn = false;
      if (stream) stopAll(stream);
    };
  }, [video, onCode, takesAll, attempt]);
  return phase;
}
