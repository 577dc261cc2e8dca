import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasFailedRows: "Keine Zeile ist fehlgeschlagen: Es gibt nichts zu wiederholen.",
  isRepeatable: "Was dieser Auftrag braucht, gibt es nicht mehr. Starten Sie einen neuen.",
  isUndoable: "An diesem Auftrag lässt sich nichts rückgängig machen.",
  hasSecret: "Das braucht zuerst ein Geheimnis.",
  hasSettings: "Eine nötige Einstellung fehlt.",
  rightsUnaccepted: "Die angenommenen Rechte sind nicht die verlangten.",
  personLocked: "Das Konto der Person, die dies gestartet hat, ist gesperrt.",
  tooLongForWorkbook:
    "Eine Arbeitsmappe fasst 100.000 Zeilen. Exportieren Sie als CSV, oder filtern Sie die Liste.",
  rightsLost: "Die Person, die dies gestartet hat, hat nicht mehr die nötigen Rechte.",
  attachmentsFull:
    "Die Dateien eines Datensatzes dürfen zusammen 200 MB haben. Entfernen Sie einige, oder senden Sie ein kürzeres Video.",
  tooManyUploads: "20 Ihrer Dateien sind noch nicht fertig. Warten Sie darauf, oder entfernen Sie einige.",
  partLost: "Der Server hat einen Teil dieser Datei verloren. Fügen Sie sie noch einmal hinzu.",
};
