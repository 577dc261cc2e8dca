import type { Translation } from "../../../words/translation.ts";
import { carriers, type English } from "./en.ts";

const locations: Translation<English["entity"]["locations"]> = {
  make: "Standort anlegen",
  made: "Der Standort wurde angelegt.",
  edit: "Standort bearbeiten",
  save: "Standort speichern",
  saved: "Der Standort ist gespeichert.",
  trash: "Standort löschen",
  trashAsk:
    "Den Standort „{name}“ löschen? Seine Stationen und Fächer werden mitgelöscht. Das lässt sich nicht rückgängig machen.",
  trashed: "Der Standort „{name}“ wurde gelöscht.",
  missingTitle: "Diesen Standort gibt es nicht",
  missingText: "Er existiert nicht, oder Ihr Konto darf ihn nicht sehen.",
  failedTitle: "Der Standort konnte nicht geladen werden",
  tab: { place: "Ort", hours: "Zeiten", work: "Arbeit", stations: "Stationen", bins: "Fächer" },
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
    code:
      "Ein kurzer Code für Etiketten und Scanner, etwa MAIN. Jeder Standort braucht einen eigenen. Sobald es Stationen oder Fächer gibt, steht er fest.",
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

const stations: Translation<English["entity"]["stations"]> = {
  title: "Stationen",
  about: "Wo jeder Schritt getan wird. Wer den Code der Station scannt, meldet sich dort an.",
  add: "Station hinzufügen",
  none: "Es gibt noch keine Stationen.",
  failed: "Die Stationen konnten nicht geladen werden. {reason}",
  make: "Station anlegen",
  made: "Die Station wurde angelegt.",
  edit: "Station bearbeiten",
  save: "Station speichern",
  saved: "Die Station ist gespeichert.",
  trash: "Station löschen",
  trashAsk:
    "Die Station „{name}“ löschen? Ihr Code wird nie wieder vergeben. Das lässt sich nicht rückgängig machen.",
  trashed: "Die Station „{name}“ wurde gelöscht.",
  missingTitle: "Diese Station gibt es nicht",
  missingText: "Sie existiert nicht, oder Ihr Konto darf sie nicht sehen.",
  failedTitle: "Die Station konnte nicht geladen werden",
  group: { station: { title: "Station", help: "Was hier getan wird, und wie." } },
  help: {
    name: "Wie sie genannt wird. Jede Station eines Standorts braucht einen eigenen Namen.",
    auto_pass:
      "Das nächste gescannte Ticket schließt das offene Kleidungsstück ab. Für Zuschnitt, Druck und Nähen.",
    photo: "Vor dem Weitergeben wird ein Foto des Kleidungsstücks gemacht.",
    sheet_w_mm: "Breite der bedruckten Folie in Millimetern.",
  },
  field: {
    code: "Code",
    step: "Schritt",
    auto_pass: "Weiter beim nächsten Scan",
    photo: "Foto",
    sheet_w_mm: "Folienbreite (mm)",
    location_id: "Standort",
  },
};

const bins: Translation<English["entity"]["bins"]> = {
  title: "Fächer",
  about: "Wo die Kleidungsstücke einer Bestellung aufeinander warten.",
  add: "Fächer hinzufügen",
  none: "Es gibt noch keine Fächer.",
  failed: "Die Fächer konnten nicht geladen werden. {reason}",
  make: "Fächer anlegen",
  made: "Die Fächer wurden angelegt.",
  willMake: { one: "{count} Fach wird angelegt.", other: "{count} Fächer werden angelegt." },
  free: "Leeren",
  freeOf: "Das Fach {name} von Bestellung {order} leeren",
  freed: "Das Fach „{name}“ ist frei.",
  edit: "Fach bearbeiten",
  save: "Fach speichern",
  saved: "Das Fach ist gespeichert.",
  trash: "Fach löschen",
  trashAsk:
    "Das Fach „{name}“ löschen? Sein Code wird nie wieder vergeben. Das lässt sich nicht rückgängig machen.",
  trashed: "Das Fach „{name}“ wurde gelöscht.",
  missingTitle: "Dieses Fach gibt es nicht",
  missingText: "Es existiert nicht, oder Ihr Konto darf es nicht sehen.",
  failedTitle: "Das Fach konnte nicht geladen werden",
  group: { bin: { title: "Fach", help: "Was darauf steht, und wie viel hineinpasst." } },
  help: {
    labels: "Eine Beschriftung oder ein Bereich wie A01–A12. Höchstens 200 auf einmal.",
    label: "Jedes Fach eines Standorts braucht eine eigene Beschriftung.",
    capacity: "So viele Kleidungsstücke passen hinein.",
  },
  field: {
    code: "Code",
    labels: "Beschriftungen",
    label: "Beschriftung",
    capacity: "Größe",
    order_code: "Bestellung",
    location_id: "Standort",
  },
};

const steps = {
  qc: "Prüfung",
  cutting: "Zuschnitt",
  print: "Druck",
  sewing: "Nähen",
  final_qc: "Endprüfung",
  pack: "Verpacken",
};
const yesNo = { true: "Ja", false: "Nein" };

export const words: Translation<English> = {
  menu: { locations: "Standorte" },
  entity: { locations, stations, bins },
  choice: {
    type: {
      factory: "Fabrik",
      warehouse: "Lager",
      hub: "Umschlagpunkt",
      gateway: "Gateway",
      return: "Retourenzentrum",
    },
    steps,
    step: { ...steps, box: "Karton" },
    auto_pass: yesNo,
    photo: yesNo,
    methods: { dtg: "DTG", dtf: "DTF", sublimation: "Sublimation", embroidery: "Stickerei" },
    workdays: { Mo: "Mo", Tu: "Di", We: "Mi", Th: "Do", Fr: "Fr", Sa: "Sa", Su: "So" },
    carriers,
  },
  status: { Closed: "Geschlossen" },
  list: { hint: { locations: "Code, Name, Ort …" }, primary: { locations: "Neuer Standort" } },
  event: { bins: { add: "Fächer anlegen", free: "Fach leeren" } },
  audit: {
    action: {
      makeLocation: "Standort gespeichert",
      trashLocation: "Standort gelöscht",
      makeStation: "Station gespeichert",
      trashStation: "Station gelöscht",
      makeBin: "Fach gespeichert",
      makeBins: "Fach angelegt",
      freeBin: "Fach geleert",
      trashBin: "Fach gelöscht",
    },
    entity: { stations: "Stationen", bins: "Fächer" },
  },
};
