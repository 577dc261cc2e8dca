/** Texts of errors by code; the first five texts are specified. Source: docs/requirements.md S5.7, S8.8. */
export const TEXTS = {
  failed: "Something went wrong",
  wrongPair: "Email Or Password Invalid",
  badToken: "Invalid access token",
  nameMissing: "Please enter your name.",
  emailTaken: "This email is already in use.",
  nameLong: "Please enter a shorter name.",
  emailMissing: "Please enter your email.",
  emailBad: "Please enter an email address such as name@example.com.",
  passwordMissing: "Please enter your password.",
  passwordShort: "Please choose a password of at least 8 characters.",
  passwordLong: "Please choose a password of at most 200 characters.",
} as const;

export type TextCode = keyof typeof TEXTS;

const CODES: ReadonlyMap<unknown, TextCode> = new Map(
  Object.entries(TEXTS).map(([code, text]) => [text, code as TextCode]),
);

export const codeOf = (text: unknown): TextCode => CODES.get(text) ?? "failed";
