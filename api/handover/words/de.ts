import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasPackages: "Es ist kein Paket darin.",
  isEmpty: "Es sind Pakete darin. Nehmen Sie sie zuerst heraus.",
  isSound: "Ein Paket darin ist angehalten oder storniert. Nehmen Sie es heraus.",
  isOnScale: "Die Waage zeigt nicht mehr als den leeren Karton. Stellen Sie den vollen Karton darauf.",
  isLiftable: "Er wiegt mehr als 30 kg. Nehmen Sie Pakete heraus.",
  isInTolerance: "Sein Gewicht passt nicht zu dem seiner Pakete. Zählen Sie nach.",
  boxTooHeavy: "Er ist schwerer als seine Pakete. Es ist etwas darin, das nicht hineingehört.",
  boxTooLight: "Er ist leichter als seine Pakete. Eines davon fehlt.",
  isCounted: "Das Gewicht beweist hier nichts. Zählen Sie die Pakete: Die Zahl stimmt nicht überein.",
  isOnNothing: "Er steht auf einer Versandrechnung oder einem Flug. Nehmen Sie ihn zuerst herunter.",
  isFree: "Er steht schon auf einer Versandrechnung.",
  isOnBill: "Er steht auf keiner Versandrechnung.",
  isBillPending: "Diese Versandrechnung ist nicht mehr offen.",
  isSamePlace: "Diese Versandrechnung gehört zu einem anderen Standort.",
  isOffFlight: "Er steht schon auf einem Flug.",
  isOnFlight: "Er steht auf keinem Flug.",
  isFlightOpen: "Dieser Flug ist nicht mehr in Bearbeitung.",
  isSameGateway: "Dieser Flug geht zu einem anderen Gateway.",
  isBoxOpen: "Sein Karton ist geschlossen. Öffnen Sie zuerst den Karton.",
  isOutOfBox:
    "Das Paket liegt in einem Karton oder steht auf einer Versandliste, die die Post hat. Nehmen Sie es zuerst heraus.",
  voided: "Es wurde storniert. Legen Sie es beiseite.",
  onHold: "Die Bestellung ist angehalten oder storniert. Legen Sie es beiseite.",
  inOtherBox: "Es liegt in einem anderen Karton.",
  alreadyIn: "Es liegt schon in diesem Karton.",
  notInBox: "Es liegt nicht in diesem Karton.",
  notPacked: "Es ist noch nicht gepackt. Scannen Sie es an der Packstation.",
  alreadyLeft: "Es wurde schon versendet.",
  boxClosed: "Der Karton ist geschlossen. Öffnen Sie ihn, oder nehmen Sie einen anderen.",
  wrongMethod: "Der Karton ist für eine andere Versandart.",
  wrongGateway: "Der Karton geht zu einem anderen Gateway.",
  boxFull: "Der Karton ist voll. Schließen Sie ihn und beginnen Sie einen neuen.",
  boxFixed:
    "Ein Karton wird nicht geändert. Stornieren Sie ihn, solange er leer ist, und legen Sie einen neuen an.",
  hasBoxes: "Setzen Sie mindestens einen Karton auf die Rechnung.",
  isAllClosed: "Ein Karton ist noch offen. Schließen Sie ihn, oder nehmen Sie ihn herunter.",
  areBoxesCounted: "Die Anzahl der Kartons ist eine andere als auf der Rechnung. Zählen Sie noch einmal.",
  isUnrated: "Sie ist schon bewertet, die Unterschrift bleibt deshalb.",
  isUnmoved: "Ihre Pakete sind schon abgegangen, die Unterschrift bleibt deshalb.",
  hasCostTable:
    "Keine lokale Kostentabelle hat einen Preis für diesen Spediteur, Standort und dieses Gewicht.",
  isRated: "Bewerten Sie sie zuerst.",
  isNotAbove: "über dem bewerteten Betrag, das sind mehr als 0,5 %. Beanstanden Sie die Rechnung.",
  isNotBelow: "unter dem bewerteten Betrag, das sind mehr als 0,5 %. Beanstanden Sie die Rechnung.",
  isSecondPayer:
    "Sie haben den Betrag eingetragen oder für die Person gehandelt, die es tat. Über der Grenze zahlt eine andere Person.",
  hasPostageLines: "Sie hat keine Zeile. Erklären Sie sie für ungültig.",
  areLinesDecided: "Über Zeilen ist nicht entschieden. Entscheiden Sie zuerst.",
  arePostable:
    "Eine Zeile lässt sich nicht buchen; warum, steht in ihrem Datensatz. Es wird jede Stunde wieder versucht.",
  isPostedWhole: "Ihre Zeilen werden noch gebucht. Warten Sie einen Moment.",
  isOtherPayer:
    "Sie haben sie genehmigt oder für diese Person gehandelt. Eine andere Person muss sie bezahlen.",
  isInReview: "Ihre Rechnung ist nicht mehr in Prüfung.",
  isOfLabel:
    "Kein Etikett von uns hat ihre Nummer, deshalb lässt sich nichts zurückfordern. Nehmen Sie sie an, oder ignorieren Sie sie, und schreiben Sie dem Anbieter.",
  hasPayer:
    "Es gibt keinen Verkäufer, dem sie berechnet werden kann: kein Etikett von uns, oder eine andere Währung.",
  isPassable: "Der Betrag ist größer als die Differenz, oder es gibt keine.",
  isCharged: "Der Anbieter hat nicht mehr berechnet als erwartet: Es gibt nichts zu bestreiten.",
  postageVoided: "Die Rechnung wurde für ungültig erklärt, während ihre Datei gelesen wurde.",
  isInTime: "Die Frist des Anbieters ist vorbei.",
  isLabelVoided: "Ihr Etikett ist nicht storniert.",
  isLabelRefused: "Ihr Etikett wurde nicht abgelehnt.",
  isWithdrawable: "Sie wird mit ihrem Etikett oder ihrer Rechnungszeile erledigt. Entscheiden Sie dort.",
  isUnsubmitted: "Der Widerspruch liegt schon beim Anbieter.",
  disputeOpen:
    "Zu ihrem Etikett ist schon ein Widerspruch offen. Warten Sie dessen Ende ab, oder nehmen Sie die Zeile an.",
  isOffManifest: "Es steht auf einer Versandliste, die die Post hat. Zurück kommt nur, was die Post ablehnt.",
  isRoomLeft:
    "Es kann nicht auf die Versandliste: Es ist nicht gepackt, gehört nicht zu Standort und Versandart, steht auf einer anderen Liste, oder es ist kein Platz mehr.",
  isAnyListed: "Setzen Sie mindestens ein Paket auf die Versandliste.",
  isOneOrigin: "Ein Paket darauf ist an einem anderen Standort. Nehmen Sie es herunter.",
  isOneMethod: "Ein Paket darauf hat eine andere Versandart. Nehmen Sie es herunter.",
  isAllLabelled:
    "Ein Paket darauf hat kein gültiges Etikett mit der gelisteten Nummer der Vietnam Post. Lassen Sie es weg.",
  isPostSound:
    "Ein Paket darauf ist angehalten, storniert, ungültig oder schon verschickt. Lassen Sie es weg.",
  isEachBoxClosed:
    "Ein Karton mit Paketen der Liste ist offen. Schließen Sie ihn, oder lassen Sie die Pakete weg.",
  isNotPast: "Der Tag der Versandliste ist vorbei. Legen Sie eine neue für heute an.",
  areItemsCounted:
    "Das ist nicht die Anzahl der Versandliste. Zählen Sie erneut; suchen Sie dann die fehlende Sendung, oder erstellen Sie die Liste ohne sie neu.",
  isEachListed: "Ein genanntes Paket steht nicht auf dieser Versandliste.",
  isAnyLeft: "Es bliebe kein Paket übrig. Stornieren Sie stattdessen die Versandliste.",
  isEachRejectable:
    "Es ist schon unterwegs, oder der Versanddienst hat es gescannt: Es kann nicht abgelehnt werden.",
  manifestFixed: "Die Versandliste steht fest. Erstellen Sie sie ohne die Pakete neu, die hier bleiben.",
  billSigned: "Sie ist schon unterschrieben. Nehmen Sie zuerst die Unterschrift zurück.",
  isLoadable: "Eine Rechnung hat höchstens 100 Kartons. Legen Sie eine weitere an.",
  noSuchPackage: "Kein Paket und kein Karton hat diesen Code.",
  twoPackages: "Es wurden zwei verschiedene Codes auf einmal gelesen. Scannen Sie immer nur ein Paket.",
  garmentTicket: "Das ist ein Stück. In Kartons kommen Pakete: Scannen Sie es an der Packstation.",
  noBoxOpen: "Kein Karton ist offen. Scannen Sie zuerst einen, oder legen Sie einen neuen an.",
  boxElsewhere: "Dieser Karton gehört zu einem anderen Standort.",
  boxIsOpen: "Dieser Karton ist hier schon offen.",
  weightFirst: "Wiegen Sie zuerst den Karton.",
  boxChanged: "Es wurde inzwischen bewegt. Es gibt nichts zurückzunehmen.",
  hasLoad: "Laden Sie mindestens einen Karton auf den Flug.",
  areBoxesClosed: "Ein Karton darauf ist offen. Schließen Sie ihn, oder nehmen Sie ihn herunter.",
  isNotTooLarge: "Er hat mehr als 10.000 Pakete. Nehmen Sie Kartons herunter.",
  hasFlight: "Geben Sie Flugnummer, Abflughafen und Abflugtag ein.",
  isMawb: "Geben Sie die Nummer des Luftfrachtbriefs ein: elf Ziffern, etwa 123-12345675.",
  areDeclared: "Bei Paketen fehlt Zolltarifnummer, Ursprung oder Wert. Siehe die Probleme des Flugs.",
  areHandedOver: "Ein Karton darauf wurde noch nicht übergeben. Übergeben Sie ihn mit einer Versandrechnung.",
  areReceived:
    "Das Gateway hat nicht alle Kartons empfangen. Empfangen Sie sie, oder schließen Sie ihn mit Fehlmenge ab.",
  isShort: "Jeder Karton wurde empfangen. Nennen Sie die fehlenden Pakete, oder schließen Sie ihn ab.",
  isNotDeparted: "Er ist abgeflogen und lässt sich nicht mehr stornieren.",
  ssccDigit: "Die Prüfziffer ist falsch. Vergleichen Sie die Nummer mit dem Etikett.",
  scanInFuture: "Diese Zeit liegt in der Zukunft.",
  scanTooEarly: "Diese Zeit liegt vor der Übergabe des Kartons.",
  scanTwice: "Eine andere Zeile hat einen früheren Scan dieser Art für denselben Karton.",
  unknownBox: "Kein Karton hat diese Nummer.",
  notOnFlight: "Er ist nicht auf diesem Flug.",
  flightClosed: "Nur ein Flug in Bearbeitung lässt sich ändern. Öffnen Sie ihn zuerst wieder.",
  isRemotePaid:
    "Laut TikTok hat der Käufer noch nicht bezahlt. Sie kann übernommen werden, sobald ein Abgleich oder eine neuere Datei die Zahlung meldet.",
  isRemoteOpen:
    "TikTok hält sie zurück, weil der Käufer es sich noch überlegen kann. Sie kann übernommen werden, sobald ein Abgleich oder eine neuere Datei sie freigibt.",
  isMapped: "Sie hat SKUs ohne Artikel von uns. Ordnen Sie diese zuerst zu.",
  isUnmasked:
    "TikTok verdeckt einen Teil der Adresse. Sie kann übernommen werden, sobald ein Abgleich oder eine neuere Datei die ganze Adresse bringt.",
  hasNoOrder: "Sie hat schon eine Bestellung von uns.",
  hasGoods: "Sie hat keinen Artikel, der herzustellen ist.",
  isConnected: "Der Shop ist nicht mit TikTok Shop verbunden. Antworten Sie im Seller Center von TikTok.",
  isUnanswered: "Sie ist schon beantwortet. TikTok bekommt die Antwort in wenigen Sekunden.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  billDisputed: {
    subject: "{code}: Rechnung beanstandet",
    content: "Die Rechnung des Spediteurs entspricht nicht dem, was vereinbart war.",
  },
  billsDisputed: { subject: "{count} Rechnungen von Spediteuren sind strittig", content: "{lines}" },
  flightDeparted: { subject: "{code} ist abgeflogen", content: "Der Flug nach {gateway} ist abgeflogen." },
  flightHeld: { subject: "{code}: Vom Zoll angehalten", content: "Der Zoll in {gateway} hält den Flug an." },
  flightShort: {
    subject: "{code}: {count} Pakete fehlen",
    content: "Der Flug nach {gateway} wurde ohne sie abgeschlossen.",
  },
  boxUnsound: {
    subject: "{code}: {package} darf nicht mit",
    content:
      "Die Bestellung ist angehalten oder storniert, oder das Etikett gilt nicht mehr. Öffnen Sie den Karton und nehmen Sie das Paket heraus.",
  },
  boxUnsoundOut: {
    subject: "{code}: {package} hätte nicht mitgedurft",
    content:
      "Die Bestellung ist angehalten oder storniert, oder das Etikett gilt nicht mehr, und der Karton ist fort. Verständigen Sie den Spediteur oder das Gateway.",
  },
  boxesUnsound: { subject: "Pakete in {count} geschlossenen Kartons dürfen nicht mit", content: "{lines}" },
  flightLate: {
    subject: "{code} hat Verspätung",
    content: "Der Flug nach {gateway} ist an seinem erwarteten Tag nicht angekommen.",
  },
  flightsLate: { subject: "{count} Flüge haben Verspätung", content: "{lines}" },
  flightsDeparted: { subject: "{count} Flüge sind abgeflogen", content: "{lines}" },
  flightsHeld: { subject: "Der Zoll hält {count} Flüge an", content: "{lines}" },
  flightsShort: { subject: "Bei {count} Flügen fehlen Pakete", content: "{lines}" },
  tiktokShipDue: {
    subject: "{code}: Die Frist von TikTok naht",
    content: "Das Paket dieser TikTok-Bestellung ist bald fällig.",
  },
  tiktokShipLate: {
    subject: "{code}: Die Frist von TikTok ist vorbei",
    content: "Das Paket dieser TikTok-Bestellung ist überfällig.",
  },
  tiktokCancelDue: {
    subject: "{code}: Storno-Anfrage beantworten",
    content: "Die Storno-Anfrage des Käufers ist bald zu beantworten.",
  },
  tiktokCancelLate: {
    subject: "{code}: Storno-Anfrage wurde nicht beantwortet",
    content: "Die Zeit für die Antwort ist vorbei.",
  },
  tiktokDues: { subject: "{count} Fristen von TikTok nahen", content: "{lines}" },
};
