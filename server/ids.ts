/** Opaque ids that sort by age. */

/** A UUIDv7 of an instant in unix seconds: the time leads, the rest is random. */
export function newId(at: number): string {
  const time = (at * 1000).toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
