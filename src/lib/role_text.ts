import { hasWords, t } from "./i18n.ts";

export function roleText(role: string): string {
  const key = `shell.role.${role}`;
  return hasWords(key) ? t(key as "shell.role.root") : role;
}
