/** Sorts sizes as people expect: letters by size, numbers by value, all others by alphabet. */

const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL", "2XL", "XXXL", "3XL", "4XL", "5XL", "6XL"];
const words = new Intl.Collator("en", { numeric: true });

export function bySize(a: string, b: string): number {
  const [one, other] = [LETTERS.indexOf(a.toUpperCase()), LETTERS.indexOf(b.toUpperCase())];
  if (one >= 0 && other >= 0) return one - other;
  if (one >= 0 || other >= 0) return one >= 0 ? -1 : 1;
  return words.compare(a, b);
}
