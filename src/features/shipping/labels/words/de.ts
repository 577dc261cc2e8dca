import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const labelFile: Translation<English["labelFile"]> = {
  dropNow: "Legen Sie das Versandetikett hier ab",
  hint: "PDF oder PNG bis {size} MB. Sie können die Datei auch hier ablegen.",
  size: "{width} × {height} mm",
  page: "Seite mit dem Versandetikett",
  pageOf: "Seite {page} von {count}",
  allPages: "Alle {n} Seiten",
  preview: "Das Versandetikett, wie es gedruckt wird",
  noPreview: "Die Vorschau konnte nicht geladen werden. Das Versandetikett selbst ist in Ordnung.",
  of: "Etikettdatei von {number}",
  about: "{kind}, {width} × {height} mm",
  name: "etikett-{number}.{kind}",
  otherNumber: "Auf dem Etikett steht {number}. Prüfen Sie, welche Nummer stimmt.",
  refused: {
    tooLarge: "Die Datei ist größer als {size} MB. Speichern Sie die Seite mit dem Versandetikett einzeln.",
    notALabel:
      "Die Datei ist kein PDF und kein PNG, auch wenn sie so heißt. Speichern Sie das Versandetikett als eines davon.",
    encrypted:
      "Das PDF ist mit einem Passwort gesperrt. Speichern Sie es ohne Passwort, oder drucken Sie es in ein neues PDF.",
    cutOff: "Die Datei ist unvollständig. Laden Sie sie noch einmal herunter.",
    damaged: "Die Datei ist beschädigt und nicht lesbar. Laden Sie sie noch einmal herunter.",
    tooManyPages:
      "Das PDF hat {count} Seiten, höchstens 100 sind möglich. Speichern Sie die Seite mit dem Versandetikett einzeln.",
    noSuchPage: "Diese Seite hat das PDF nicht. Wählen Sie eine vorhandene.",
    wrongSize:
      "Die Seite ist kleiner als 20 mm oder größer als 450 mm. Wählen Sie eine andere Seite, oder speichern Sie das Versandetikett in seiner eigenen Größe.",
    tooManyPixels: "Das Bild hat mehr als 4.000 × 6.000 Pixel. Speichern Sie es kleiner.",
    tooMuch:
      "Die Datei wird beim Entpacken größer, als ein Versandetikett sein kann. Speichern Sie sie neu und kleiner.",
    tooComplex: "Es dauert zu lange, die Datei zu lesen. Drucken Sie sie in ein neues PDF.",
    activeContent: "Das PDF enthält Programme oder andere Dateien. Drucken Sie es in ein neues PDF.",
  },
};

const entity: Translation<English["entity"]> = {
  orders: {
    field: {
      file: "Datei des Versandetiketts",
    },
  },
  packages: {
    field: {
      file: "Datei des Versandetiketts",
    },
  },
};

export const words = { labelFile, entity };
