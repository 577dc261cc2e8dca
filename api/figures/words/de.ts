import type { NoticesLike } from "../../notices.ts";
import type { notices as english, reasons as englishReasons } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof englishReasons, string>> = {
  tooManyGroups: "Es sind mehr als 50.000 Gruppen. Wählen Sie weniger Tage, oder gruppieren Sie anders.",
};

export const notices: NoticesLike<typeof english> = {
  reportDue: { subject: "{report}: {name}", content: "{first} – {last}\n{figures}" },
  reportRefused: {
    subject: "{report}: {name} wurde nicht gesendet",
    content: "Sie haben auf diesen Bericht oder die gespeicherte Ansicht keinen Zugriff mehr.",
  },
  reportFailed: {
    subject: "{report}: {name} wurde nicht gesendet",
    content: "Er konnte nicht gezählt werden. Öffnen Sie die Ansicht, und prüfen Sie ihre Filter.",
  },
  reportsDue: { subject: "{count} Berichte", content: "{lines}" },
  vipChanges: {
    subject: "VIP-Stufen nach {first} – {last}",
    content:
      "Verkäufer, deren Stufe sich ändern würde: {count}. Nichts ändert sich, bis Sie es auf der Seite Statistik anwenden.",
  },
  vipMonths: { subject: "VIP-Stufen nach {count} Monaten", content: "{lines}" },
};
