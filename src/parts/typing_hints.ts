/** Returns hints for typing by the name of a field: the keyboard of a phone, autofill, no correction. */
import type { HTMLAttributes } from "react";

export interface TypingHints
  extends Pick<HTMLAttributes<HTMLInputElement>, "inputMode" | "autoCapitalize" | "spellCheck"> {
  /** An autofill token of HTML; `off` for fields about other people. */
  readonly autoComplete: string;
}

/** Fields that the browser can autofill about the person. */
const OWN: Readonly<Record<string, string>> = { name: "name", email: "email", phone_number: "tel" };

const isPhone = (key: string) => /phone/.test(key);
const isEmail = (key: string) => /email/.test(key);
const isCode = (key: string) => /(^|_)(sku|code|barcode|tracking|number|h|identity|zip)$/.test(key);

/** @param isOwn the field is about the person who types */
export function typingHints(key: string, isOwn = false): TypingHints {
  const autoComplete = isOwn ? OWN[key] ?? "off" : "off";
  if (isPhone(key)) return { autoComplete, inputMode: "tel" };
  if (isEmail(key)) return { autoComplete, inputMode: "email", autoCapitalize: "none", spellCheck: false };
  return isCode(key) ? { autoComplete, autoCapitalize: "none", spellCheck: false } : { autoComplete };
}
