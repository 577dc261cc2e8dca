import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const batch: Noun = { gender: "f", one: "Charge", other: "Chargen" };

export const words: Translation<English> = {
  menu: { print_batches: "Druckchargen" },
  batches: {
    units: "Stücke",
    none: "Es ist kein Stück darin.",
    files: "Druckdateien und Laufzettel",
    get: "Dateien herunterladen",
    getEach: "Eine Datei je Stück herunterladen",
    wait: "Geben Sie die Charge frei, um ihre Dateien zu erhalten.",
    rush: "eilig",
    onDay: "{day} ({count})",
    group: "{method} · {waiting} warten · fällig {days}",
  },
  entity: {
    print_batches: {
      ...sentences.loading(batch),
      ...sentences.saving(batch),
      section: { batch: "Charge" },
      group: {
        batch: {
          title: "Druckcharge",
          help:
            "Legen Sie Gruppen einer Maschine zusammen, wählen Sie Stücke aus, oder nehmen Sie die 40 zuerst fälligen.",
        },
      },
      checks: {
        more_keys: {
          first: "Gruppen derselben Maschine lassen sich zusammenlegen, sobald eine Gruppe gewählt ist.",
          none: "Für diese Maschine wartet keine andere Gruppe.",
        },
        unit_ids: {
          first: "Wählen Sie zuerst eine Gruppe.",
          unpicked: "Nichts ausgewählt: Die zuerst fälligen werden genommen ({n}).",
          picked: "{n} von höchstens {most} ausgewählt.",
        },
      },
      help: {
        group_key: "Stücke, die nacheinander gedruckt werden können.",
        more_keys:
          "Gruppen desselben Verfahrens am selben Ort, die mit der Gruppe oben in einem Zug gedruckt werden.",
      },
      field: {
        code: "Code",
        status: "Status",
        method: "Verfahren",
        title: "Produkt",
        color: "Farbe",
        printed_count: "Gedruckt",
        units_count: "Stücke",
        due_at: "Fällig",
        location_code: "Standort",
        maker_name: "Angelegt von",
        created_at: "Angelegt am",
        released_at: "Freigegeben am",
        more_keys: "Zu einer Charge zusammenlegen",
        unit_ids: "Stücke",
        group_key: "Gruppe",
        location: "Standort",
      },
    },
  },
  status: { Open: "Offen", Released: "Freigegeben" },
  list: { hint: { print_batches: "Code, Produkt, Farbe …" }, primary: { print_batches: "Charge anlegen" } },
  event: { batch: { release: "An den Drucker geben", cancel: "Charge verwerfen" } },
  bulk: {
    intoBatches: { one: "in {number} Druckcharge", other: "in {number} Druckchargen" },
    work: {
      units: {
        batch: {
          act: { one: "{number} Stück in Chargen legen", other: "{number} Stück in Chargen legen" },
          acted: { one: "{number} in eine Charge gelegt", other: "{number} in Chargen gelegt" },
          means:
            "Was gleich gedruckt wird, auf dasselbe Produkt in derselben Farbe, kommt zusammen, höchstens 40. Eine Charge wird freigegeben, wenn ihre Dateien gedruckt werden sollen.",
        },
      },
      batch: {
        release: {
          act: { one: "{number} Charge freigeben", other: "{number} Chargen freigeben" },
          acted: { one: "{number} freigegeben", other: "{number} freigegeben" },
          means: "Ihre Dateien gehen an den Drucker; jedes Stück wartet auf seinen Druck.",
        },
        cancel: {
          act: { one: "{number} Charge verwerfen", other: "{number} Chargen verwerfen" },
          acted: { one: "{number} verworfen", other: "{number} verworfen" },
          means: "Ihre Stücke können in eine andere Charge.",
        },
      },
    },
  },
  audit: {
    action: {
      batches_file: "Dateien einer Charge heruntergeladen",
      batch_release: "Charge an den Drucker gegeben",
      batch_cancel: "Charge verworfen",
      makePrintBatch: "Druckcharge angelegt",
      movePrintBatch: "Status einer Druckcharge geändert",
    },
    entity: { printBatches: "Druckchargen" },
  },
};
