import { registerMenuIcons } from "../../engine/menu_icon.ts";
import { icons } from "../generated/icons.ts";

registerMenuIcons(icons);
