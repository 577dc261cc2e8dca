/** Source: docs/requirements.md S2.47, S3.2. */
import type { Customizer } from "../generated/schema.ts";

const COLORS = ["primary", "success", "danger", "info", "warning", "dark"] as const;

/** Fields of the appearance with named values; the other fields are yes or no. */
export const CHOICES = {
  layout: ["vertical", "horizontal", "blank", "seller"],
  theme: ["light", "dark", "semi-dark"],
  navbarColor: ["default", ...COLORS],
  navbarType: ["hidden", "static", "sticky", "floating"],
  footerType: ["hidden", "static", "sticky"],
  menuTheme: COLORS,
  direction: ["ltr", "rtl"],
} as const satisfies { readonly [Field in keyof Customizer]?: readonly string[] };

export const SWITCHES = ["sidebarCollapsed", "disableCustomizer", "hideScrollToTop"] as const;

type Named = { readonly [Field in keyof typeof CHOICES]: (typeof CHOICES)[Field][number] };
export type Appearance = Named & { readonly [Field in (typeof SWITCHES)[number]]: boolean };
export type AppearancePatch = { readonly [Field in keyof Appearance]?: Appearance[Field] };

export const DEFAULT_APPEARANCE: Appearance = {
  layout: "vertical",
  theme: "light",
  sidebarCollapsed: false,
  navbarColor: "default",
  navbarType: "sticky",
  footerType: "sticky",
  disableCustomizer: false,
  hideScrollToTop: false,
  menuTheme: "dark",
  direction: "ltr",
};

/** Replaces invalid values of a stored or sent appearance by the default. */
export function appearanceOf(stored: Partial<Customizer> | null | undefined): Appearance {
  const appearance: Record<string, unknown> = { ...DEFAULT_APPEARANCE };
  for (const [field, values] of Object.entries(CHOICES)) {
    const value = stored?.[field as keyof typeof CHOICES];
    if (values.some((each) => each === value)) appearance[field] = value;
  }
  for (const field of SWITCHES) if (typeof stored?.[field] === "boolean") appearance[field] = stored[field];
  return appearance as unknown as Appearance;
}
