/** Codes of commands have no vowel, W or double letter, because a Vietnamese input method would change those. */
import { type CodeReader, type Command, malformedCode } from "./scan_codes.ts";

export const PREFIX = "CMD-";

const WORDS = {
  pass: "PS",
  reject: "RJCT",
  undo: "ND",
  confirm: "CNFRM",
  split: "SPLT",
  reprint: "RPRNT",
  next: "NXT",
  reason: "RSN",
  newBox: "NBX",
  takeOut: "TKT",
  putAside: "PSD",
  closeBox: "CLS",
} as const satisfies Readonly<Record<Command, string>>;

const REASON = /^CMD-RSN([1-9])$/;
const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries(WORDS).filter(([command]) => command !== "reason")
    .map(([command, word]) => [PREFIX + word, command as Command]),
);

export const commandCode = (command: Command, reason?: number): string =>
  `${PREFIX}${WORDS[command]}${reason ?? ""}`;

export const readCommand: CodeReader = ({ text }) => {
  if (!text.startsWith(PREFIX)) return null;
  const [, reason] = REASON.exec(text) ?? [];
  if (reason) return { kind: "command", code: text, command: "reason", reason: Number(reason) };
  const command = COMMANDS.get(text);
  return command ? { kind: "command", code: text, command } : malformedCode("command");
};
