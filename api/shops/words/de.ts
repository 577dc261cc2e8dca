import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  shopLinesClosed:
    "Die Bestellung ist bezahlt, ihre Positionen sind deshalb fest. Lehnen Sie den Unterschied ab, oder stornieren Sie die Bestellung.",
  shopCancelClosed: "Die Bestellung kann nicht mehr storniert werden. Lehnen Sie den Unterschied ab.",
  shopDecided:
    "Jemand hat bereits entschieden, oder der Shop hat sie erneut geändert. Laden Sie den Shop neu.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  shopTokenRefused: {
    subject: "{shop}: Der Shop verweigert den Zugriff",
    content:
      "Kopieren Sie die Schlüssel des Shops neu, und speichern Sie sie in der Verbindung dieses Shops.",
  },
  shopSignInEnded: {
    subject: "{shop}: Der Shop verweigert den Zugriff",
    content: "Öffnen Sie den Store, und melden Sie sich bei der Plattform des Shops neu an.",
  },
  shopAddressChanged: {
    subject: "{shop}: Die Adresse des Shops hat sich geändert",
    content: "Tragen Sie die neue Adresse in der Verbindung dieses Shops ein.",
  },
  shopRightMissing: {
    subject: "{shop}: Ein Recht fehlt",
    content:
      "Geben Sie unserer App im Shop die Rechte, die ihre Schritte nennen, und speichern Sie die Schlüssel neu.",
  },
  shopNotAShop: {
    subject: "{shop}: Unter dieser Adresse ist kein Shop",
    content: "Prüfen Sie die Adresse in der Verbindung dieses Shops.",
  },
  shopsBroken: { subject: "Die Verbindungen mit {count} Shops sind gestört", content: "{lines}" },
};
