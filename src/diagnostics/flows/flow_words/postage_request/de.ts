import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Portoforderung",
  purpose: "Verlangt rechtzeitig Geld von einem Anbieter zurück, bis eine seiner Zeilen es bringt.",
  states: {
    Pending: {
      title: "Wartend",
      sees: "Die Forderung wartet: Niemand hat sie eingereicht.",
      try: "Eine andere Person als die, die sie angelegt hat, drückt auf „Einreichen“.",
    },
    Submitted: {
      title: "Eingereicht",
      sees: "Die Forderung liegt beim Anbieter.",
      try: "Die Antwort abwarten und erfassen.",
    },
    Accepted: {
      title: "Angenommen",
      sees: "Die Forderung ist „Angenommen“: Der Anbieter stimmt zu.",
      try: "Auf die Zeile warten, die das Geld bringt.",
    },
    Denied: {
      title: "Abgelehnt",
      sees: "Die Forderung ist „Abgelehnt“, mit einer Begründung.",
      try: "Sie noch einmal einreichen, solange Zeit ist.",
    },
    Credited: { title: "Gutgeschrieben", sees: "Die Forderung ist „Gutgeschrieben“.", try: "Nichts." },
    Expired: {
      title: "Abgelaufen",
      sees: "Die Forderung ist „Abgelaufen“: Ihre Frist ist vorbei.",
      try: "Nichts.",
    },
    Cancelled: {
      title: "Zurückgezogen",
      sees: "Die Forderung wurde zurückgezogen.",
      try: "Eine neue anlegen, falls sie gebraucht wird.",
    },
  },
  events: {
    "request.submit": {
      title: "Einreichen",
      sees: "Jemand hat sie beim Anbieter eingereicht.",
      try: "Ist es gesperrt, ist die Frist vorbei, oder die Person hat sie angelegt.",
    },
    "request.accept": {
      title: "Vom Anbieter angenommen",
      sees: "Jemand hat die Zusage des Anbieters erfasst.",
      try: "Nichts.",
    },
    "request.deny": {
      title: "Abgelehnt",
      sees: "Jemand hat die Ablehnung des Anbieters erfasst.",
      try: "Die Begründung lesen.",
    },
    "request.cancel": {
      title: "Forderung zurückziehen",
      sees: "Jemand hat sie zurückgezogen.",
      try: "Ist es gesperrt, über ihr Etikett oder ihre Zeile entscheiden.",
    },
    "request.credit": {
      title: "Gutgeschrieben",
      sees: "Eine Zeile des Anbieters brachte das Geld.",
      try: "Nichts.",
    },
    "request.lapse": {
      title: "Frist vorbei",
      sees: "Ihre Frist verging, bevor jemand sie einreichte.",
      try: "Nichts.",
    },
    "labels.settle": {
      title: "Etikett beantwortet",
      sees: "Die Antwort wurde am Paket erfasst.",
      try: "Nichts.",
    },
  },
  guards: {
    isNotMaker: "Von einer anderen Person",
    isInTime: "Rechtzeitig",
    "isNotMaker and isInTime": "Rechtzeitig, andere Person",
    isLabelVoided: "Etikett storniert",
    isLabelRefused: "Etikett abgelehnt",
    isWithdrawable: "Ohne Etikett und ohne Zeile",
  },
  actors: {},
  delays: {},
};
