import type { Translation } from "../../../words/translation.ts";
import { carriers, type English } from "./en.ts";

const locations: Translation<English["entity"]["locations"]> = {
  make: "Standort anlegen",
  made: "Der Standort wurde angelegt.",
  edit: "Standort bearbeiten",
  save: "Standort speichern",
  saved: "Der Standort ist gespeichert.",
  trash: "Standort löschen",
  trashAsk: "Den Standort „{name}“ löschen? Das lässt sich nicht rückgängig machen.",
  trashed: "Der Standort „{name}“ wurde gelöscht.",
  missingTitle: "Diesen Standort gibt es nicht",
  missingText: "Er existiert nicht, oder Ihr Konto darf ihn nicht sehen.",
  failedTitle: "Der Standort konnte nicht geladen werden",
  section: { place: "Ort", hours: "Arbeitszeiten", work: "Arbeit" },
  group: {
    place: { title: "Ort", help: "Wie er heißt und wo er ist." },
    hours: {
      title: "Arbeitszeiten",
      help: "Wann an einem Kleidungsstück gearbeitet wird und wann der Bestelltag endet.",
    },
    work: { title: "Arbeit", help: "Was hier getan werden kann, und wie viel davon." },
  },
  help: {
    code: "Ein kurzer Code für Etiketten und Scanner, etwa MAIN. Jeder Standort braucht einen eigenen.",
    status:
      "Ein pausierter Standort nimmt keine neuen Bestellungen an. Ein geschlossener bleibt für die Historie.",
    time_zone: "Leer: die Zeitzone des Betriebs.",
    cut_off_min: "HH:MM. Später bezahlte Bestellungen beginnen am nächsten Arbeitstag.",
    holidays: "Ein Tag je Zeile, als TT-MM-JJJJ. Höchstens 200.",
    steps: "Eine Bestellung geht an einen Standort, der alle ihre Schritte ausführt.",
    carriers: "Versanddienste, die hier abholen.",
    capacity_day: "Kleidungsstücke, die an einem Tag fertig werden können. 0 heißt: ohne Grenze.",
    priority: "Können mehrere Standorte eine Bestellung ausführen, erhält sie der mit der höchsten Zahl.",
  },
  field: {
    code: "Code",
    type: "Art",
    place: "Ort",
    address_line1: "Adresse",
    address_line2: "Adresse, zweite Zeile",
    time_zone: "Zeitzone",
    workdays: "Arbeitstage",
    cut_off_min: "Annahmeschluss",
    holidays: "Feiertage",
    steps: "Schritte",
    methods: "Druckverfahren",
    carriers: "Versanddienste",
    capacity_day: "Stück pro Tag",
    priority: "Priorität",
  },
};

export const words: Translation<English> = {
  menu: { locations: "Standorte" },
  entity: { locations },
  choice: {
    type: {
      factory: "Fabrik",
      warehouse: "Lager",
      hub: "Umschlagpunkt",
      gateway: "Gateway",
      return: "Retourenzentrum",
    },
    steps: {
      qc: "Prüfung",
      cutting: "Zuschnitt",
      print: "Druck",
      sewing: "Nähen",
      final_qc: "Endprüfung",
      pack: "Verpacken",
    },
    methods: { dtg: "DTG", dtf: "DTF", sublimation: "Sublimation", embroidery: "Stickerei" },
    workdays: { Mo: "Mo", Tu: "Di", We: "Mi", Th: "Do", Fr: "Fr", Sa: "Sa", Su: "So" },
    carriers,
  },
  status: { Closed: "Geschlossen" },
  list: { hint: { locations: "Code, Name, Ort …" }, primary: { locations: "Neuer Standort" } },
  audit: { deed: { makeLocation: "Standort gespeichert", trashLocation: "Standort gelöscht" } },
};
