import { bundleIcon, PeopleTeamFilled, PeopleTeamRegular } from "@fluentui/react-icons";

export const icons = { user_groups: bundleIcon(PeopleTeamFilled, PeopleTeamRegular) };
