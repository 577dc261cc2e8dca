import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  rateFixed: "Ein Kurs wird nie geändert. Fügen Sie für denselben Tag einen weiteren hinzu.",
  requestFixed: "Ein Antrag lässt sich nicht ändern. Ziehen Sie ihn zurück und stellen Sie einen neuen.",
  isOneEnough: "Jemand anderes muss entscheiden.",
  isSecond: "Sie haben es genehmigt: Jemand anderes gibt es zurück.",
  isMaker: "Stornieren kann das nur, wer es beantragt hat.",
  isNotMaker: "Sie haben es beantragt oder dabei für jemanden gehandelt: Jemand anderes entscheidet.",
  isNotChecker: "Sie haben es genehmigt: Jemand anderes bucht es zurück.",
  isOnce: "Eine andere Aufladung mit dieser Transaktions-ID ist genehmigt.",
  hasRate: "Für diesen Tag gibt es keinen Kurs. Fügen Sie einen hinzu und genehmigen Sie dann.",
  areBooksSound: "Die Bücher haben einen Fehler: Es wird nichts ausgezahlt, bis er gefunden ist.",
  insufficientBalance: "Das Guthaben deckt die Summe der Bestellung nicht.",
  statementTooLong: "Dieser Monat hat mehr als 10.000 Buchungen. Exportieren Sie stattdessen die Liste.",
};
