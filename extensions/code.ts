/** Lists the code of every extension, for the server alone: a new extension adds one line. */
import type { Extension } from "./extension.ts";
import { orderChatCode } from "./order_chat/code.ts";

export const extensionCode: readonly Extension[] = [orderChatCode];
