import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Retourenplatz",
  purpose: "Öffnet Pakete, die zurückkamen, und bewertet jedes Stück darin einmal.",
  states: {
    resting: {
      title: "Nichts offen",
      sees: "Die Liste wartender Pakete und das Feld für den Scanner.",
      try: "Scannen Sie ein Paket.",
    },
    opening: {
      title: "Wird geöffnet",
      sees: "Der Bildschirm bittet um einen Moment.",
      try: "Warten Sie einen Moment.",
    },
    asking: {
      title: "Ist es zurückgekommen?",
      sees: "Das Paket, sein Status und zwei Schaltflächen.",
      try: "Sagen Sie, ob es hier ist.",
    },
    open: {
      title: "Offen",
      sees: "Seine Stücke und die Schaltflächen „Wie neu“ und „Beschädigt“.",
      try: "Bewerten Sie jedes Stück.",
    },
    givingReason: {
      title: "Grund wird gewählt",
      sees: "Die Gründe, jeder mit seiner Ziffer.",
      try: "Drücken Sie die Ziffer des Grundes.",
    },
    grading: {
      title: "Bewertung unterwegs",
      sees: "Die Schaltflächen sind gesperrt.",
      try: "Warten Sie einen Moment.",
    },
    unsure: {
      title: "Keine Antwort",
      sees: "Eine Meldung sagt, dass nichts doppelt gezählt wird.",
      try: "Drücken Sie „Noch einmal senden“.",
    },
    undoingReturn: {
      title: "Rückkehr wird zurückgenommen",
      sees: "Die Knöpfe sind gesperrt.",
      try: "Einen Moment warten.",
    },
    undoing: {
      title: "Bewertung wird zurückgenommen",
      sees: "Die Schaltflächen sind gesperrt.",
      try: "Warten Sie einen Moment.",
    },
  },
  events: {
    "code.read": {
      title: "Code gelesen",
      sees: "Ein Code wurde gescannt oder getippt.",
      try: "Warten Sie einen Moment.",
    },
    "parcel.confirm": {
      title: "Es ist hier",
      sees: "Die Person sagte, dass das Paket zurückkam.",
      try: "Bewerten Sie seine Stücke.",
    },
    "parcel.leave": {
      title: "Paket geschlossen",
      sees: "Die Person schloss das Paket.",
      try: "Scannen Sie das nächste.",
    },
    "parcel.changed": {
      title: "Anderswo geändert",
      sees: "Jemand anderes hat ein Stück davon bewertet.",
      try: "Machen Sie weiter.",
    },
    "unit.pick": { title: "Stück gewählt", sees: "Die Person wählte ein Stück.", try: "Bewerten Sie es." },
    "grade.asNew": {
      title: "Wie neu",
      sees: "Die Person drückte „Wie neu“.",
      try: "Tun Sie, was der Bildschirm sagt.",
    },
    "grade.damaged": {
      title: "Beschädigt",
      sees: "Die Person drückte „Beschädigt“.",
      try: "Wählen Sie den Grund.",
    },
    "kept.release": {
      title: "Aus dem Regal",
      sees: "Die Person nimmt ein behaltenes Stück aus dem Regal.",
      try: "Wählen Sie den Grund.",
    },
    "reason.pick": {
      title: "Grund gewählt",
      sees: "Die Person wählte einen Grund.",
      try: "Tun Sie, was der Bildschirm sagt.",
    },
    "reason.cancel": {
      title: "Zurück",
      sees: "Die Person ging ohne Bewertung zurück.",
      try: "Bewerten Sie das Stück.",
    },
    "note.type": {
      title: "Notiz getippt",
      sees: "Die Person schrieb eine Notiz.",
      try: "Wählen Sie den Grund.",
    },
    "grade.again": {
      title: "Noch einmal gesendet",
      sees: "Die Person sendete dieselbe Bewertung noch einmal.",
      try: "Warten Sie einen Moment.",
    },
    "return.undo": {
      title: "Rückkehr zurückgenommen",
      sees: "Die Person hat zurückgenommen, dass es wieder da ist.",
      try: "Das richtige Paket scannen.",
    },
    "grade.undo": {
      title: "Zurückgenommen",
      sees: "Die Person nahm eine Bewertung zurück.",
      try: "Bewerten Sie das Stück neu.",
    },
  },
  guards: {
    isOpened: "Das Paket ist geöffnet",
    isAsked: "Erst wird gefragt, ob es hier ist",
    hasPackage: "Ein zurückgekommenes Paket ist offen",
    hasAsked: "Nach einem Paket wird gefragt",
    hasUnit: "Ein Stück ohne Bewertung ist gewählt",
    hasKept: "Ein behaltenes Stück ist gewählt",
    hasNext: "Inzwischen wurde ein Code gelesen",
    hasOpened: "Es gibt eine Rückkehr zum Zurücknehmen",
    isReopened: "Die Rückkehr ist zurückgenommen",
    hasLast: "Es gibt eine Bewertung zum Zurücknehmen",
    isIn: "Es ist unbewertet oder wird aufbewahrt",
    isGradeable: "Das Stück wartet noch darauf",
    isUnknown: "Niemand weiß, ob es ankam",
  },
  actors: {
    openPackage: "Das Paket öffnen",
    sendGrade: "Die Bewertung senden",
    undoOpened: "Die Rückkehr zurücknehmen",
    undoGrade: "Die Bewertung zurücknehmen",
  },
  delays: {},
};
