/** Hints for typing by the name of a field: the keyboard of a phone, what the browser fills in, what nothing may correct. */
import type { HTMLAttributes } from "react";

export interface Typing
  extends Pick<HTMLAttributes<HTMLInputElement>, "inputMode" | "autoCapitalize" | "spellCheck"> {
  /** A token of HTML's own list, for what the browser knows of the person; `off` for anybody else's. */
  readonly autoComplete: string;
}

/** Fields that the browser can fill in with what it knows about the person. */
const OWN: Readonly<Record<string, string>> = { name: "name", email: "email", phone_number: "tel" };

const isPhone = (key: string) => /phone/.test(key);
const isEmail = (key: string) => /email/.test(key);
const isCode = (key: string) => /(^|_)(sku|code|barcode|tracking|number|h|identity|zip)$/.test(key);

/** @param isOwn the field is about the person who types */
export function typingOf(key: string, isOwn = false): Typing {
  const autoComplete = isOwn ? OWN[key] ?? "off" : "off";
  if (isPhone(key)) return { autoComplete, inputMode: "tel" };
  if (isEmail(key)) return { autoComplete, inputMode: "email", autoCapitalize: "none", spellCheck: false };
  return isCode(key) ? { autoComplete, autoCapitalize: "none", spellCheck: false } : { autoComplete };
}
