/** Maximum number of titles that are named, for which a line of a list has room; the rest is counted. */
const MAX_NAMED_TITLES = 3;

interface Line {
  readonly title: string;
  readonly quantity: number;
}

/** Formats `Organic cotton tee, Bodysuit × 2, Mug, +5`: the last number counts the pieces of all other titles. */
export function itemsText(lines: readonly Line[]): string {
  const pieces = new Map<string, number>();
  for (const { title, quantity } of lines) pieces.set(title, (pieces.get(title) ?? 0) + quantity);
  const all = [...pieces];
  const named = all.slice(0, MAX_NAMED_TITLES).map(([title, count]) =>
    count > 1 ? `${title} × ${count}` : title
  );
  const others = all.slice(MAX_NAMED_TITLES).reduce((sum, [, count]) => sum + count, 0);
  return [...named, ...others > 0 ? [`+${others}`] : []].join(", ");
}
