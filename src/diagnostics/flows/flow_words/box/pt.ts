import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma caixa",
  purpose: "Reúne pacotes que saem juntos, do primeiro pacote até o gateway.",
  states: {
    "Processing": {
      title: "Em processamento",
      sees: "A caixa está “Em processamento”: pacotes entram e saem.",
      try: "Encha-a na estação de caixas e depois aperte “Fechar”.",
    },
    "Closed": {
      title: "Fechada",
      sees: "A caixa está “Fechada”: foi pesada, e nada entra nem sai.",
      try: "Ponha-a em uma fatura de envio, ou aperte “Reabrir”.",
    },
    "Handed Over": {
      title: "Entregue",
      sees: "A caixa está “Entregue”: a transportadora assinou, ou o manifesto foi enviado.",
      try: "Aperte “Registrar recebimento” quando chegar.",
    },
    "Received": {
      title: "Recebida",
      sees: "A caixa está “Recebida”: chegou ao gateway.",
      try: "Nada: terminou.",
    },
    "Cancelled": {
      title: "Cancelada",
      sees: "A caixa está “Cancelada”: estava vazia.",
      try: "Crie outra se precisar.",
    },
  },
  events: {
    "box.close": {
      title: "Fechar",
      sees: "Alguém apertou “Fechar” e informou o peso.",
      try: "Compare o peso, ou conte os pacotes.",
    },
    "box.closeAnyway": {
      title: "Fechar mesmo assim",
      sees: "Alguém a fechou apesar do peso, com um motivo.",
      try: "Leia o motivo no histórico.",
    },
    "box.cancel": {
      title: "Cancelar caixa",
      sees: "Alguém apertou “Cancelar caixa”.",
      try: "Nada: estava vazia.",
    },
    "box.reopen": { title: "Reabrir", sees: "Alguém apertou “Reabrir”.", try: "Pese-a de novo ao fechar." },
    "box.bill": {
      title: "Pôr em uma fatura",
      sees: "Foi lida para uma fatura de envio.",
      try: "Abra essa fatura.",
    },
    "box.unbill": {
      title: "Tirar da fatura",
      sees: "Foi retirada da fatura de envio.",
      try: "Ponha-a em outra.",
    },
    "box.load": { title: "Pôr em um voo", sees: "Foi lida para um voo.", try: "Abra esse voo." },
    "box.unload": { title: "Tirar do voo", sees: "Foi retirada do voo.", try: "Ponha-a em outro." },
    "box.handOver": {
      title: "Entregar",
      sees: "A transportadora assinou a fatura de envio, ou o manifesto dos pacotes foi enviado.",
      try: "Os pacotes seguem em minutos.",
    },
    "box.takeBack": {
      title: "Retomar",
      sees: "A assinatura da fatura de envio foi retirada.",
      try: "Entregue-a de novo com a fatura de envio.",
    },
    "box.receive": { title: "Registrar recebimento", sees: "Foi registrada no gateway.", try: "Nada." },
    "packages.settle": {
      title: "Pacotes contados",
      sees: "Um pacote entrou ou saiu.",
      try: "Nada: isso acontece sozinho.",
    },
  },
  guards: {
    "hasPackages": "Há um pacote nela",
    "isEmpty": "Não há pacote nela",
    "isSound": "Nenhum pacote em espera ou anulado",
    "isOnScale": "A balança mostra mais que a caixa vazia",
    "isLiftable": "Pesa no máximo 30 kg",
    "isInTolerance": "O peso confere com os pacotes",
    "isCounted": "Contados onde o peso não prova nada",
    "isOnNothing": "Em nenhuma fatura e nenhum voo",
    "isFree": "Em nenhuma fatura",
    "isOnBill": "Em uma fatura",
    "isBillPending": "Essa fatura está pendente",
    "isSamePlace": "Essa fatura é do local dela",
    "isOffFlight": "Em nenhum voo",
    "isOnFlight": "Em um voo",
    "isFlightOpen": "Esse voo está em preparação",
    "isSameGateway": "Esse voo vai ao gateway dela",
    "isMiscounted": "As somas estão velhas",
    "hasPackages and isSound and isOnScale and isLiftable and isInTolerance and isCounted":
      "Em ordem, pesada, contada",
    "hasPackages and isSound and isOnScale and isLiftable": "Em ordem e pesada",
    "isEmpty and isOnNothing": "Vazia, em nenhuma fatura e nenhum voo",
    "isFree and isBillPending and isSamePlace": "Livre, pendente, mesmo local",
    "isOnBill and isBillPending": "Em uma fatura pendente",
    "isOffFlight and isFlightOpen and isSameGateway": "Livre, aberto, mesmo gateway",
    "isOnFlight and isFlightOpen": "Em um voo aberto",
  },
  actors: {},
  delays: {},
};
