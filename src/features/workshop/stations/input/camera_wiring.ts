/** The camera of the device: opened, read frame by frame, and closed with its component. */
import { type RefObject, useEffect, useState } from "react";
import type { ReadFrame } from "./own_reader.ts";

export type CameraPhase = "opening" | "watching" | "denied" | "none" | "busy" | "failed";

const POLL_MS = 120;
/** A code that stays in view counts once, and again after it was gone for this time. */
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

/** Reports each code once while `isOn`. */
async function watch(
  video: HTMLVideoElement,
  read: ReadFrame,
  isOn: () => boolean,
  onCode: (code: string) => void,
): Promise<void> {
  let last = { code: "", at: -Infinity };
  while (isOn()) {
    const code = await read(video).catch(() => null);
    const now = performance.now();
    if (code && isOn()) {
      if (code !== last.code || now - last.at > GONE_MS) onCode(code);
      last = { code, at: now };
    }
    await wait(POLL_MS);
  }
}

/** @param attempt another number opens the camera again */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
  attempt: number,
): CameraPhase {
  const [phase, setPhase] = useState<CameraPhase>("opening");
  useEffect(() => {
    let isOn = true;
    let stream: MediaStream | null = null;
    setPhase("opening");
    void (async () => {
      try {
        const reading = import("./code_reader.ts").then(({ codeReader }) => codeReader());
        // Handled below; a later failure does not matter.
        reading.catch(() => {});
        const opened = await openCamera();
        stream = opened;
        const element = video.current;
        if (!isOn || !element) return stopAll(opened);
        element.srcObject = opened;
        await element.play();
        const read = await reading;
        if (!isOn) return;
        setPhase("watching");
        await watch(element, read, () => isOn, onCode);
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
  }, [video, onCode, attempt]);
  return phase;
}
