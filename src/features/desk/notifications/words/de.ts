import { notices as notice } from "../../../../../api/generated/notices/de.ts";
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const notifications: Translation<English["notifications"]> = {
  bar: {
    open: "Mitteilungen",
    unread: { one: "Mitteilungen: {count} ungelesen", other: "Mitteilungen: {count} ungelesen" },
  },
  title: "Mitteilungen",
  all: "Alle Mitteilungen",
  readAll: "Alle als gelesen markieren",
  show: "Anzeigen",
  every: "Alle",
  unreadOnly: "Ungelesene",
  type: "Thema",
  types: { Order: "Bestellungen", Item: "Artikel", Support: "Support" },
  kind: { Order: "Bestellung", Item: "Artikel", Support: "Support" },
  unread: "Ungelesen",
  markRead: "Als gelesen markieren",
  markUnread: "Als ungelesen markieren",
  fresh: { one: "{count} neue", other: "{count} neue" },
  more: "Mehr laden",
  loading: "Mitteilungen werden geladen",
  loadingMore: "Ältere Mitteilungen werden geladen",
  end: "Das sind alle.",
  emptyTitle: "Noch keine Mitteilungen",
  emptyText: "Wenn Sie jemand erwähnt oder Ihre Arbeit Sie braucht, steht es hier.",
  noneTitle: "Nichts dieser Art",
  noneText: "Alles ist gelesen, oder es gab nichts.",
  showAll: "Alle Mitteilungen anzeigen",
  failedTitle: "Die Mitteilungen konnten nicht geladen werden",
  stale: "Was Sie sehen, ist vielleicht nicht mehr aktuell. {reason}",
  moreFailed: "Ältere konnten nicht geladen werden. {reason}",
  markFailed: "Ihre Markierung wurde nicht übernommen. {reason}",
  retry: "Noch einmal versuchen",
};

export const words: Translation<English> = { notifications, notice };
