import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const colors = {
  primary: "Violett",
  success: "Grün",
  danger: "Rot",
  info: "Blau",
  warning: "Bernstein",
  dark: "Tinte",
} as const;

const customizer: Translation<English["customizer"]> = {
  title: "Anpassen",
  close: "Anpassung schließen",
  state: {
    saved: "In Ihrem Profil gespeichert.",
    saving: "Wird gespeichert …",
    tried:
      "Nur in diesem Fenster ausprobiert: Sie handeln als jemand anderes, deshalb wird nichts in dessen Profil gespeichert.",
  },
  failed: "Ihre Wahl wird gezeigt, ist aber nicht gespeichert.",
  retry: "Erneut versuchen",
  unsaved: "Nicht gespeichert",
  reset: "Auf Standard zurücksetzen",
  theme: { title: "Farbschema", light: "Hell", dark: "Dunkel", "semi-dark": "Halbdunkel" },
  menuTheme: { title: "Farbe des Menüs", ...colors },
  navbarColor: { title: "Farbe der Kopfleiste", default: "Wie die Seite", ...colors },
  navbarType: {
    title: "Kopfleiste",
    hidden: "Verborgen",
    static: "Scrollt mit",
    sticky: "Bleibt stehen",
    floating: "Schwebt",
  },
  footerType: { title: "Fußzeile", hidden: "Verborgen", static: "Scrollt mit", sticky: "Bleibt stehen" },
  layout: {
    title: "Aufbau",
    vertical: "Menü an der Seite",
    horizontal: "Menü oben",
    blank: "Nur die Seite",
    seller: "Händlermenü",
  },
  direction: { title: "Schreibrichtung", ltr: "Links nach rechts", rtl: "Rechts nach links" },
  sidebarCollapsed: "Menü auf Symbole verkleinern",
  hideScrollToTop: "Schaltfläche „Nach oben“ verbergen",
};

export const words: Translation<English> = { customizer };
