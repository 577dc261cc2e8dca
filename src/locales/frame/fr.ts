import type { Translation } from "../translation.ts";
import type { frame as en } from "./en.ts";

export const frame: Translation<typeof en> = {
  more: "Plus",
  showBar: "Afficher la barre supérieure",
  leaveBlank: "Afficher le menu et la barre supérieure",
  seller: {
    dashboard: "Tableau de bord",
    management: "Gestion",
    ready: "Prêt à expédier",
    support: "Assistance",
    stores: "Boutiques",
    login: "Connexion",
    register: "Inscription",
  },
};
