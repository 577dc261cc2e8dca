/** How a key of the registry is written on a keyboard. */

const SIGNS: Readonly<Record<string, string>> = {
  Escape: "Esc",
  Enter: "↵",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  " ": "␣",
  shift: "⇧",
};

export const keySigns = (key: string): readonly string[] =>
  key.split("+").map((part) =>
    part === "mod" ? "Ctrl" : (SIGNS[part] ?? (key.includes("+") ? part.toUpperCase() : part))
  );
