import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Das Leben einer TikTok-Bestellung",
  purpose:
    "Führt eine Bestellung von TikTok Shop von ihrer Datei zu unserer Bestellung und folgt dem Status von TikTok.",
  states: {
    "On Hold": {
      title: "Gesperrt",
      sees:
        "Die Bestellung ist „Gesperrt“: Sie ist nicht bezahlt, oder der Käufer kann es sich noch überlegen.",
      try: "Warten Sie, bis TikTok sie freigibt, und importieren Sie dann eine neuere Datei.",
    },
    Processing: {
      title: "In Bearbeitung",
      sees: "Die Bestellung ist „In Bearbeitung“: TikTok wartet auf ihr Paket.",
      try: "Ordnen Sie ihre SKUs zu, übernehmen Sie sie und versenden Sie sie vor der Frist.",
    },
    "Cancel Requested": {
      title: "Storno angefragt",
      sees:
        "Für die Bestellung ist „Storno angefragt“: Der Käufer hat TikTok darum gebeten. Unsere Bestellung ist gesperrt.",
      try:
        "Antworten Sie vor der Frist im Seller Center von TikTok und importieren Sie dann eine neuere Datei.",
    },
    Shipped: {
      title: "Versandt",
      sees: "Die Bestellung ist „Versandt“: Ein Frachtführer hat ihr Paket.",
      try: "Nichts.",
    },
    Completed: {
      title: "Abgeschlossen",
      sees: "Die Bestellung ist bei TikTok „Abgeschlossen“.",
      try: "Nichts.",
    },
    Cancelled: {
      title: "Storniert",
      sees:
        "Die Bestellung ist bei TikTok „Storniert“. Unsere Bestellung ist es auch, oder sie bittet darum.",
      try: "Wurde unsere Bestellung begonnen, beantworten Sie ihre Bitte um Storno.",
    },
  },
  events: {
    "tiktok.push": {
      title: "Übernehmen",
      sees:
        "Jemand hat „Übernehmen“ gedrückt: Unsere Bestellung wurde angelegt, oder die mit derselben Nummer wurde verknüpft.",
      try: "Öffnen Sie unsere Bestellung und reichen Sie sie ein.",
    },
    "tiktok.approveCancel": {
      title: "Storno annehmen",
      sees: "Jemand hat die Storno-Anfrage des Käufers angenommen. TikTok storniert die Bestellung.",
      try: "Nichts: Unsere Bestellung wird storniert, sobald TikTok es getan hat.",
    },
    "tiktok.refuseCancel": {
      title: "Storno ablehnen",
      sees: "Jemand hat die Storno-Anfrage des Käufers abgelehnt. TikTok beendet die Anfrage.",
      try: "Nichts: Die Sperre unserer Bestellung endet, sobald TikTok es getan hat.",
    },
    "remote.settle": {
      title: "TikTok hat sich geändert",
      sees: "Eine Datei sagt etwas Neueres als die letzte.",
      try: "Nichts.",
    },
  },
  guards: {
    isRemotePaid: "TikTok sagt, sie ist bezahlt",
    isRemoteOpen: "TikTok hält sie nicht zurück",
    isMapped: "Alle SKUs haben einen Artikel",
    isUnmasked: "Die Adresse ist nicht verdeckt",
    hasNoOrder: "Sie hat noch keine Bestellung von uns",
    hasGoods: "Sie hat Positionen",
    isConnected: "Der Shop ist verbunden",
    isUnanswered: "Sie ist noch nicht beantwortet",
    isRemoteHeld: "TikTok hält sie zurück",
    isRemoteProcessing: "TikTok wartet auf ihr Paket",
    isRemoteCancelAsked: "Der Käufer hat um Storno gebeten",
    isRemoteShipped: "Ein Frachtführer hat sie",
    isRemoteCompleted: "TikTok hat sie abgeschlossen",
    isRemoteCancelled: "TikTok hat sie storniert",
    "isConnected and isUnanswered": "Kann hier beantwortet werden",
    "isRemotePaid and isRemoteOpen and isMapped and isUnmasked and hasNoOrder and hasGoods":
      "Kann übernommen werden",
  },
  actors: {},
  delays: {},
};
