/** Sizes in the order people know them: letters by their size, figures by their number, all others by their letters. Pure. */

const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "2XL", "XXXL", "3XL", "4XL", "5XL", "6XL"];
const words = new Intl.Collator("en", { numeric: true });

export function bySize(a: string, b: string): number {
  const [one, other] = [LETTERS.indexOf(a.toUpperCase()), LETTERS.indexOf(b.toUpperCase())];
  if (one >= 0 && other >= 0) return one - other;
  if (one >= 0 || other >= 0) return one >= 0 ? -1 : 1;
  return words.compare(a, b);
}
