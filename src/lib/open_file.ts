/** Shows a file of the API in a new tab. The file is fetched with the session's headers, which a link could not send. */

/** Time after which the file's address is revoked: a tab reads it only once, when it loads. */
const ADDRESS_LIFE_MS = 60_000;

/** A new tab that waits for its file. It must be opened during the click, or the browser blocks it. */
export interface WaitingTab {
  show(file: Blob): void;
  close(): void;
}

export function openTab(): WaitingTab | null {
  const tab = globalThis.open("", "_blank");
  if (!tab) return null;
  // The tab gets no access to this window.
  tab.opener = null;
  return {
    show(file) {
      const address = URL.createObjectURL(file);
      tab.location.replace(address);
      setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
    },
    close: () => tab.close(),
  };
}

/** Returns true if the browser can show a type; without a viewer it would download a PDF. */
export const canShow = (type: string): boolean => type !== "application/pdf" || navigator.pdfViewerEnabled;
