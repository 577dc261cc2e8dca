import {
  BoxFilled,
  BoxRegular,
  bundleIcon,
  VehicleTruckProfileFilled,
  VehicleTruckProfileRegular,
} from "@fluentui/react-icons";

export const icons = {
  packages: bundleIcon(BoxFilled, BoxRegular),
  orders_ship: bundleIcon(VehicleTruckProfileFilled, VehicleTruckProfileRegular),
};
