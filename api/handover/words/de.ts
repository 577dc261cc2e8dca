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
  isOutOfBox: "Das Paket liegt in einem Karton. Nehmen Sie es zuerst heraus.",
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
    "Sie haben den Betrag eingetragen oder für die Person gehandelt, die es tat. Über 1.000,00 zahlt eine andere Person.",
  billSigned: "Sie ist schon unterschrieben. Nehmen Sie zuerst die Unterschrift zurück.",
  isLoadable: "Eine Rechnung hat höchstens 100 Kartons. Legen Sie eine weitere an.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  billDisputed: {
    subject: "{code}: Rechnung beanstandet",
    content: "Die Rechnung des Spediteurs entspricht nicht dem, was vereinbart war.",
  },
  billsDisputed: { subject: "{count} Rechnungen von Spediteuren sind strittig", content: "{lines}" },
};
