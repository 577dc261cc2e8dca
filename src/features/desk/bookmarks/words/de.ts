import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const bookmarks: Translation<English["bookmarks"]> = {
  here: "Diese Seite mit einem Stern merken",
  find: "Seite suchen",
  found: "Gefundene Seiten",
  nothing: "Keine Seite heißt so.",
  starred: "Mit Stern",
  more: "Weitere",
  pages: "Andere Seiten",
  none: "Geben Sie einer Seite einen Stern, dann steht sie hier und in der oberen Leiste.",
  star: "Stern geben: {title}",
  unstar: "Stern entfernen: {title}",
  gone:
    "Diese Seite gibt es nicht mehr, oder Ihr Konto darf sie nicht sehen. Entfernen Sie den Stern, wenn Sie ihn nicht brauchen.",
  goneShort: "Nicht verfügbar",
  drag: "Zum Verschieben ziehen",
  options: "Optionen für {title}",
  up: "Nach oben",
  down: "Nach unten",
  rename: "Umbenennen",
  name: "Name",
  save: "Namen speichern",
  newTab: "In neuem Tab öffnen",
  color: "Farbe",
  colors: {
    primary: "Primär",
    success: "Erfolg",
    danger: "Gefahr",
    info: "Info",
    warning: "Warnung",
    dark: "Dunkel",
  },
  moved: "{title}: Platz {place} von {count}",
  said: {
    starred: "Stern gegeben: {title}",
    overflowed: "Zehn Seiten haben schon einen Stern, deshalb steht diese unter „Weitere“: {title}",
    removed: "Stern entfernt: {title}",
  },
  full: "Mehr als hundert Lesezeichen gehen nicht. Entfernen Sie zuerst eines.",
  failed: "Die Änderung wurde nicht gespeichert. {reason}",
  absent: "Die Lesezeichen konnten nicht geladen werden.",
  retry: "Erneut versuchen",
};

export const words: Translation<English> = { bookmarks };
