/** Each is a bit of the order's `problem_mask`. */
export const PROBLEM_BITS = { address: 1, sku: 2, price: 4, artwork: 8, stock: 16, method: 32 } as const;
export type ProblemKind = keyof typeof PROBLEM_BITS;
export const PROBLEM_KINDS = ["any", "address", "sku", "price", "artwork", "stock", "method"] as const;
