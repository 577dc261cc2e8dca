import type { Translation } from "../../words/translation.ts";
import type { English } from "./en.ts";

const frame: Translation<English["frame"]> = {
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

export const words: Translation<English> = { frame };
