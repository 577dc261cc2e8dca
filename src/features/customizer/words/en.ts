/** Words of the customizer. */
const colors = {
  primary: "Violet",
  success: "Green",
  danger: "Red",
  info: "Blue",
  warning: "Amber",
  dark: "Ink",
} as const;

const customizer = {
  title: "Customize",
  close: "Close the customizer",
  state: {
    saved: "Saved to your profile.",
    saving: "Saving…",
    tried: "Preview only: you act as somebody else, so nothing is saved to their profile.",
  },
  failed: "Your choice is shown, but it is not saved.",
  retry: "Try again",
  unsaved: "Not saved",
  reset: "Reset to defaults",
  theme: { title: "Theme", light: "Light", dark: "Dark", "semi-dark": "Semi-dark" },
  menuTheme: { title: "Menu color", ...colors },
  navbarColor: { title: "Top bar color", default: "As the page", ...colors },
  navbarType: {
    title: "Top bar",
    hidden: "Hidden",
    static: "Scrolls with the page",
    sticky: "Sticky",
    floating: "Floating",
  },
  footerType: { title: "Footer", hidden: "Hidden", static: "Scrolls with the page", sticky: "Sticky" },
  layout: {
    title: "Layout",
    vertical: "Menu at the side",
    horizontal: "Menu on top",
    blank: "Page only",
    seller: "Seller menu",
  },
  direction: { title: "Direction", ltr: "Left to right", rtl: "Right to left" },
  sidebarCollapsed: "Collapse the menu to icons",
  hideScrollToTop: "Hide the scroll-to-top button",
} as const;

export const words = { customizer };
export type English = typeof words;
