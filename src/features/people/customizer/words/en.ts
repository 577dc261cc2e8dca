const colors = {
  primary: "Primary",
  success: "Success",
  danger: "Danger",
  info: "Info",
  warning: "Warning",
  dark: "Dark",
} as const;

const customizer = {
  title: "Customize",
  close: "Close the customizer",
  state: {
    saved: "Saved to your profile.",
    saving: "Saving…",
    preview: "Preview only: you act as somebody else, so nothing is saved to their profile.",
  },
  failed: "Your choice is shown, but it is not saved.",
  retry: "Try again",
  unsaved: "Not saved",
  reset: "Reset to defaults",
  theme: { title: "Theme", light: "Light", dark: "Dark", "semi-dark": "Semi-dark" },
  menuTheme: { title: "Menu color", ...colors },
  navbarColor: { title: "Top bar color", default: "Default", ...colors },
  navbarType: {
    title: "Top bar",
    hidden: "Hidden",
    static: "Static",
    sticky: "Sticky",
    floating: "Floating",
  },
  footerType: { title: "Footer", hidden: "Hidden", static: "Static", sticky: "Sticky" },
  layout: {
    title: "Layout",
    vertical: "Vertical",
    horizontal: "Horizontal",
    blank: "Full blank",
    seller: "Seller",
  },
  direction: { title: "Direction", ltr: "Left-to-right", rtl: "Right-to-left" },
  sidebarCollapsed: "Collapse menu",
  hideScrollToTop: "Hide “Back to top”",
} as const;

export const words = { customizer };
export type English = typeof words;
