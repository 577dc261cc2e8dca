import type { Translation } from "../../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  keptScans: {
    kept: {
      one: "{count} Scan aufbewahrt, nicht bestätigt",
      other: "{count} Scans aufbewahrt, nicht bestätigt",
    },
    sending: "Wird gesendet…",
    offline: "Es gibt keine Verbindung. Gesendet wird, sobald sie wieder da ist.",
    stuck:
      "Sie können gerade nicht gesendet werden. Melden Sie sich neu an, oder fragen Sie, ob Sie hier noch scannen dürfen.",
    noStorage: "Dieses Gerät kann keine Scans aufbewahren. Ohne Verbindung lässt sich nichts scannen.",
    retry: "Jetzt senden",
    refused: {
      one: "{count} aufbewahrter Scan wurde abgelehnt",
      other: "{count} aufbewahrte Scans wurden abgelehnt",
    },
    refusedOne: "{code} · {when}: {reason}",
    seen: "Gesehen",
    others: {
      one: "{count} aufbewahrter Scan von {name} wartet. Melden Sie sich als {name} an, um ihn zu senden.",
      other: "{count} aufbewahrte Scans von {name} warten. Melden Sie sich als {name} an, um sie zu senden.",
    },
    queueFull:
      "Der Scan wurde nicht angenommen: 2.000 sind schon aufbewahrt. Verbinden Sie zuerst dieses Gerät.",
    cannotKeep:
      "Der Scan wurde nicht angenommen: Es gibt keine Verbindung, und dieses Gerät kann keine Scans aufbewahren.",
    leave: {
      title: "Mit nicht gesendeten Scans abmelden?",
      text:
        "Einige Ihrer Scans sind auf diesem Gerät aufbewahrt und nicht bestätigt. Sie bleiben hier und werden gesendet, wenn Sie sich auf diesem Gerät wieder anmelden.",
    },
  },
};
