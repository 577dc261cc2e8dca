import { bundleIcon, VehicleTruckProfileFilled, VehicleTruckProfileRegular } from "@fluentui/react-icons";

export const icons = { logistics: bundleIcon(VehicleTruckProfileFilled, VehicleTruckProfileRegular) };
