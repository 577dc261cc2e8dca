import { t } from "./i18n.ts";

const SIGNS: Readonly<Record<string, string>> = {
  Enter: "↵",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  " ": "␣",
  shift: "⇧",
};

/** Returns true for Apple devices, whose keyboards have Cmd in place of Ctrl. */
const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

export const keySigns = (key: string): readonly string[] =>
  key.split("+").map((part) => {
    if (part === "mod") return isApple() ? "⌘" : t("shell.keys.names.mod");
    if (part === "alt") return isApple() ? "⌥" : t("shell.keys.names.alt");
    if (part === "Escape") return t("shell.keys.names.escape");
    return SIGNS[part] ?? (key.includes("+") ? part.toUpperCase() : part);
  });
