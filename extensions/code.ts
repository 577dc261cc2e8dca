/** The code of every extension, for the server alone: one line each. */
import type { Extension } from "./extension.ts";
import { orderChatCode } from "./order_chat/code.ts";

export const extensionCode: readonly Extension[] = [orderChatCode];
