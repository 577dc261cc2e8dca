import {
  bundleIcon,
  ChatMultipleFilled,
  ChatMultipleRegular,
  PuzzlePieceFilled,
  PuzzlePieceRegular,
} from "@fluentui/react-icons";
import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.ts";

export const feature: Feature = {
  screens: { extensions: { Record: lazily(() => import("./extension_view.tsx")) } },
  icons: {
    chat_room: bundleIcon(ChatMultipleFilled, ChatMultipleRegular),
    extensions: bundleIcon(PuzzlePieceFilled, PuzzlePieceRegular),
  },
  BulkItems: lazily(() => import("./added_items.tsx")),
};
