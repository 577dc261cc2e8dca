import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma fatura de envio",
  purpose: "Leva as caixas da doca ao agente de carga, e a fatura do agente ao pagamento.",
  states: {
    Pending: {
      title: "Pendente",
      sees: "A fatura está “Pendente”: caixas podem ser postas e tiradas.",
      try: "Ponha as caixas e pressione “Entregar”.",
    },
    Confirmed: {
      title: "Entregue",
      sees: "A fatura está “Entregue”: o agente assinou e as caixas saíram.",
      try:
        "Pressione “Avaliar” e depois “Lançar fatura”. Uma assinatura errada pode ser retirada até os pacotes seguirem.",
    },
    Invoiced: {
      title: "Faturada",
      sees: "A fatura está “Faturada”: o valor do agente está nos livros.",
      try: "Pressione “Registrar pagamento” quando for paga.",
    },
    Disputed: {
      title: "Contestada",
      sees: "A fatura está “Contestada”, com um motivo.",
      try: "Combine um valor com o agente e pressione “Encerrar disputa”.",
    },
    Paid: {
      title: "Paga",
      sees: "A fatura está “Paga”.",
      try: "Nada.",
    },
    Cancelled: {
      title: "Cancelada",
      sees: "A fatura está “Cancelada”: as caixas foram tiradas.",
      try: "Crie outra se ela for necessária.",
    },
  },
  events: {
    "bill.confirm": {
      title: "Entregar",
      sees: "Alguém contou as caixas e o agente assinou.",
      try:
        "Se estiver bloqueado, leia o motivo: uma caixa está aberta, um pacote retido ou a contagem difere.",
    },
    "bill.unconfirm": {
      title: "Retirar a assinatura",
      sees: "Alguém pressionou “Retirar a assinatura”: as caixas voltaram à doca.",
      try: "Se estiver bloqueado, a fatura está avaliada ou os pacotes saíram.",
    },
    "bill.cancel": {
      title: "Cancelar fatura",
      sees: "Alguém pressionou “Cancelar fatura”: as caixas foram tiradas.",
      try: "Nada.",
    },
    "bill.rate": {
      title: "Avaliar",
      sees: "Alguém pressionou “Avaliar”: a tabela de custos diz quanto deveria custar.",
      try: "Se estiver bloqueado, adicione uma tabela de custos locais para o agente.",
    },
    "bill.invoice": {
      title: "Lançar fatura",
      sees: "Alguém lançou a fatura do agente.",
      try: "Se estiver bloqueado, avalie ou conteste a fatura.",
    },
    "bill.dispute": {
      title: "Contestar",
      sees: "Alguém pressionou “Contestar” e deu um motivo.",
      try: "Leia o motivo.",
    },
    "bill.agree": {
      title: "Encerrar disputa",
      sees: "Alguém lançou o valor combinado.",
      try: "Nada.",
    },
    "bill.pay": {
      title: "Registrar pagamento",
      sees: "Alguém registrou o pagamento.",
      try: "Se estiver bloqueado, outra pessoa tem de pagar.",
    },
    "boxes.settle": {
      title: "As caixas mudaram",
      sees: "Uma caixa foi posta ou tirada: as somas foram contadas de novo.",
      try: "Nada.",
    },
  },
  guards: {
    hasBoxes: "Ela tem uma caixa",
    isAllClosed: "Todas as caixas estão fechadas",
    isSound: "Todos os pacotes podem sair",
    isLoadable: "Tem no máximo 100 caixas",
    areBoxesCounted: "A contagem está certa",
    "hasBoxes and isAllClosed and isSound and areBoxesCounted and isLoadable":
      "Caixas, pacotes e contagem em ordem",
    areBoxesStale: "As caixas mudaram",
    isUnrated: "Não está avaliada",
    isUnmoved: "Nenhum pacote saiu",
    "isUnrated and isUnmoved": "Não avaliada, e nenhum pacote saiu",
    hasCostTable: "Uma tabela de custos tem preço",
    isRated: "Está avaliada",
    isNotAbove: "O valor não está acima do avaliado",
    isNotBelow: "O valor não está abaixo do avaliado",
    "isRated and isNotAbove and isNotBelow": "Avaliada, e o valor confere em 0,5 %",
    isSecondPayer: "Outra pessoa lançou, ou é pequeno",
  },
  actors: {},
  delays: {},
};
