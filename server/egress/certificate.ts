/** Codes of OpenSSL's checks, as Node reports them; some do not contain CERT. */
const CODES = /CERT|TLS|SSL|LEAF_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH/;
const TEXTS = /certificate/i;

/** Returns what is wrong with a certificate; null for any other failure. */
export function certificateFault(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { readonly code?: unknown };
    if (CODES.test(String(code ?? "")) || TEXTS.test(each.message)) {
      return /certificate: (\w+)/.exec(each.message)?.[1] ?? each.message;
    }
  }
  return null;
}
