import type { Translation } from "../translation.ts";
import type { frame as en } from "./en.ts";

export const frame: Translation<typeof en> = {
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
