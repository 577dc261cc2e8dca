import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasFailedRows: "Keine Zeile ist fehlgeschlagen: Es gibt nichts zu wiederholen.",
  isRepeatable: "Was dieser Auftrag braucht, gibt es nicht mehr. Starten Sie einen neuen.",
  isUndoable: "An diesem Auftrag lässt sich nichts rückgängig machen.",
  isNotUndone:
    "Der Auftrag wurde rückgängig gemacht; eine Wiederholung ließe sich nicht mehr zurücknehmen. Starten Sie einen neuen.",
  hasSecret: "Es hat noch kein Geheimnis. Legen Sie zuerst eines fest.",
  hasSettings: "Eine nötige Einstellung fehlt. Füllen Sie sie zuerst aus.",
  rightsUnaccepted:
    "Es verlangt andere Rechte, als angenommen wurden. Prüfen Sie die Rechte und nehmen Sie sie an.",
  personLocked: "Das Konto der Person, die dies gestartet hat, ist gesperrt.",
  tooLongForWorkbook:
    "Eine Arbeitsmappe fasst 100.000 Zeilen. Exportieren Sie als CSV, oder filtern Sie die Liste.",
  rightsLost: "Die Person, die dies gestartet hat, hat nicht mehr die nötigen Rechte.",
  attachmentsFull:
    "Die Dateien eines Datensatzes dürfen zusammen 200 MB haben. Entfernen Sie einige, oder senden Sie ein kürzeres Video.",
  tooManyUploads: "20 Ihrer Dateien werden noch hochgeladen. Warten Sie darauf, oder entfernen Sie einige.",
  partLost: "Der Server hat einen Teil dieser Datei verloren. Fügen Sie sie noch einmal hinzu.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  asWritten: { subject: "{subject}", content: "{content}" },
  trial: { subject: "Ein Test: Nachrichten kommen hier an." },
  mentioned: { subject: "{name} hat Sie bei {code} erwähnt", content: "{text}" },
  importDone: { subject: "Der Import von {title} ist fertig" },
  importFailed: { subject: "Der Import von {title} ist fehlgeschlagen", content: "{why}" },
  jobDone: { subject: "Der Auftrag {title} ist fertig" },
  jobFailed: { subject: "Der Auftrag {title} ist fehlgeschlagen", content: "{why}" },
  storageLow: {
    subject: "Die Festplatte des Servers ist fast voll",
    content:
      "Uploads, Importe und Exporte werden abgelehnt, bis wieder Platz ist. Bestellungen und Scans gehen weiter.",
  },
  storageFull: {
    subject: "Auf dem Server ist kein Platz mehr",
    content:
      "Eine Festplatte oder der Speicher der Dateien ist voll. Schaffen Sie jetzt Platz: Was gespeichert wird, kann abgelehnt werden.",
  },
  storageDamaged: {
    subject: "Eine gespeicherte Datei ist beschädigt",
    content:
      "Sie wurde nicht herausgegeben. Das Protokoll des Servers nennt sie; stellen Sie sie aus einer Sicherung wieder her.",
  },
  restored: {
    subject: "Ein Backup wurde wiederhergestellt: ausgehende Arbeit ist angehalten",
    content:
      "Labels, Nachrichten und Zahlungen wartender Aufträge warten, bis Sie sie fortsetzen. Die Seite sagt, was vorher zu prüfen ist.",
  },
  restores: { subject: "{count} Backups wurden wiederhergestellt", content: "{lines}" },
  importsFailed: { subject: "{count} Ihrer Importe sind fehlgeschlagen", content: "{lines}" },
  jobsEnded: { subject: "{count} Ihrer Aufträge sind beendet", content: "{lines}" },
  storageTroubles: { subject: "{count} Störungen bei Dateien oder ihrer Festplatte", content: "{lines}" },
};
