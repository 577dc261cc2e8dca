import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  isLabelled: "Es hat kein gültiges Etikett.",
  noPackage: "Dieses Paket gibt es nicht.",
  noLabel: "Kein Paket hat dieses Etikett.",
  noPolicy: "Diese Regel gibt es nicht.",
  otherParcel: "Es gehört in ein anderes Paket.",
  parcelChanged:
    "Das Paket wurde seither geändert. Führen Sie ein geteiltes Paket zusammen oder verwerfen Sie sein Etikett, bevor ein Stück herauskommt.",
  labelFirst: "Zuerst wird das Etikett des Pakets auf dem Tisch gescannt.",
  parcelElsewhere: "Dieses Paket gehört an einen anderen Standort.",
  parcelLeft: "Dieses Paket ist weg oder storniert.",
  scanLabel: "Scannen Sie die Nummer auf dem Etikett: Der Code des Pakets beendet es nicht.",
  labelVoided: "Dieses Etikett ist verworfen. Drucken Sie das neue.",
  notAllPacked: "Es ist noch nicht jedes Stück eingepackt.",
  allPacked: "Jedes Stück ist eingepackt.",
  alreadyPacked: "Es ist schon eingepackt.",
  nothingOnBench: "Auf dem Tisch liegt kein Paket.",
  weightOff: "Das weicht weit vom Gewicht der Stücke ab. Bestätigen Sie es, oder wiegen Sie noch einmal.",
  notLeft: "Es wurde noch nicht übergeben.",
  noParcel: "Es liegt in keinem Paket.",
  notReturned: "Sein Paket ist nicht zurückgekommen. Scannen Sie zuerst das Paket.",
  isGraded: "Es ist schon bewertet.",
  isGradeUndoable:
    "Nur wer es bewertet hat, kann das auf demselben Gerät innerhalb von zwei Minuten rückgängig machen.",
  isBlankFree: "Ein anderes Stück hat den Rohling inzwischen.",
  isOnShelf: "Es liegt nicht oder nicht mehr im Regal für Retouren.",
  isRestockable:
    "Es ist bedruckt, oder Rohlinge seines Artikels werden hier nicht gezählt: Es wird kein Rohling mehr.",
  cameBack: "Es kam am Retourenplatz an.",
  isOrderOpen: "Eine Bestellung darin ist gesperrt, soll storniert werden oder ist beendet.",
  isLabelIdle: "Es hat ein Versandetikett, oder eines wird gerade gekauft.",
  hasMethod:
    "Mit seiner Versandart lässt sich kein Etikett kaufen, oder es hat keine. Wählen Sie eine andere Versandart.",
  hasWeight: "Sein Gewicht ist nicht bekannt. Wiegen Sie es zuerst.",
  isAddressed: "Name, Straße, Ort oder Land fehlt. Ergänzen Sie die Adresse der Bestellung.",
  isDeclared: "HS-Code, Ursprung oder Wert fehlt.",
  isNetWithin:
    "Die Zollzeilen wiegen mehr als das Paket. Wiegen Sie es noch einmal, ändern Sie die Zeilen, oder kaufen Sie das Etikett trotzdem.",
  isPriced: "Für diese Zone und dieses Gewicht gibt es keinen Preis. Wählen Sie eine andere Versandart.",
  isVoidable: "Die Frist zum Verwerfen ist abgelaufen.",
  isLabelUnknown: "Über sein Versandetikett besteht kein Zweifel.",
  isVoidAsked: "Für kein Etikett wurde eine Gutschrift erbeten.",
  isVoidRefused: "Für kein Etikett wurde eine Gutschrift abgelehnt.",
  isEnough: "Schwerer als beim Etikett bezahlt.",
  balanceShort: "Das Guthaben deckt das Porto nicht. Laden Sie es zuerst auf.",
  isSplittable: "Ein Teil der Stücke muss darin bleiben.",
  isSameBuyer: "Beide müssen an dieselbe Person und Adresse gehen, vom selben Verkäufer und Standort.",
  isMade: "Es ist noch nicht alles fertig.",
  isUnscanned: "Der Versanddienst hat es schon gescannt.",
  isHandOverUndoable: "Zurücknehmen kann das nur, wer es übergeben hat, binnen zwei Minuten.",
  isReturnUndoable:
    "Zurücknehmen kann das nur, wer es am Retourentisch geöffnet hat, auf diesem Gerät, binnen zwei Minuten.",
  isUngraded: "Ein Stück darin ist bewertet. Nehmen Sie zuerst die Bewertung zurück.",
  hasUnits: "Es ist nichts darin.",
  notInPackage: "Eines dieser Stücke liegt nicht in dem Paket.",
  numberLive: "Ein anderes Paket hat ein Versandetikett mit dieser Nummer.",
  cardFixed:
    "Nur ein Entwurf lässt sich ändern. Überarbeiten Sie die Karte: So entsteht ein Entwurf mit denselben Preisen.",
  isFaultless: "Die Karte hat einen Fehler. Beheben Sie zuerst, was rot markiert ist.",
  isTested:
    "Rechnen Sie sie zuerst zurück: Die letzte Rückrechnung ist älter als 7 Tage oder galt anderen Preisen.",
  hasNoHoles: "Einige Pakete der letzten 30 Tage hätten keinen Preis. Sehen Sie den Test an.",
  isAhead: "Ein Preis beginnt später als jetzt.",
  isAlone: "Eine andere Karte dafür beginnt zur selben Zeit.",
  isNotBegun: "Sie hat begonnen und Pakete berechnet.",
  trackingNeeded: "Eine Sendungsnummer ist nötig.",
  methodInUse:
    "Bestellungen, Pakete, Preise oder Nummern nennen sie, deshalb lässt sie sich nicht löschen. Pausieren Sie sie stattdessen.",
  rangesPaused:
    "Es ist keine Nummer frei: Die Nummernbereiche pausieren. Ein Administrator setzt einen unter „Barcodes erzeugen“ fort.",
  noNumbers:
    "Für diese Versandart ist keine Nummer mehr frei. Ein Administrator legt unter „Barcodes erzeugen“ einen Bereich an.",
  needsOffice:
    "Diese Versandart kostet den Verkäufer mehr, als reserviert wurde. Bitten Sie die Auftragsprüfung oder einen Administrator, sie zu wählen.",
  methodUnknown: "Diese Versandart wird nicht angeboten.",
  policyInUse:
    "Pakete wurden nach ihr verschickt, deshalb lässt sie sich nicht löschen. Pausieren Sie sie stattdessen.",
  policyUnknown: "Diese Regel gibt es nicht.",
  rangeInUse:
    "Nummern daraus wurden vergeben, deshalb lässt er sich nicht löschen. Pausieren Sie ihn stattdessen.",
  isFound: "Nichts darauf nennt eine Bestellung Ihrer Shops.",
  isLabelPage: "Sie ist ein Lieferschein und kein Etikett.",
  hasNumber:
    "Es wurde keine Sendungsnummer gelesen. Ordnen Sie die Seite erneut zu und geben Sie die Nummer ein.",
  isPagePaid: "Nicht bezahlt: Sie hängt sich dann von selbst an.",
  isFirstInHouse: "Das Paket ist mit dem früheren Etikett schon unterwegs.",
  otherSeller: "Das Paket gehört einem anderen Verkäufer.",
  carrierUnknown: "Der Versanddienst ist nicht bekannt. Hängen Sie das Etikett an seinem Paket an.",
  dropFull: "Auf einmal werden höchstens 200 MB und 600 Dateien angenommen. Legen Sie den Rest danach ab.",
  isOffLabel: "Ein gültiges Etikett hat sie. Verwerfen Sie stattdessen dieses Etikett.",
  isPrintedGiven: "Geben Sie die zuletzt gedruckte Nummer ein: Die Datenbank wurde wiederhergestellt.",
  isPrintedInRange: "Das ist keine Nummer dieses Bereichs. Geben Sie sie so ein, wie sie gedruckt ist.",
  isPrintedLater:
    "Eine spätere Nummer wurde schon ausgegeben. Die zuletzt gedruckte Nummer ist diese oder eine spätere.",
  hasNumbers: "Es ist keine Nummer mehr darin.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  rangeExhausted: {
    subject: "{code}: keine Nummern mehr",
    content:
      "Die letzte Nummer wurde ausgegeben. Fügen Sie einen weiteren Bereich hinzu, damit es wieder Nummern gibt.",
  },
  rangesExhausted: { subject: "{count} Nummernbereiche sind aufgebraucht", content: "{lines}" },
  postageHigher: {
    subject: "Das Porto von {code} ist höher als reserviert",
    content: "{code} geht mit {method} für {amount}: {more} mehr, als reserviert war.",
  },
  postagesHigher: { subject: "{count} Pakete brauchen mehr Porto, als reserviert war", content: "{lines}" },
  labelUnused: {
    subject: "Das Versandetikett von {code} ist noch nicht benutzt",
    content:
      "{carrier} {number} lässt sich bald nicht mehr verwerfen. Übergeben Sie das Paket, oder verwerfen Sie das Etikett.",
  },
  labelsUnused: {
    subject: "{count} unbenutzte Versandetiketten lassen sich bald nicht mehr verwerfen",
    content: "{lines}",
  },
};
