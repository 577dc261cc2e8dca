import type { importReasons as english } from "./en.ts";

export const importReasons: Readonly<Record<keyof typeof english, string>> = {
  badQuotes:
    "Die Anführungszeichen dieser Zeile gehen nicht auf. Schließen Sie das offene, oder wählen Sie das andere Zeichen.",
  tooLong: "Der Text ist zu lang. Kürzen Sie ihn.",
  ragged:
    "Die Zeile hat eine andere Zahl von Zellen als die Kopfzeile. Setzen Sie Text mit Trennzeichen in Anführungszeichen.",
  badText:
    "Der Text hat Zeichen, die sich nicht speichern lassen. Entfernen Sie sie, oder wählen Sie die richtige Zeichenkodierung.",
  required: "Das wird gebraucht. Tragen Sie es ein.",
  badNumber:
    "Das ist keine Zahl, die hierher passt. Schreiben Sie sie ohne Zusätze, oder wählen Sie das richtige Dezimalzeichen.",
  unclearNumber: "Diese Zahl lässt sich auf zwei Arten lesen. Wählen Sie das Dezimalzeichen der Datei.",
  unclearDate: "Dieser Tag lässt sich auf zwei Arten lesen. Wählen Sie das Datumsformat der Datei.",
  partlyRefunded:
    "Der Shop hat diese Bestellung zum Teil erstattet. Wählen Sie, ob solche Bestellungen importiert werden, und prüfen Sie ihre Positionen.",
  badDate:
    "Das ist kein Tag mit vierstelligem Jahr im gewählten Format. Wählen Sie das richtige, oder korrigieren Sie ihn.",
  badTime: "Die Uhrzeit fehlt oder ist falsch. Schreiben Sie sie als 14:05.",
  badCountry:
    "Dieses Land kennen wir nicht. Schreiben Sie seinen Namen oder sein Kürzel, etwa Deutschland oder DE.",
  badEmail: "Das ist keine E-Mail-Adresse. Korrigieren Sie sie, oder lassen Sie die Zelle leer.",
  badCurrency: "Das ist keine Währung. Geben Sie ihren Code ein, etwa USD oder EUR.",
  otherCurrency:
    "Der Betrag hat das Zeichen einer anderen Währung, als die Zeile nennt. Gleichen Sie beide an.",
  shortened:
    "Eine Tabellenkalkulation hat diese Nummer gekürzt. Exportieren Sie die Datei neu, ohne sie dort zu speichern.",
  mismatch: "Diese Zeile weicht von der ersten Zeile der Bestellung ab. Gleichen Sie beide an.",
  tooManyLines: "Die Bestellung hat mehr Positionen, als eine Bestellung haben darf. Teilen Sie sie auf.",
  tooManyPieces: "Die Bestellung hat mehr als 10.000 Stück. Teilen Sie sie auf.",
  orderRefused: "Eine andere Zeile derselben Bestellung wurde abgelehnt. Korrigieren Sie jene.",
  columnsMissing: "Der Datei fehlen nötige Spalten.",
  headersChanged:
    "Die Kopfzeile der Datei ist nicht die, die Sie geprüft haben. Wählen Sie die Datei noch einmal.",
  tooManyColumns: "Die Datei hat mehr Spalten, als gelesen werden können. Entfernen Sie die unnötigen.",
  tooManyRows:
    "Die Datei hat mehr Zeilen, als ein Import haben darf. Teilen Sie sie und importieren Sie die Teile.",
  empty: "Die Datei ist leer. Exportieren Sie sie noch einmal.",
  headerOnly:
    "Die Datei hat Spaltennamen, aber keine Zeilen darunter. Exportieren Sie sie noch einmal, mit Bestellungen.",
  binary: "Die Datei ist kein Text. Exportieren Sie die Bestellungen als CSV.",
  spreadsheet:
    "Die Datei ist eine Tabelle in altem Format oder hat ein Passwort. Speichern Sie sie als .xlsx ohne Passwort.",
  notWorkbook:
    "Die Datei ist ein Archiv, aber keine Excel-Arbeitsmappe (.xlsx). Wählen Sie eine .xlsx- oder CSV-Datei.",
  macros: "Die Arbeitsmappe hat Makros. Speichern Sie sie als .xlsx, ohne Makros.",
  damaged:
    "Die Arbeitsmappe lässt sich nicht lesen. Öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie neu als .xlsx.",
  workbookTooLarge:
    "Die Arbeitsmappe ist größer als 5 MB. Speichern Sie das Blatt als CSV, oder teilen Sie es.",
  unpackedTooLarge: "Die Arbeitsmappe enthält mehr als 50 MB Daten. Speichern Sie das Blatt als CSV.",
  workbookTooSlow: "Das Lesen der Arbeitsmappe dauert zu lange. Speichern Sie das Blatt als CSV.",
  sheetGone: "Die Arbeitsmappe hat das gewählte Blatt nicht. Wählen Sie die Datei noch einmal.",
  formula: "Diese Zelle ist eine Formel. Kopieren Sie die Spalte und fügen Sie sie als Werte ein.",
  errorCell: "Die Tabellenkalkulation zeigt in dieser Zelle einen Fehler. Beheben Sie ihn dort.",
  pdf: "Die Datei ist ein PDF. Exportieren Sie die Bestellungen als CSV.",
  image: "Die Datei ist ein Bild. Exportieren Sie die Bestellungen als CSV.",
  compressed: "Die Datei ist gepackt. Entpacken Sie sie zuerst.",
  notText:
    "Die Datei ist kein Text in der gewählten Zeichenkodierung. Wählen Sie eine andere, oder speichern Sie sie als UTF-8.",
  productUnknown:
    "Es gibt kein Produkt mit diesem Code. Legen Sie es zuerst an, oder berichtigen Sie den Code.",
  valueTaken: "Das Produkt hat schon einen Artikel dieser Farbe und Größe. Ändern Sie eines davon.",
  badValue:
    "Ein Wert dieses Artikels lässt sich nicht speichern. Vergleichen Sie ihn mit dem Formular des Artikels.",
  badTiktokId:
    "Das ist keine Bestell-ID von TikTok, die 15 bis 20 Ziffern hat. Exportieren Sie die Datei noch einmal.",
  badRemoteStatus:
    "Diesen Status kennen wir nicht. Exportieren Sie die Datei noch einmal auf Englisch, mit allen Spalten.",
  badPostageType:
    "Diese Art von Buchung kennen wir nicht. Wählen Sie, was sie bedeutet, oder lassen Sie ihre Zeilen weg.",
  fileGone: "Die hochgeladene Datei ist nicht mehr da. Importieren Sie sie noch einmal.",
  failed:
    "Der Server hat beim Lesen der Datei versagt. Nichts ist verloren: Importieren Sie die Datei noch einmal.",
};
