import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  shopLinesClosed:
    "La commande est payée : ses lignes ne changent plus. Refusez la différence ou annulez la commande.",
  shopCancelClosed: "La commande ne peut plus être annulée. Refusez la différence.",
  shopDecided: "Quelqu’un a déjà décidé, ou la boutique l’a encore modifiée. Rechargez la boutique.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  shopTokenRefused: {
    subject: "{shop} : la boutique refuse notre accès",
    content:
      "Copiez de nouveau les clés de la boutique et enregistrez-les dans la connexion de cette boutique.",
  },
  shopSignInEnded: {
    subject: "{shop} : la boutique refuse notre accès",
    content: "Ouvrez la boutique et reconnectez-vous à sa plateforme.",
  },
  shopAddressChanged: {
    subject: "{shop} : l’adresse de la boutique a changé",
    content: "Saisissez la nouvelle adresse dans la connexion de cette boutique.",
  },
  shopRightMissing: {
    subject: "{shop} : un droit manque",
    content:
      "Donnez à notre application les droits que nomment ses étapes, puis enregistrez de nouveau les clés.",
  },
  shopNotAShop: {
    subject: "{shop} : aucune boutique à cette adresse",
    content: "Vérifiez l’adresse dans la connexion de cette boutique.",
  },
  shopsBroken: { subject: "Les connexions de {count} boutiques sont interrompues", content: "{lines}" },
};
