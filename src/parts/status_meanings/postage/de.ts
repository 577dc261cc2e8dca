import type { StatusMeanings } from "../shape.ts";

export const postageMeanings: Pick<StatusMeanings, "postage_invoice" | "postage_line" | "postage_request"> = {
  postage_invoice: {
    status: {
      Imported: "Die Datei wartet darauf, gelesen zu werden.",
      Matching: "Die Zeilen werden gelesen und mit Etiketten verglichen.",
      Review: "Über ihre Zeilen wird entschieden.",
      Approved: "Ihre Zeilen werden im Hintergrund gebucht.",
      Paid: "Der Anbieter ist bezahlt oder war vorausbezahlt.",
      Void: "Nichts davon wurde gebucht.",
    },
  },
  postage_line: {
    status: {
      Open: "Niemand hat über die Zeile entschieden.",
      Accepted: "Wir tragen ihre Differenz.",
      Passed: "Der Verkäufer trägt ihre Differenz oder bekommt sie.",
      Disputed: "Wir fordern ihre Differenz vom Anbieter zurück.",
      Ignored: "Ihre Differenz wird nicht gebucht.",
    },
  },
  postage_request: {
    status: {
      Pending: "Niemand hat die Forderung eingereicht.",
      Submitted: "Die Forderung liegt beim Anbieter.",
      Accepted: "Der Anbieter stimmt zu; eine Rechnungszeile schreibt das Geld gut.",
      Denied: "Der Anbieter hat abgelehnt.",
      Credited: "Eine Rechnungszeile schrieb das Geld gut.",
      Expired: "Die Frist verging, bevor jemand sie einreichte.",
      Cancelled: "Die Forderung wurde zurückgezogen.",
    },
  },
};
