import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const job: Noun = { gender: "m", one: "Auftrag", other: "Aufträge" };

const jobs: Translation<English["jobs"]> = {
  ...sentences.loading(job),
  records: {
    orders: { one: "{n} Bestellung", other: "{n} Bestellungen" },
    packages: { one: "{n} Paket", other: "{n} Pakete" },
    stores: { one: "{n} Shop", other: "{n} Shops" },
    units: { one: "{n} Stück", other: "{n} Stück" },
    stock: { one: "{n} Artikel", other: "{n} Artikel" },
    jobs: { one: "{n} Auftrag", other: "{n} Aufträge" },
    rows: { one: "{n} Zeile", other: "{n} Zeilen" },
  },
  title: {
    export: "Export: {records}",
    imported: "Import: {file}",
    move: "{step}: {records}",
    tag: "Schlagwörter ändern ({tags}): {records}",
    country: "Land {country}: {records}",
    region: "Bundesland oder Region {region}: {records}",
    method: "Versand mit {method}: {records}",
    edit: "Artikel bearbeiten: {records}",
    mend: "SKU {sku} zuordnen: {records}",
    substitute: "{sku} ersetzen: {records}",
    artwork: "Druckdatei auf {sku} platzieren: {records}",
    batch: "Druckchargen aus {records}",
    stock: "Bestand: {records}",
    backtest: "Rückrechnung von {card}",
    undo: "Rückgängig: {records}",
  },
  loading: "Der Auftrag wird geladen",
  by: "{name}, {when}",
  queued: "Wartet, bis er an der Reihe ist",
  starting: "Wird vorbereitet",
  progress: "{percent}: {done} von {total}",
  leave: "Er läuft weiter, wenn Sie diese Seite verlassen.",
  cancelled: "Er wurde angehalten. Was vorher erledigt war, bleibt erledigt.",
  retryHelp: "„Erneut versuchen“ macht mit dem Rest weiter. Nichts geschieht doppelt.",
  beginHelp: "Nichts geschieht doppelt: Beginnen Sie ihn dort erneut, wo Sie ihn begonnen haben.",
  undone: "Dieser Auftrag wurde rückgängig gemacht.",
  undoJob: "Zum Auftrag, der das getan hat",
  retryFailed: { one: "{n} gescheiterte wiederholen", other: "{n} gescheiterte wiederholen" },
  undoImport: {
    ask: {
      one: "Löscht {n} Entwurf, den niemand angefasst hat. Das lässt sich nicht rückgängig machen.",
      other: "Löscht {n} Entwürfe, die niemand angefasst hat. Das lässt sich nicht rückgängig machen.",
    },
    stay: {
      one: "{n} Bestellung wurde seitdem geändert und bleibt.",
      other: "{n} Bestellungen wurden seitdem geändert und bleiben.",
    },
    none: "Jede Bestellung dieses Imports wurde seitdem geändert: Nichts würde gelöscht.",
    looking: "Es wird nachgesehen, welche Entwürfe niemand angefasst hat …",
    failed: "Was gelöscht würde, war nicht herauszufinden. {reason}",
    act: { one: "{n} Entwurf löschen", other: "{n} Entwürfe löschen" },
  },
  orders: "Ihre Bestellungen zeigen",
  askUndo:
    "{records} rückgängig machen? Alles wird wieder, wie es vor diesem Auftrag war. Was seither geändert wurde, bleibt, wie es ist.",
  undo: "{records} rückgängig machen",
  download: "Herunterladen ({size})",
  downloading: "Die Datei wird geholt",
  downloadFailed: "Die Datei wurde nicht gespeichert. {reason}",
  whyNot: {
    old: {
      one: "Die Datei wurde {count} Tag aufbewahrt. Exportieren Sie erneut.",
      other: "Die Datei wurde {count} Tage aufbewahrt. Exportieren Sie erneut.",
    },
    foreign: "Nur {name} darf sie herunterladen: Sie entstand mit deren Rechten.",
  },
  section: {
    asked: "Anfrage",
    result: "Ergebnis",
    records: "Datensatz für Datensatz",
    lines: "Abgelehnte Zeilen",
  },
  count: {
    found: "Gefunden",
    written: "Geschrieben",
    made: "Angelegte Bestellungen",
    there: "Schon vorhanden",
    changed: "Geändert",
    left: "Unverändert",
    refused: "Abgelehnt",
    refusedLines: "Abgelehnte Zeilen",
    file: "Datei",
  },
  asked: {
    list: "Liste",
    step: "Schritt",
    added: "Neue Schlagwörter",
    removed: "Entfernte Schlagwörter",
    columns: "Spalten",
    shape: "Form",
    lines: "Eine Zeile je Artikel, zum erneuten Import",
    except: "Alle passenden außer den ausgenommenen",
    everything: "Kein Filter: die ganze Liste",
    chosen: "Einzeln ausgewählt",
    not: "nicht {value}",
  },
  rows: {
    show: "Zeigen",
    all: "Alle",
    result: "Ergebnis",
    record: "Datensatz",
    why: "Warum",
    none: "Solche Zeilen gibt es nicht.",
    failed: "Die Zeilen konnten nicht geladen werden. {reason}",
    retry: "Erneut versuchen",
    saveFailed: "Gescheiterte Zeilen herunterladen",
  },
  lines: {
    line: "Zeile",
    column: "Spalte",
    whole: "Die ganze Zeile",
    first: "Die ersten {shown} von {total} werden gezeigt.",
    save: "Abgelehnte Zeilen herunterladen",
  },
  bar: {
    open: "Aufträge",
    running: { one: "Aufträge: {count} läuft", other: "Aufträge: {count} laufen" },
    title: "Ihre letzten Aufträge",
    none: "Importe, Exporte und Sammelaktionen erscheinen hier, während sie laufen.",
    failed: "Die Aufträge konnten nicht geladen werden. {reason}",
    all: "Alle Ihre Aufträge",
  },
  said: {
    found: "{title}: {found}",
    done: "Erledigt. {title}",
    ready: "Die Datei ist fertig. {title}",
    refused: { one: "Erledigt, {n} abgelehnt. {title}", other: "Erledigt, {n} abgelehnt. {title}" },
    failed: "Gescheitert. {title}",
    download: "Herunterladen",
    see: "Abgelehntes ansehen",
    open: "Auftrag ansehen",
  },
};

const jobsFields: Translation<English["entity"]["jobs"]["field"]> = {
  kind: "Art",
  done: "Fortschritt",
  made: "Erledigt",
  skipped: "Übersprungen",
  refused: "Abgelehnt",
  finished_at: "Beendet",
  user: "Person",
};

const jobsChoices: Translation<English["choice"]> = {
  kind: {
    list: {
      export: "Export",
      move: "Status ändern",
      undo: "Statusänderung zurücknehmen",
    },
    items: { edit: "In der Tabelle bearbeiten", import: "Import von Artikeln" },
    units: { batch: "In eine Charge legen" },
    boxes: { scan: "Import von Scans" },
    stock: { import: "Import von Bestand" },
    prices: { backtest: "Rückrechnung von Preisen" },
    orders: {
      import: "Import",
      mend: "SKUs zuordnen",
      substitute: "Artikel ersetzen",
      artwork: "Druckdateien platzieren",
      country: "Land ändern",
      region: "Bundesland oder Region ändern",
      method: "Versandart ändern",
      move: "Schritt",
      tag: "Schlagwörter",
      undo: "Rückgängig",
    },
  },
};

export const words: Translation<English> = {
  list: {
    hint: {
      jobs: "Name der Arbeit oder Datei …",
    },
  },
  jobs,
  entity: { jobs: { field: jobsFields } },
  choice: jobsChoices,
};
