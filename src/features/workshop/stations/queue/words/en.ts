const keptScans = {
  kept: { one: "{count} scan kept, not confirmed", other: "{count} scans kept, not confirmed" },
  sending: "Sending…",
  offline: "There is no connection. The scans are sent as soon as it is back.",
  stuck: "Sending fails. Sign in again, or ask whether you may still scan here.",
  noStorage: "This device cannot keep scans. Without a connection nothing can be scanned.",
  retry: "Send now",
  refused: { one: "{count} kept scan was refused", other: "{count} kept scans were refused" },
  refusedOne: "{code} · {when}: {reason}",
  seen: "Got it",
  others: {
    one: "{count} kept scan of {name} waits. Sign in as {name} to send it.",
    other: "{count} kept scans of {name} wait. Sign in as {name} to send them.",
  },
  queueFull: "The scan was not accepted: 2,000 are kept already. Connect this device first.",
  cannotKeep: "The scan was not accepted: there is no connection, and this device cannot keep scans.",
  leave: {
    title: "Log out with scans that are not sent?",
    text:
      "Some of your scans are kept on this device and not confirmed. They stay here and are sent when you sign in on this device again.",
  },
};

export const words = { keptScans };
export type English = typeof words;
