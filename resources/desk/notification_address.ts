/** The address that a click on a notification opens, also used by search. Source: docs/requirements.md S2.44. */

export interface Pointer {
  readonly type: string;
  readonly referent: string;
}

const ADDRESSES: Readonly<Record<string, (referent: string) => string>> = {
  Order: (referent) => `/orders/all?status=All&search=${encodeURIComponent(referent)}`,
  Item: (referent) => `/items/internal?_id=${encodeURIComponent(referent)}`,
  Support: (referent) => referent,
};

/** Returns the address that the requirements name, even if its screen does not exist yet. */
export function addressOf({ type, referent }: Pointer): string | null {
  const address = Object.hasOwn(ADDRESSES, type) ? ADDRESSES[type] : undefined;
  // Text with half a surrogate pair cannot be encoded in an address.
  return address && referent.trim() !== "" && referent.isWellFormed() ? address(referent) : null;
}
