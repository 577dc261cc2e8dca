import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma recarga",
  purpose: "Leva uma recarga, ou um lançamento manual, da solicitação à decisão de outra pessoa.",
  states: {
    Pending: {
      title: "Pendente",
      sees: "A recarga está “Pendente”: o saldo ainda não mudou.",
      try: "Esperar a contabilidade; quem a solicitou pode clicar em “Cancelar solicitação”.",
    },
    Approved: {
      title: "Aprovada",
      sees: "A recarga está “Aprovada”: foi lançada no saldo.",
      try: "Nada. Se estava errada, alguém que não a aprovou clica em “Estornar”.",
    },
    Rejected: {
      title: "Rejeitada",
      sees: "A recarga está “Rejeitada”, com um motivo; o saldo não mudou.",
      try: "Ler o motivo e clicar em “Solicitar recarga” com os dados certos.",
    },
    Cancelled: {
      title: "Cancelada",
      sees: "A recarga está em “Cancelado”: a solicitação foi retirada, e o saldo não mudou.",
      try: "Clicar em “Solicitar recarga” se ela ainda for necessária.",
    },
    Reversed: {
      title: "Estornada",
      sees: "A recarga está “Estornada”, com um motivo: o saldo está como sem ela.",
      try: "Ler o motivo e clicar em “Solicitar recarga” com os dados certos.",
    },
  },
  events: {
    "topup.approve": {
      title: "Aprovar",
      sees: "Alguém clicou em “Aprovar”: foi lançada no saldo.",
      try: "Se for recusado, ler por quê: outra pessoa decide, ou falta antes uma taxa de câmbio.",
    },
    "topup.reject": {
      title: "Rejeitar",
      sees: "Alguém clicou em “Rejeitar” e deu um motivo.",
      try: "Ler o motivo.",
    },
    "topup.cancel": {
      title: "Cancelar solicitação",
      sees: "Quem a solicitou clicou em “Cancelar solicitação”.",
      try: "Nada, ou “Solicitar recarga” de novo.",
    },
    "topup.reverse": {
      title: "Estornar",
      sees: "Alguém clicou em “Estornar” e deu um motivo: o saldo volta ao que era.",
      try: "Se for recusado, pedir a alguém que não a aprovou.",
    },
  },
  guards: {
    isMaker: "A pessoa a solicitou",
    isNotMaker: "Outra pessoa a solicitou",
    "isNotMaker and isOnce and hasRate and areBooksSound": "De outra pessoa, e tudo foi conferido",
    isNotChecker: "A pessoa não a aprovou",
    isOnce: "A transação dela não foi aprovada",
    hasRate: "A taxa de câmbio dela é conhecida",
    areBooksSound: "Livros em ordem, ou não é repasse",
  },
  actors: {},
  delays: {},
};
