import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de um pedido do TikTok",
  purpose: "Leva um pedido do TikTok Shop do arquivo ao nosso pedido e segue o status do TikTok.",
  states: {
    "On Hold": {
      title: "Retido",
      sees: "O pedido está “Retido”: não está pago, ou o comprador ainda pode mudar de ideia.",
      try: "Espere até o TikTok liberá-lo e importe um arquivo mais novo.",
    },
    Processing: {
      title: "Em processamento",
      sees: "O pedido está “Em processamento”: o TikTok espera pelo pacote.",
      try: "Associe os SKUs, transfira-o e envie-o antes do prazo.",
    },
    "Cancel Requested": {
      title: "Cancelamento solicitado",
      sees:
        "O pedido está “Cancelamento solicitado”: o comprador pediu ao TikTok para cancelá-lo. O nosso pedido está retido.",
      try: "Responda no Seller Center do TikTok antes do prazo e importe um arquivo mais novo.",
    },
    Shipped: {
      title: "Enviado",
      sees: "O pedido está “Enviado”: uma transportadora tem o pacote.",
      try: "Nada.",
    },
    Completed: { title: "Concluído", sees: "O pedido está “Concluído” no TikTok.", try: "Nada." },
    Cancelled: {
      title: "Cancelado",
      sees: "O pedido está “Cancelado” no TikTok. O nosso também está, ou pede isso.",
      try: "Se o nosso pedido foi iniciado, responda ao pedido de cancelamento.",
    },
  },
  events: {
    "tiktok.push": {
      title: "Transferir",
      sees:
        "Alguém clicou em “Transferir”: o nosso pedido foi criado, ou o que tem o mesmo número foi ligado.",
      try: "Abra o nosso pedido e envie-o.",
    },
    "tiktok.approveCancel": {
      title: "Aceitar cancelamento",
      sees: "Alguém aceitou o pedido de cancelamento do comprador. O TikTok cancela o pedido.",
      try: "Nada: o nosso pedido é cancelado assim que o TikTok o fizer.",
    },
    "tiktok.refuseCancel": {
      title: "Recusar cancelamento",
      sees: "Alguém recusou o pedido de cancelamento do comprador. O TikTok encerra a solicitação.",
      try: "Nada: o bloqueio do nosso pedido termina assim que o TikTok o fizer.",
    },
    "remote.settle": {
      title: "O TikTok mudou",
      sees: "Um arquivo diz algo mais novo do que o anterior.",
      try: "Nada.",
    },
  },
  guards: {
    isRemotePaid: "O TikTok diz que está pago",
    isRemoteOpen: "O TikTok não o retém",
    isMapped: "Todos os SKUs têm um item",
    isUnmasked: "O endereço não está mascarado",
    hasNoOrder: "Ainda não tem um pedido nosso",
    hasGoods: "Tem linhas",
    isConnected: "A loja está conectada",
    isUnanswered: "Ainda não foi respondido",
    isRemoteHeld: "O TikTok o retém",
    isRemoteProcessing: "O TikTok espera pelo pacote",
    isRemoteCancelAsked: "O comprador pediu o cancelamento",
    isRemoteShipped: "Uma transportadora o tem",
    isRemoteCompleted: "O TikTok o concluiu",
    isRemoteCancelled: "O TikTok o cancelou",
    "isConnected and isUnanswered": "Pode ser respondido aqui",
    "isRemotePaid and isRemoteOpen and isMapped and isUnmasked and hasNoOrder and hasGoods":
      "Pronto para transferir",
  },
  actors: {},
  delays: {},
};
