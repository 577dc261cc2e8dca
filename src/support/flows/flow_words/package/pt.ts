import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de um pacote",
  purpose: "Leva um pacote das suas peças, pela etiqueta, até o comprador.",
  states: {
    Processing: {
      title: "Ainda sem etiqueta",
      sees: "O pacote está “Ainda sem etiqueta”.",
      try: "“Anexar etiqueta”; o pedido precisa estar pago e não retido.",
    },
    Failed: {
      title: "Etiqueta falhou",
      sees: "O pacote está em “Falhou”: não houve etiqueta.",
      try: "Mais uma vez “Anexar etiqueta”.",
    },
    Ready: {
      title: "Etiqueta pronta",
      sees: "O pacote diz “Etiqueta pronta”; nem tudo está embalado.",
      try: "Embale as peças, ou “Confirmar como embalado”.",
    },
    Packed: {
      title: "Embalado",
      sees: "O pacote está “Embalado”: está tudo nele.",
      try: "“Despachar” quando a transportadora o levar.",
    },
    Boxed: {
      title: "Na caixa",
      sees: "O pacote está “Na caixa”.",
      try: "Despache a caixa.",
    },
    "Handed Over": {
      title: "Despachado",
      sees: "O pacote está “Despachado”: está com a transportadora.",
      try: "Acompanhe o código. “Desfazer despacho” vale por dois minutos.",
    },
    "In Transit": {
      title: "Em trânsito",
      sees: "O pacote está “Em trânsito”.",
      try: "Esperar, ou ver a página da transportadora.",
    },
    Customs: {
      title: "Na alfândega",
      sees: "O pacote está “Na alfândega”.",
      try: "Esperar; se demorar, perguntar à transportadora.",
    },
    "Out For Delivery": {
      title: "Saiu para entrega",
      sees: "O pacote “Saiu para entrega”.",
      try: "Esperar: chega logo.",
    },
    Exception: {
      title: "Ocorrência",
      sees: "O pacote tem uma “Ocorrência”: algo deu errado no caminho.",
      try: "Ver a página da transportadora e perguntar a ela.",
    },
    "Return To Sender": {
      title: "Retorno ao remetente",
      sees: "O pacote está voltando para nós.",
      try: "Peça o endereço certo ao comprador.",
    },
    Delivered: {
      title: "Entregue",
      sees: "O pacote está “Entregue”.",
      try: "Nada; se voltar: “Marcar como devolvido”.",
    },
    Returned: {
      title: "Devolvido",
      sees: "O pacote está “Devolvido”: está aqui de novo.",
      try: "Veja com o vendedor o que fazer com ele.",
    },
    Lost: {
      title: "Extraviado",
      sees: "O pacote está “Extraviado”.",
      try: "Abra um caso. Se voltar mesmo assim: “Marcar como devolvido”.",
    },
    Voided: {
      title: "Anulado",
      sees: "O pacote está “Anulado”: cancelado, com a etiqueta.",
      try: "Nada: as peças esperam outro pacote.",
    },
    Cancelled: {
      title: "Cancelado",
      sees: "O pacote está “Cancelado”: nada segue nele.",
      try: "Nada.",
    },
  },
  events: {
    "label.attach": {
      title: "Anexar etiqueta",
      sees: "Alguém informou transportadora e número.",
      try: "Se estiver bloqueado, o motivo diz o que falta.",
    },
    "label.void": {
      title: "Anular etiqueta",
      sees: "Alguém a anulou e deu um motivo.",
      try: "Anexe outra se ele ainda vai sair.",
    },
    "package.confirm": {
      title: "Confirmar como embalado",
      sees: "Alguém confirmou à mão que está tudo nele.",
      try: "Se estiver bloqueado, conclua antes as peças.",
    },
    "package.split": {
      title: "Dividir pacote",
      sees: "Algumas peças foram para um pacote próprio.",
      try: "Anexe uma etiqueta aos dois.",
    },
    "package.merge": {
      title: "Juntar a outro",
      sees: "As peças dele foram para outro pacote.",
      try: "Veja o outro pacote.",
    },
    "package.cancel": {
      title: "Cancelar pacote",
      sees: "Alguém o cancelou.",
      try: "“Montar um pacote” no pedido, para enviar as peças.",
    },
    "package.handOver": {
      title: "Despachar",
      sees: "A transportadora o levou.",
      try: "Acompanhe o código de rastreio.",
    },
    "handOver.undo": {
      title: "Desfazer despacho",
      sees: "O despacho foi desfeito.",
      try: "Nada: ele ainda está aqui.",
    },
    "package.track": {
      title: "Adicionar evento de rastreio",
      sees: "Alguém anotou o que diz a transportadora.",
      try: "Nada.",
    },
    "package.deliver": {
      title: "Marcar como entregue",
      sees: "Alguém disse que chegou.",
      try: "Se estiver bloqueado, esperar a leitura da transportadora.",
    },
    "package.lose": {
      title: "Marcar como extraviado",
      sees: "Alguém disse que se extraviou.",
      try: "Abra um caso.",
    },
    "package.return": {
      title: "Marcar como devolvido",
      sees: "Alguém disse que voltou.",
      try: "Veja com o vendedor.",
    },
    "labels.settle": {
      title: "Segue a etiqueta",
      sees: "A etiqueta chegou ou se foi.",
      try: "Nada: isto acontece sozinho.",
    },
    "units.settle": {
      title: "Segue as peças",
      sees: "Uma peça dele se moveu.",
      try: "Nada: isto acontece sozinho.",
    },
    "track.settle": {
      title: "Segue o rastreio",
      sees: "A transportadora disse algo novo.",
      try: "Nada: isto acontece sozinho.",
    },
  },
  guards: {
    hasUnits: "Há algo nele",
    isEmpty: "Não há nada nele",
    isHandOverUndoable: "Você o despachou agora há pouco",
    "isHandOverUndoable and isUnscanned": "Despachado há pouco, não lido",
    isLabelIdle: "Não tem etiqueta",
    "isLabelIdle and isSplittable": "Sem etiqueta, mais de uma peça",
    isLabelled: "Tem etiqueta",
    "isLabelled and isVerified": "Tem etiqueta e está tudo embalado",
    isMade: "Toda peça está pronta",
    isOrderOpen: "Os pedidos nele estão abertos",
    "isOrderOpen and isMade": "Pedidos abertos, peças prontas",
    "isOrderOpen and isPaid and isLabelIdle and hasUnits": "Abertos, pagos, sem etiqueta, não vazio",
    isPaid: "Os pedidos nele estão pagos",
    isSplittable: "Há mais de uma peça nele",
    isTracked: "A transportadora diz isso",
    isUnlabelled: "A etiqueta se foi",
    isUnscanned: "A transportadora não o leu",
    isUntracked: "A transportadora não informa",
    isUnverified: "Nem tudo está embalado",
    isVerified: "Está tudo embalado",
  },
  actors: {},
  delays: {},
};
