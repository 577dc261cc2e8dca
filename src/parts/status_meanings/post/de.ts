import type { StatusMeanings } from "../shape.ts";

export const postMeanings: Pick<StatusMeanings, "manifest" | "number_range" | "postal_number"> = {
  manifest: {
    status: {
      Processing: "Pakete kommen auf die Liste und herunter.",
      Generated: "Die Liste steht fest und wartet auf den Schalter.",
      Submitted: "Die Post hat die Pakete; ihre Antwort steht aus.",
      Accepted: "Die Post nahm sie an; sie sind übergeben.",
      Closed: "Die Post nahm sie an, und nichts ist offen.",
      Cancelled: "Sie wurde nicht gebraucht; ihre Pakete sind frei.",
    },
  },
  number_range: {
    status: {
      Active: "Seine Nummern werden ausgegeben.",
      Paused: "Keine seiner Nummern wird ausgegeben.",
      Exhausted: "Alle seine Nummern wurden ausgegeben.",
    },
  },
  postal_number: {
    status: {
      Reserved: "Die Nummer ist gedruckt und noch auf keinem Paket.",
      Assigned: "Das Etikett eines Pakets hat die Nummer.",
      Used: "Der Versanddienst hat die Nummer gescannt.",
      Retired: "Das Paket der Nummer kam an, kam zurück oder ist verloren.",
      Void: "Niemand darf die Nummer benutzen.",
    },
  },
};
