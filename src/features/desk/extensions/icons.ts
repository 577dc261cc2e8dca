import {
  bundleIcon,
  ChatMultipleFilled,
  ChatMultipleRegular,
  PuzzlePieceFilled,
  PuzzlePieceRegular,
} from "@fluentui/react-icons";

export const icons = {
  chat_room: bundleIcon(ChatMultipleFilled, ChatMultipleRegular),
  extensions: bundleIcon(PuzzlePieceFilled, PuzzlePieceRegular),
};
