/** Source: docs/requirements.md S3.2, S5.1. */
import { boolean, type GenericSchema, nullish, object, picklist } from "valibot";
import { CHOICES } from "../../people/customizer.ts";
import type { CustomizerInput } from "../../generated/schema.ts";
import { says } from "../read.ts";

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  nullish(picklist(values, says("unknown")));
const flag = nullish(boolean(says("invalid")));

export const customizerInput = object({
  layout: oneOf(CHOICES.layout),
  theme: oneOf(CHOICES.theme),
  sidebarCollapsed: flag,
  navbarColor: oneOf(CHOICES.navbarColor),
  navbarType: oneOf(CHOICES.navbarType),
  footerType: oneOf(CHOICES.footerType),
  disableCustomizer: flag,
  hideScrollToTop: flag,
  menuTheme: oneOf(CHOICES.menuTheme),
  direction: oneOf(CHOICES.direction),
}, says("invalid")) satisfies GenericSchema<unknown, CustomizerInput>;
