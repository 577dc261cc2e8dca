import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  wallets: {
    title: "Solde",
    loading: "Chargement",
    none: "Vous n’avez pas de portefeuille.",
    together: "Les soldes de {count} vendeurs, additionnés.",
    failed: "Le solde n’a pas pu être chargé. {why}",
    again: "Réessayer",
    available: "Disponible",
    balance: "Solde",
    inWallet: "Dans le portefeuille",
    reserved: "Réservé",
    owed: "Dû",
    credited: "Crédité",
    limit: "Limite de crédit",
    awaiting: {
      one: "{number} commande en attente de fonds",
      other: "{number} commandes en attente de fonds",
    },
    isLow: "Le solde est bas. Rechargez-le pour que les commandes puissent être payées.",
    topUp: "Recharger",
    statement: "Relevé",
    waiting: "Commandes en attente",
    amount: "Montant",
    most: "Au plus {amount}.",
    owes: "{name} doit {amount}.",
    tooMuch: "Saisissez un montant jusqu’à {amount}.",
    pay: "Payer {amount}",
    nothingToPay: "Rechargez le solde pour payer ce qui est dû.",
  },
  event: { wallet: { payOwed: "Payer ce qui est dû" } },
};
