import { bundleIcon, FlowchartFilled, FlowchartRegular } from "@fluentui/react-icons";

export const icons = { flows: bundleIcon(FlowchartFilled, FlowchartRegular) };
