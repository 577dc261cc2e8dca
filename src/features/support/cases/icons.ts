import { bundleIcon, ChatHelpFilled, ChatHelpRegular } from "@fluentui/react-icons";

export const icons = { support: bundleIcon(ChatHelpFilled, ChatHelpRegular) };
