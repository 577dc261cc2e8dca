/** Shows a file of the API in a tab of its own: it is fetched with the session's headers, which a link could not carry. */

/** A tab reads the address when it gets there, and not again. */
const ADDRESS_LIFE_MS = 60_000;

/** A tab that waits for its file; to be opened in the click itself, or the browser blocks it. */
export interface WaitingTab {
  show(file: Blob): void;
  close(): void;
}

/** Null where the browser blocks it. */
export function openTab(): WaitingTab | null {
  const tab = globalThis.open("", "_blank");
  if (!tab) return null;
  // It learns nothing of us.
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

/** Without a viewer a browser saves a PDF where it should show it. */
export const canShow = (type: string): boolean => type !== "application/pdf" || navigator.pdfViewerEnabled;
