import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const colors = {
  primary: "Principale",
  success: "Succès",
  danger: "Danger",
  info: "Info",
  warning: "Avertissement",
  dark: "Sombre",
} as const;

const customizer: Translation<English["customizer"]> = {
  title: "Personnaliser",
  close: "Fermer la personnalisation",
  state: {
    saved: "Enregistré dans votre profil.",
    saving: "Enregistrement…",
    preview:
      "Essai dans cette fenêtre seulement : vous agissez au nom d’une autre personne, rien n’est enregistré dans son profil.",
  },
  failed: "Votre choix est affiché, mais il n’est pas enregistré.",
  retry: "Réessayer",
  unsaved: "Non enregistré",
  reset: "Rétablir les valeurs par défaut",
  theme: { title: "Thème", light: "Clair", dark: "Sombre", "semi-dark": "Mi-sombre" },
  menuTheme: { title: "Couleur du menu", ...colors },
  navbarColor: { title: "Couleur de la barre supérieure", default: "Par défaut", ...colors },
  navbarType: {
    title: "Barre supérieure",
    hidden: "Masquée",
    static: "Statique",
    sticky: "Reste en place",
    floating: "Flotte",
  },
  footerType: { title: "Pied de page", hidden: "Masqué", static: "Statique", sticky: "Reste en place" },
  layout: {
    title: "Disposition",
    vertical: "Verticale",
    horizontal: "Horizontale",
    blank: "Vide",
    seller: "Vendeur",
  },
  direction: { title: "Sens de lecture", ltr: "De gauche à droite", rtl: "De droite à gauche" },
  sidebarCollapsed: "Replier la barre latérale",
  hideScrollToTop: "Masquer le bouton de retour en haut",
};

export const words: Translation<English> = { customizer };
