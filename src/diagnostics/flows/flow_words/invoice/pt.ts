import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O percurso de uma fatura",
  purpose: "Leva o que foi cobrado de um vendedor em um mês do rascunho ao pagamento.",
  states: {
    Draft: {
      title: "Rascunho",
      sees: "A fatura está como “Rascunho”: tem os lançamentos de um mês encerrado e ainda não tem número.",
      try: "Confira e pressione “Emitir”. Reembolsos dos pedidos dela entram junto.",
    },
    Issued: {
      title: "Emitida",
      sees: "A fatura está como “Emitida”: tem número e vencimento.",
      try: "Pressione “Pagar” ou aguarde o pagamento.",
    },
    "Partially Paid": {
      title: "Parcialmente paga",
      sees: "Uma parte da fatura está paga.",
      try: "Pressione “Pagar” para o restante.",
    },
    Overdue: {
      title: "Vencida",
      sees: "A fatura está como “Vencida”: o vencimento passou, e o vendedor não pode pagar nenhum pedido.",
      try: "Pressione “Pagar”.",
    },
    Disputed: {
      title: "Contestada",
      sees: "A fatura está como “Contestada”: ninguém recebe lembrete dela.",
      try: "Leia o motivo. A contabilidade pressiona “Encerrar contestação” ou “Anular”.",
    },
    Paid: { title: "Paga", sees: "A fatura está como “Paga”.", try: "Nada." },
    Void: {
      title: "Anulada",
      sees:
        "A fatura está como “Anulada”: uma nota de crédito a compensa, e os lançamentos estão em um novo rascunho.",
      try: "Abra o novo rascunho e emita-o quando estiver certo.",
    },
  },
  events: {
    "invoice.issue": {
      title: "Emitir",
      sees: "Alguém pressionou “Emitir”: a fatura tem número.",
      try:
        "Se estiver bloqueado, o mês dela não terminou, ou os créditos superam os débitos: então ela continua com o próximo mês.",
    },
    "invoice.pay": {
      title: "Pagar",
      sees: "Um valor saiu da carteira para ela.",
      try: "Se estiver bloqueado, recarregue antes a carteira.",
    },
    "invoice.awaitFunds": {
      title: "Pagar quando houver saldo",
      sees: "É paga assim que a carteira a cobrir.",
      try: "Nada.",
    },
    "invoice.forgetFunds": {
      title: "Não esperar mais",
      sees: "Não é mais paga automaticamente.",
      try: "Nada.",
    },
    "invoice.dispute": { title: "Contestar", sees: "Alguém a contesta, com um motivo.", try: "Nada." },
    "invoice.resume": { title: "Encerrar contestação", sees: "A contestação acabou.", try: "Nada." },
    "invoice.void": {
      title: "Anular",
      sees: "Alguém pressionou “Anular”, com um motivo.",
      try: "Se estiver bloqueado, uma parte foi paga: reembolse os pedidos.",
    },
    "payments.settle": {
      title: "Atualizada pelo razão",
      sees: "Um pagamento, um crédito ou o vencimento a mudou.",
      try: "Nada.",
    },
  },
  guards: {
    hasEntries: "Tem lançamentos",
    isPeriodOver: "O mês terminou",
    isNotCredit: "Os créditos não superam os débitos",
    isWithinOpen: "Não mais que o aberto",
    isCovered: "A carteira cobre",
    isNothingPaid: "Nada foi pago",
    isAwaiting: "Espera saldo",
    isNotAwaiting: "Ainda não espera",
    isNothingOpen: "Nada em aberto",
    isSomethingOpen: "Há valor em aberto",
    isPastDue: "O vencimento passou",
    isPartlyPaid: "Uma parte está paga",
    isStale: "O razão tem outras somas",
    "hasEntries and isPeriodOver and isNotCredit": "Mês encerrado, total não negativo",
    "isWithinOpen and isCovered": "Em aberto e coberto",
    "isSomethingOpen and isPastDue": "Em aberto e vencido",
    "isSomethingOpen and isPartlyPaid": "Em aberto e pago em parte",
  },
  actors: {},
  delays: {},
};
