import "./icons.ts";
import {
  ArrowEnterFilled,
  ArrowEnterRegular,
  bundleIcon,
  type FluentIcon,
  PersonAddFilled,
  PersonAddRegular,
  PersonSupportFilled,
  PersonSupportRegular,
  VehicleTruckFilled,
  VehicleTruckRegular,
} from "@fluentui/react-icons";
import type { ExternalLink, SellerItem } from "../../../resources/seller_menu.ts";
import { menuIcon } from "../../engine/menu_icon.ts";

export const SELLER_ICONS: Readonly<Record<SellerItem["id"] | ExternalLink, FluentIcon>> = {
  dashboard: menuIcon("dashboard"),
  management: menuIcon("orders"),
  ready: bundleIcon(VehicleTruckFilled, VehicleTruckRegular),
  support: bundleIcon(PersonSupportFilled, PersonSupportRegular),
  stores: menuIcon("stores"),
  login: bundleIcon(ArrowEnterFilled, ArrowEnterRegular),
  register: bundleIcon(PersonAddFilled, PersonAddRegular),
};
