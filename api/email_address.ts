/** Source: HTML, the pattern of `input type=email`; RFC 5321 for the length. */

export const EMAIL_CHARS = 254;

const LABEL = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
const ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/** True if a browser accepts the address with its domain in ASCII. */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_CHARS) return false;
  const at = text.lastIndexOf("@");
  if (at < 1) return false;
  return ADDRESS.test(`${text.slice(0, at)}@${asciiDomain(text.slice(at + 1))}`);
}

/** Converts `müller.example` to `xn--mller-kva.example`. Empty for an invalid domain. */
function asciiDomain(domain: string): string {
  if (!/\P{ASCII}/u.test(domain)) return domain;
  if (/[\s/?#:@\\%\[\]]/.test(domain)) return "";
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : "";
}
