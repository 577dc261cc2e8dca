import type { Translation } from "../../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  keptScans: {
    kept: {
      one: "{count} scan conservé, non confirmé",
      other: "{count} scans conservés, non confirmés",
    },
    sending: "Envoi…",
    offline: "Il n’y a pas de connexion. Envoi dès qu’elle revient.",
    stuck:
      "Envoi impossible pour le moment. Reconnectez-vous, ou demandez si vous pouvez encore scanner ici.",
    noStorage: "Cet appareil ne peut pas conserver les scans. Sans connexion, rien ne peut être scanné.",
    retry: "Envoyer maintenant",
    refused: {
      one: "{count} scan conservé a été refusé",
      other: "{count} scans conservés ont été refusés",
    },
    refusedOne: "{code} · {when} : {reason}",
    seen: "Vu",
    others: {
      one: "{count} scan conservé de {name} attend. Connectez-vous en tant que {name} pour l’envoyer.",
      other:
        "{count} scans conservés de {name} attendent. Connectez-vous en tant que {name} pour les envoyer.",
    },
    queueFull: "Le scan n’a pas été pris : 2 000 sont déjà conservés. Connectez d’abord cet appareil.",
    cannotKeep:
      "Le scan n’a pas été pris : il n’y a pas de connexion, et cet appareil ne peut pas conserver les scans.",
    leave: {
      title: "Se déconnecter avec des scans non envoyés ?",
      text:
        "Certains de vos scans sont conservés sur cet appareil et non confirmés. Ils y restent et sont envoyés quand vous vous reconnectez sur cet appareil.",
    },
  },
};
