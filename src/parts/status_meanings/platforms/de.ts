/** Meanings of the statuses of platforms' labels and orders. */
import type { StatusMeanings } from "../shape.ts";

export const ofPlatforms: Pick<StatusMeanings, "label_page" | "tiktok_order"> = {
  label_page: {
    status: {
      Unmatched: "Nichts auf der Seite nennt mit Sicherheit eine Bestellung.",
      Matched: "Die Seite gehört zu einer Bestellung und lässt sich anhängen.",
      Duplicate: "Eine frühere Seite ist dasselbe Etikett.",
      Mismatch: "Die Angaben der Seite widersprechen sich oder der Bestellung.",
      Attached: "Die Seite ist das Etikett ihres Pakets.",
      Discarded: "Niemand benutzt die Seite.",
    },
  },
  tiktok_order: {
    status: {
      "On Hold": "TikTok hält die Bestellung zurück, oder sie ist nicht bezahlt.",
      Processing: "TikTok wartet auf das Paket.",
      "Cancel Requested": "Der Käufer hat TikTok gebeten, die Bestellung zu stornieren.",
      Shipped: "Ein Frachtführer hat das Paket.",
      Completed: "TikTok hat die Bestellung abgeschlossen.",
      Cancelled: "TikTok hat die Bestellung storniert.",
    },
  },
};
