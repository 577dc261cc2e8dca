/** Tells the icons of all features; whatever draws a menu imports it. */
import { registerMenuIcons } from "../../engine/menu_icon.ts";
import { icons } from "../generated/icons.ts";

registerMenuIcons(icons);
