/** The camera of a phone at a station, whose stream ends by itself. */
import { openAt } from "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import CameraScan from "../../../../../src/features/workshop/stations/input/camera.tsx";

/** Sees no code. */
class Detector {
  static getSupportedFormats = () => Promise.resolve(["code_128", "qr_code", "ean_13"]);
  detect = () => Promise.resolve([]);
}

Deno.test("a camera that ends while the phone sleeps says so, and is opened again by a button", async () => {
  openAt("/stations/qc");
  const tracks: EventTarget[] = [];
  const open = () => {
    const track = Object.assign(new EventTarget(), { stop: () => {} });
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track] });
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  const video = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "srcObject");
  Object.defineProperty(HTMLMediaElement.prototype, "srcObject", { set: () => {}, configurable: true });
  Object.assign(globalThis, { BarcodeDetector: Detector });
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: open }, configurable: true });
  try {
    render(<CameraScan onScan={() => {}} onClose={() => {}} />);
    await screen.findByText("Hold the code in front of the camera.");
    act(() => void tracks[0]?.dispatchEvent(new Event("ended")));
    await screen.findByText(/The camera cannot be read/);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Hold the code in front of the camera.");
    await waitFor(() => assert.equal(tracks.length, 2));
  } finally {
    cleanup();
    HTMLMediaElement.prototype.play = play;
    if (video) Object.defineProperty(HTMLMediaElement.prototype, "srcObject", video);
    Reflect.deleteProperty(globalThis, "BarcodeDetector");
    Reflect.deleteProperty(navigator, "mediaDevices");
  }
});
