/** Returns attributes for a field by its name: the keyboard of a phone, autofill, and no spelling correction. */
import type { HTMLAttributes } from "react";

export interface TypingHints
  extends Pick<HTMLAttributes<HTMLInputElement>, "inputMode" | "autoCapitalize" | "spellCheck"> {
  /** Autofill token of HTML; `off` for fields about other people. */
  readonly autoComplete: string;
}

/** Autofill tokens of fields about the person who types. */
const OWN: Readonly<Record<string, string>> = { name: "name", email: "email", phone_number: "tel" };

const isPhone = (key: string) => /phone/.test(key);
const isEmail = (key: string) => /email/.test(key);
const isCode = (key: string) => /(^|_)(sku|code|barcode|tracking|number|h|identity|zip)$/.test(key);

/** @param isOwn true if the field is about the person who types */
export function typingHints(key: string, isOwn = false): TypingHints {
  const autoComplete = isOwn ? OWN[key] ?? "off" : "off";
  if (isPhone(key)) return { autoComplete, inputMode: "tel" };
  if (isEmail(key)) return { autoComplete, inputMode: "email", autoCapitalize: "none", spellCheck: false };
  return isCode(key) ? { autoComplete, autoCapitalize: "none", spellCheck: false } : { autoComplete };
}
