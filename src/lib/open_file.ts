/** Shows a file of the API in a new tab: it is fetched with the session's headers, which a link could not carry. */

/** A tab reads the address once, when it loads. */
const ADDRESS_LIFE_MS = 60_000;

/** Must be opened in the click itself, or the browser blocks it. */
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

/** Without a viewer a browser downloads a PDF instead of showing it. */
export const canShow = (type: string): boolean => type !== "application/pdf" || navigator.pdfViewerEnabled;
