import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const colors = {
  primary: "Primär",
  success: "Erfolg",
  danger: "Gefahr",
  info: "Info",
  warning: "Warnung",
  dark: "Dunkel",
} as const;

const customizer: Translation<English["customizer"]> = {
  title: "Anpassen",
  close: "Anpassung schließen",
  state: {
    saved: "In Ihrem Profil gespeichert.",
    saving: "Wird gespeichert …",
    preview:
      "Nur in diesem Fenster ausprobiert: Sie handeln als jemand anderes, deshalb wird nichts in dessen Profil gespeichert.",
  },
  failed: "Ihre Wahl wird gezeigt, ist aber nicht gespeichert.",
  retry: "Erneut versuchen",
  unsaved: "Nicht gespeichert",
  reset: "Auf Standard zurücksetzen",
  theme: { title: "Farbschema", light: "Hell", dark: "Dunkel", "semi-dark": "Halbdunkel" },
  menuTheme: { title: "Farbe des Menüs", ...colors },
  navbarColor: { title: "Farbe der Kopfleiste", default: "Standard", ...colors },
  navbarType: {
    title: "Kopfleiste",
    hidden: "Verborgen",
    static: "Statisch",
    sticky: "Bleibt stehen",
    floating: "Schwebt",
  },
  footerType: { title: "Fußzeile", hidden: "Verborgen", static: "Statisch", sticky: "Bleibt stehen" },
  layout: {
    title: "Aufbau",
    vertical: "Vertikal",
    horizontal: "Horizontal",
    blank: "Ganz leer",
    seller: "Händler",
  },
  direction: { title: "Schreibrichtung", ltr: "Von links nach rechts", rtl: "Von rechts nach links" },
  sidebarCollapsed: "Seitenleiste einklappen",
  hideScrollToTop: "Schaltfläche „Nach oben“ verbergen",
};

export const words: Translation<English> = { customizer };
