import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Mesa de embalagem",
  purpose: "Leva um pacote da primeira peça até a etiqueta lida.",
  states: {
    "empty": {
      title: "Nada na mesa",
      sees: "“Leia uma peça”.",
      try: "Leia uma peça, um pacote ou uma etiqueta.",
    },
    "sorting": { title: "Vendo onde está", sees: "Nada: é imediato.", try: "Nada." },
    "packing": {
      title: "Embalando",
      sees: "Quantas peças de quantas estão nele.",
      try: "Leia a próxima peça, ou separe o que falta.",
    },
    "weighing": { title: "Pesando", sees: "Um campo grande para gramas.", try: "Pese o pacote." },
    "weighing.asking": {
      title: "Peso pedido",
      sees: "“Pese” e o peso esperado.",
      try: "Digite os gramas, ou confirme o esperado.",
    },
    "weighing.unsure": {
      title: "Longe do esperado",
      sees: "Âmbar com os dois pesos.",
      try: "Confirme, ou pese de novo.",
    },
    "weighing.asked": { title: "Peso enviado", sees: "“Enviando…”.", try: "Espere um momento." },
    "buying": { title: "Etiqueta a caminho", sees: "“Comprando a etiqueta…”.", try: "Espere um momento." },
    "buying.waiting": { title: "Esperando", sees: "“Comprando a etiqueta…”.", try: "Espere um momento." },
    "buying.long": {
      title: "Demora",
      sees: "“A etiqueta está demorando mais que o normal”.",
      try: "Ponha de lado e continue.",
    },
    "labelled": {
      title: "A etiqueta chegou",
      sees: "“Cole a etiqueta e leia-a”.",
      try: "Leia a etiqueta no pacote.",
    },
    "labelled.sorting": { title: "Etiqueta vista", sees: "Nada: é imediato.", try: "Nada." },
    "labelled.printing": {
      title: "Impressa sozinha",
      sees: "A etiqueta sai da impressora.",
      try: "Cole-a e leia-a.",
    },
    "labelled.there": {
      title: "Etiqueta conhecida",
      sees: "O número da etiqueta.",
      try: "Imprima se faltar, depois leia-a.",
    },
    "failed": {
      title: "Sem etiqueta",
      sees: "“Pôr de lado, sem etiqueta” com o motivo.",
      try: "Ponha de lado, continue, avise o escritório.",
    },
    "refused": {
      title: "Etiqueta recusada",
      sees: "“Pôr de lado, sem etiqueta” com o motivo.",
      try: "Ponha de lado, ou tente de novo.",
    },
    "retried": { title: "Nova tentativa", sees: "“Comprando a etiqueta…”.", try: "Espere um momento." },
    "done": { title: "Pronto", sees: "O código do pacote em verde.", try: "Pegue a próxima peça." },
  },
  events: {
    "scan.sent": {
      title: "Leitura a caminho",
      sees: "Um código foi guardado no aparelho e enviado.",
      try: "Espere o resultado.",
    },
    "scan.answered": { title: "Leitura respondida", sees: "O resultado chegou.", try: "Leia o resultado." },
    "parcel.came": { title: "Pacote carregado", sees: "O pacote como está agora.", try: "Nada." },
    "weight.enter": {
      title: "Peso digitado",
      sees: "Gramas foram digitados, ou vieram da balança.",
      try: "Leia o resultado.",
    },
    "confirm.press": {
      title: "Confirmado",
      sees: "CONFIRM foi lido ou pressionado.",
      try: "Leia o resultado.",
    },
    "method.pick": {
      title: "Outro método escolhido",
      sees: "Uma forma de envio ou o dígito dela foi pressionado.",
      try: "Espere a etiqueta.",
    },
    "next.press": { title: "Próximo", sees: "NEXT foi lido ou pressionado.", try: "Leia a próxima peça." },
  },
  guards: {
    "isAt": "O pacote está nesse ponto",
    "isClosed": "A etiqueta dele foi lida",
    "isBought": "A etiqueta dele foi pedida",
    "isUnsure": "O peso está longe",
    "isRefused": "A etiqueta foi recusada",
    "hasPackage": "A resposta é sobre um pacote",
    "isSame": "Nada mudou nele",
    "isNews": "É mais novo que a tela",
    isWeightFarOff: "O peso está longe",
    "isOffered": "O método é oferecido para ele",
    "isBoughtHere": "A etiqueta foi comprada aqui",
  },
  actors: {},
  delays: { BUY_MS: "Muito para uma etiqueta" },
};
