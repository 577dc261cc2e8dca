import { bundleIcon, VehicleTruckProfileFilled, VehicleTruckProfileRegular } from "@fluentui/react-icons";

export const icons = { local_bill: bundleIcon(VehicleTruckProfileFilled, VehicleTruckProfileRegular) };
