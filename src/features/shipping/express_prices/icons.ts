import { bundleIcon, TagFilled, TagRegular } from "@fluentui/react-icons";

export const icons = { express_price_list: bundleIcon(TagFilled, TagRegular) };
