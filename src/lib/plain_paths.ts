/** Pages that explain why a screen cannot be shown. Source: docs/requirements.md S2.40–S2.43. */
export type PlainKind = "notFound" | "failed" | "maintenance" | "notAuthorized";

export const PLAIN_PATHS: Readonly<Record<string, PlainKind>> = {
  "/404": "notFound",
  "/500": "failed",
  "/maintenance": "maintenance",
  "/misc/not-authorized": "notAuthorized",
};

export const REGISTER = "/register";
/** Addresses that are only for people without a token. Source: docs/requirements.md S2.36. */
export const ENTRANCES: readonly string[] = ["/login", REGISTER];
