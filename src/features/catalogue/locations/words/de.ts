import type { Translation } from "../../../../words/translation.ts";
import { carriers, type English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const location: Noun = { gender: "m", one: "Standort", other: "Standorte" };
const station: Noun = { gender: "f", one: "Station", other: "Stationen" };
const bin: Noun = { gender: "n", one: "Fach", other: "Fächer" };
const printer: Noun = { gender: "m", one: "Drucker", other: "Drucker" };

const locations: Translation<English["entity"]["locations"]> = {
  ...sentences.record(location, "Seine Stationen und Fächer werden mitgelöscht."),
  tab: {
    place: "Ort",
    hours: "Zeiten",
    work: "Arbeit",
    stations: "Stationen",
    bins: "Fächer",
    printers: "Drucker",
  },
  section: { place: "Ort", hours: "Arbeitszeiten", work: "Arbeit" },
  group: {
    place: { title: "Ort", help: "Wie er heißt und wo er ist." },
    hours: {
      title: "Arbeitszeiten",
      help: "Wann an einem Stück gearbeitet wird und wann der Bestelltag endet.",
    },
    work: { title: "Arbeit", help: "Was hier getan werden kann, und wie viel davon." },
  },
  help: {
    code:
      "Ein kurzer Code für Etiketten und Scanner, etwa MAIN. Jeder Standort braucht einen eigenen. Sobald es Stationen oder Fächer gibt, steht er fest.",
    status:
      "Ein pausierter Standort nimmt keine neuen Bestellungen an. Ein geschlossener bleibt für die Historie.",
    time_zone: "Leer: die Zeitzone des Betriebs.",
    opens_min: "Wann der Standort öffnet, als HH:MM.",
    closes_min: "Wann er am selben Tag schließt, mindestens eine Stunde später.",
    support_desk:
      "In diesen Zeiten laufen die Fristen der Fälle. Höchstens ein Standort; ohne einen gelten Montag bis Freitag, 9 bis 18 Uhr.",
    cut_off_min: "HH:MM. Später bezahlte Bestellungen beginnen am nächsten Arbeitstag.",
    holidays: "Ein Tag je Zeile, als TT-MM-JJJJ. Höchstens 200.",
    steps: "Eine Bestellung geht an einen Standort, der alle ihre Schritte ausführt.",
    carriers: "Versanddienste, die hier abholen.",
    capacity_day: "Stücke, die an einem Tag fertig werden können. 0 heißt: ohne Grenze.",
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
    opens_min: "Öffnet",
    closes_min: "Schließt",
    support_desk: "Kundenbetreuung",
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
  ...sentences.record(station, "Ihr Code wird nie wieder vergeben."),
  title: "Stationen",
  about: "Wo jeder Schritt getan wird. Wer den Code der Station scannt, meldet sich dort an.",
  add: "Station hinzufügen",
  none: "Es gibt noch keine Stationen.",
  failed: "Die Stationen konnten nicht geladen werden. {reason}",
  group: { station: { title: "Station", help: "Was hier getan wird, und wie." } },
  help: {
    name: "Wie sie genannt wird. Jede Station eines Standorts braucht einen eigenen Namen.",
    auto_pass:
      "Der nächste gescannte Laufzettel schließt das offene Stück ab. Für Zuschnitt, Druck und Nähen.",
    photo: "Vor dem Weitergeben wird ein Foto des Stücks gemacht.",
    sheet_w_mm: "Breite der bedruckten Folie in Millimetern.",
    label_printer_id: "Drucker werden im Tab Drucker hinzugefügt. Ohne einen druckt der Browser.",
    slip_printer_id: "Drucker werden im Tab Drucker hinzugefügt. Ohne einen druckt der Browser.",
    paper_printer_id: "Drucker werden im Tab Drucker hinzugefügt. Ohne einen druckt der Browser.",
  },
  field: {
    code: "Code",
    step: "Schritt",
    auto_pass: "Weiter beim nächsten Scan",
    photo: "Foto",
    sheet_w_mm: "Folienbreite (mm)",
    location_id: "Standort",
    label_printer: "Etikettendrucker",
    slip_printer: "Packzetteldrucker",
    paper_printer: "Dokumentdrucker",
    label_printer_id: "Etikettendrucker",
    slip_printer_id: "Packzetteldrucker",
    paper_printer_id: "Papierdrucker",
  },
};

const bins: Translation<English["entity"]["bins"]> = {
  ...sentences.record(bin, "Sein Code wird nie wieder vergeben."),
  title: "Fächer",
  about: "Wo die Stücke einer Bestellung aufeinander warten.",
  add: "Fächer hinzufügen",
  none: "Es gibt noch keine Fächer.",
  failed: "Die Fächer konnten nicht geladen werden. {reason}",
  make: "Fächer anlegen",
  made: "Die Fächer wurden angelegt.",
  willMake: { one: "{count} Fach wird angelegt.", other: "{count} Fächer werden angelegt." },
  free: "Leeren",
  freeOf: "Das Fach {name} von Bestellung {order} leeren",
  freed: "Das Fach „{name}“ ist frei.",
  group: { bin: { title: "Fach", help: "Was darauf steht, und wie viel hineinpasst." } },
  help: {
    labels: "Eine Beschriftung oder ein Bereich wie A01–A12. Höchstens 200 auf einmal.",
    label: "Jedes Fach eines Standorts braucht eine eigene Beschriftung.",
    capacity: "So viele Stücke passen hinein.",
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

const printers: Translation<English["entity"]["printers"]> = {
  ...sentences.record(printer, "Stationen, die ihn nutzen, drucken aus dem Browser."),
  title: "Drucker",
  about:
    "Was an diesem Standort druckt. Stationen wählen, wo Etiketten, Packzettel und Papiere gedruckt werden.",
  add: "Drucker hinzufügen",
  none: "Es gibt noch keine Drucker. Der Browser druckt.",
  failed: "Die Drucker konnten nicht geladen werden. {reason}",
  group: { printer: { title: "Drucker", help: "Was darin liegt und was er versteht." } },
  help: {
    name: "Wie er genannt wird. Jeder Drucker eines Standorts braucht einen eigenen Namen.",
    kind: "Eine Datei wird gespeichert, für ein Programm, das sie an den Drucker schickt.",
    media: "ZPL ist für Etiketten mit 4×6 Zoll oder A6.",
    language: "ZPL geht als Datei an Etikettendrucker; PDF druckt der Browser.",
    dpi: "ZPL wird für 203 oder 300 dpi geschrieben.",
  },
  field: { kind: "Druckt über", media: "Papier", language: "Sprache", dpi: "Punkte je Zoll" },
};

const steps = {
  qc: "Wareneingang",
  cutting: "Zuschnitt",
  print: "Druck",
  sewing: "Nähen",
  final_qc: "Endkontrolle",
  pack: "Verpacken",
};
const yesNo = { true: "Ja", false: "Nein" };

export const words: Translation<English> = {
  menu: { locations: "Standorte" },
  entity: { locations, stations, bins, printers },
  choice: {
    kind: { browser: "Browser", file: "Datei" },
    media: { "4x6": "4 × 6 Zoll", A6: "A6", A4: "A4", letter: "US Letter" },
    language: { pdf: "PDF", zpl: "ZPL" },
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
    support_desk: yesNo,
    methods: { dtg: "DTG", dtf: "DTF", sublimation: "Sublimation", embroidery: "Stickerei" },
    workdays: { Mo: "Mo", Tu: "Di", We: "Mi", Th: "Do", Fr: "Fr", Sa: "Sa", Su: "So" },
    carriers,
  },
  status: { Closed: "Geschlossen" },
  list: { hint: { locations: "Code, Name, Ort …" }, primary: { locations: sentences.newOne(location) } },
  event: { bins: { add: "Fächer anlegen", free: "Fach leeren" } },
  audit: {
    action: {
      makeLocation: sentences.wasSaved(location),
      trashLocation: sentences.wasDeleted(location),
      makeStation: sentences.wasSaved(station),
      trashStation: sentences.wasDeleted(station),
      makeBin: sentences.wasSaved(bin),
      makeBins: sentences.wasCreated(bin),
      freeBin: "Fach geleert",
      trashBin: sentences.wasDeleted(bin),
      makePrinter: sentences.wasSaved(printer),
      trashPrinter: sentences.wasDeleted(printer),
    },
    entity: { stations: "Stationen", bins: "Fächer", printers: "Drucker" },
  },
};
