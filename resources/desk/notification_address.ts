/** Where a notification leads, said once for its click and for the search that finds it. Source: docs/requirements.md S2.44. */

export interface Pointer {
  readonly type: string;
  readonly referent: string;
}

const ADDRESSES: Readonly<Record<string, (referent: string) => string>> = {
  Order: (referent) => `/orders/all?status=All&search=${encodeURIComponent(referent)}`,
  Item: (referent) => `/items/internal?_id=${encodeURIComponent(referent)}`,
  Support: (referent) => referent,
};

/** Where the spec leads from it, whether or not there is such a screen. */
export function addressOf({ type, referent }: Pointer): string | null {
  const address = Object.hasOwn(ADDRESSES, type) ? ADDRESSES[type] : undefined;
  // Half a character has no address.
  return address && referent.trim() !== "" && referent.isWellFormed() ? address(referent) : null;
}
