import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Postnummer",
  purpose: "Führt eine auf Vorrat gedruckte Nummer vom Bogen bis zum Käufer.",
  states: {
    Reserved: {
      title: "Reserviert",
      sees: "Die Nummer ist „Reserviert“: Sie ist auf einen Bogen gedruckt und noch auf keinem Paket.",
      try: "Auf ein Paket kleben und ein Etikett mit dieser Nummer anhängen, oder sie entwerten.",
    },
    Assigned: {
      title: "Zugeordnet",
      sees: "Die Nummer ist „Zugeordnet“: Ein Etikett eines Pakets hat sie.",
      try: "Das Paket übergeben.",
    },
    Used: {
      title: "Benutzt",
      sees: "Die Nummer ist „Benutzt“: Der Versanddienst hat sie gescannt.",
      try: "Nichts. Sie endet mit dem Paket.",
    },
    Retired: {
      title: "Erledigt",
      sees: "Die Nummer ist „Erledigt“: Ihr Paket wurde zugestellt, kam zurück oder ist verloren.",
      try: "Nichts: Sie wird nie wieder ausgegeben.",
    },
    Void: {
      title: "Entwertet",
      sees: "Die Nummer ist „Entwertet“: Niemand darf sie benutzen.",
      try: "Ihren Aufkleber wegwerfen.",
    },
  },
  events: {
    "number.void": {
      title: "Entwerten",
      sees: "Jemand hat auf „Entwerten“ gedrückt.",
      try: "Ihren Aufkleber wegwerfen.",
    },
    "packages.settle": {
      title: "Paket ging weiter",
      sees: "Ein Paket bekam ein Etikett mit dieser Nummer, oder es ging weiter.",
      try: "Nichts.",
    },
  },
  guards: {
    isOnLabel: "Ein Etikett hat sie",
    isOffLabel: "Kein gültiges Etikett hat sie",
    isFirstScanned: "Der Versanddienst hat sie gescannt",
    isOver: "Ihr Paket ist am Ende",
  },
  actors: {},
  delays: {},
};
