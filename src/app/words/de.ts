import type { Translation } from "../../words/translation.ts";
import type { English } from "./en.ts";

const frame: Translation<English["frame"]> = {
  more: "Mehr",
  showBar: "Obere Leiste zeigen",
  leaveBlank: "Zurück zum üblichen Aufbau",
  seller: {
    dashboard: "Übersicht",
    management: "Verwaltung",
    ready: "Versandbereit",
    support: "Support",
    stores: "Shops",
    login: "Anmelden",
    register: "Registrieren",
  },
};

export const words: Translation<English> = { frame };
