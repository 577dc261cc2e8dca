import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  wallets: {
    title: "Saldo",
    loading: "Carregando",
    none: "Você não tem carteira.",
    together: "Os saldos de {count} vendedores, somados.",
    failed: "Não foi possível carregar o saldo. {why}",
    again: "Tentar de novo",
    available: "Disponível",
    balance: "Saldo",
    inWallet: "Na carteira",
    reserved: "Reservado",
    owed: "Em dívida",
    credited: "Creditado",
    limit: "Limite de crédito",
    awaiting: { one: "{number} pedido à espera de saldo", other: "{number} pedidos à espera de saldo" },
    isLow: "O saldo está baixo. Carregue-o para que os pedidos possam ser pagos.",
    topUp: "Carregar saldo",
    statement: "Extrato",
    waiting: "Pedidos à espera",
    amount: "Valor",
    most: "No máximo {amount}.",
    owes: "{name} deve {amount}.",
    tooMuch: "Introduza um valor até {amount}.",
    pay: "Pagar {amount}",
    nothingToPay: "Carregue o saldo para pagar o que está em dívida.",
  },
  event: { wallet: { payOwed: "Pagar o que está em dívida" } },
};
