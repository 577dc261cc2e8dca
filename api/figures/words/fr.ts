import type { NoticesLike } from "../../notices.ts";
import type { notices as english, reasons as englishReasons } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof englishReasons, string>> = {
  tooManyGroups: "Il y a plus de 50 000 groupes. Choisissez moins de jours ou un autre regroupement.",
};

export const notices: NoticesLike<typeof english> = {
  reportDue: { subject: "{report} : {name}", content: "{first} – {last}\n{figures}" },
  reportRefused: {
    subject: "{report} : {name} n’a pas été envoyé",
    content: "Vous n’avez plus accès à ce rapport ou à la vue enregistrée.",
  },
  reportFailed: {
    subject: "{report} : {name} n’a pas été envoyé",
    content: "Il n’a pas pu être calculé. Ouvrez la vue et vérifiez ses filtres.",
  },
  reportsDue: { subject: "{count} rapports", content: "{lines}" },
  vipChanges: {
    subject: "Niveaux VIP après {first} – {last}",
    content:
      "Vendeurs dont le niveau changerait : {count}. Rien ne change tant que vous ne l’appliquez pas sur la page Statistiques.",
  },
  vipMonths: { subject: "Niveaux VIP après {count} mois", content: "{lines}" },
};
