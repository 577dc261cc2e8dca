/** How a key of the registry is written on the person's keyboard. */
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

/** Apple's keyboards have Cmd where others have Ctrl. */
const modSign = (): string => /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : t("shell.keys.names.mod");

export const keySigns = (key: string): readonly string[] =>
  key.split("+").map((part) => {
    if (part === "mod") return modSign();
    if (part === "Escape") return t("shell.keys.names.escape");
    return SIGNS[part] ?? (key.includes("+") ? part.toUpperCase() : part);
  });
