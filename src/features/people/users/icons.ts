import { bundleIcon, PersonFilled, PersonRegular } from "@fluentui/react-icons";

export const icons = { users: bundleIcon(PersonFilled, PersonRegular) };
