const scanBox = {
  label: "Scan",
  hint: "Scan a ticket",
  enter: "Enter",
  keyboard: "Type a code",
  keysOff: "Shortcut keys are off: this device’s scanner is too slow to tell them apart from a scan.",
  unended: "Press Enter or set your scanner to send Enter.",
  tooLong: "That is too long for a code. Scan it again.",
  camera: {
    title: "Scan with the camera",
    close: "Close camera",
    opening: "Opening the camera…",
    aim: "Hold the code in front of the camera.",
    denied: "The browser does not allow the camera. Allow it in the site’s settings, or type the code.",
    none: "This device has no camera. Type the code or use a scanner.",
    busy: "Another app uses the camera. Close that app and try again.",
    failed: "The camera cannot be read. Try again, or type the code.",
    again: "Try again",
  },
};

export const words = { scanBox };
export type English = typeof words;
