import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma lista de postagem",
  purpose: "Leva os pacotes da estante ao balcão dos correios, em uma lista contada.",
  states: {
    Processing: {
      title: "Em processamento",
      sees: "A lista está “Em processamento”: pacotes entram e saem dela.",
      try: "Coloque os pacotes, depois pressione “Gerar”.",
    },
    Generated: {
      title: "Gerada",
      sees: "A lista está “Gerada”: está fixa e pode ser impressa.",
      try: "Confira por leitura, depois pressione “Entregar”. Para mudá-la, pressione “Refazer”.",
    },
    Submitted: {
      title: "Entregue",
      sees: "A lista está “Entregue”: os correios têm os pacotes, que contam como enviados.",
      try: "Pressione “Aceita pelos correios” e indique o que não aceitaram.",
    },
    Accepted: {
      title: "Aceita",
      sees: "A lista está “Aceita”: os pacotes são despachados em um minuto.",
      try: "Pressione “Encerrar” quando nada estiver aberto.",
    },
    Closed: { title: "Encerrada", sees: "A lista está “Encerrada”.", try: "Nada." },
    Cancelled: {
      title: "Cancelada",
      sees: "A lista está “Cancelada”: os pacotes estão livres.",
      try: "Crie outra se ainda for necessária.",
    },
  },
  events: {
    "manifest.add": {
      title: "Colocar",
      sees: "Pacotes foram colocados nela.",
      try: "Se estiver bloqueado, um pacote não está embalado, está em outra lista ou é de outro lugar.",
    },
    "manifest.remove": { title: "Tirar", sees: "Pacotes foram tirados dela.", try: "Nada." },
    "manifest.generate": {
      title: "Gerar",
      sees: "Alguém pressionou “Gerar”: a lista está fixa.",
      try: "Se estiver bloqueado, deixe de fora o pacote indicado ou feche a caixa indicada.",
    },
    "manifest.submit": {
      title: "Entregar",
      sees: "Alguém contou os objetos e os entregou.",
      try:
        "Se estiver bloqueado, leia o motivo: o número difere, ou um pacote não pode sair. Então pressione “Refazer”.",
    },
    "manifest.accept": {
      title: "Aceita pelos correios",
      sees: "Os correios aceitaram os pacotes, menos os recusados.",
      try: "Se estiver bloqueado, o pacote indicado já saiu.",
    },
    "manifest.close": { title: "Encerrar", sees: "Alguém pressionou “Encerrar”.", try: "Nada." },
    "manifest.remake": {
      title: "Refazer",
      sees: "Alguém pressionou “Refazer”: foi cancelada, e outra foi feita.",
      try: "Abra a nova lista.",
    },
    "manifest.cancel": {
      title: "Cancelar lista",
      sees: "Alguém pressionou “Cancelar lista”: os pacotes estão livres.",
      try: "Nada.",
    },
  },
  guards: {
    isRoomLeft: "Os pacotes podem entrar",
    isAnyListed: "Tem um pacote",
    isOneOrigin: "Todos estão no local dela",
    isOneMethod: "Todos vão pelo método dela",
    isAllLabelled: "Todos têm número postal",
    isPostSound: "Todos podem sair",
    isEachBoxClosed: "Todas as caixas estão fechadas",
    isNotPast: "O dia dela não passou",
    areItemsCounted: "O número está certo",
    isEachListed: "Os pacotes estão nela",
    isAnyLeft: "Sobra um pacote",
    isEachRejectable: "Os pacotes ainda estão aqui",
    "isAnyListed and isOneOrigin and isOneMethod and isAllLabelled and isPostSound and isEachBoxClosed and isNotPast":
      "Tudo o que os correios pedem",
    "isAllLabelled and isPostSound and isEachBoxClosed and areItemsCounted": "Correta e contada",
    "isEachListed and isAnyLeft": "Nela, e sobra um",
    "isEachListed and isEachRejectable": "Nela, e ainda aqui",
  },
  actors: {},
  delays: {},
};
