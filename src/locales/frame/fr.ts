import type { Translation } from "../translation.ts";
import type { frame as en } from "./en.ts";

export const frame: Translation<typeof en> = {
  more: "Plus",
  showBar: "Afficher la barre supérieure",
  leaveBlank: "Revenir à la disposition habituelle",
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
