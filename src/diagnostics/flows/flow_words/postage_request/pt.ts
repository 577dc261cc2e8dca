import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma cobrança de postagem",
  purpose: "Pede dinheiro de volta a um fornecedor, a tempo, até que uma das suas linhas o traga.",
  states: {
    Pending: {
      title: "Pendente",
      sees: "A cobrança espera: ninguém a enviou.",
      try: "Outra pessoa que não quem a criou clica em “Enviar”.",
    },
    Submitted: {
      title: "Enviada",
      sees: "O fornecedor tem a cobrança.",
      try: "Espere a resposta e registre-a.",
    },
    Accepted: {
      title: "Aceita",
      sees: "O fornecedor concordou.",
      try: "Espere a linha que traz o dinheiro.",
    },
    Denied: {
      title: "Negada",
      sees: "O fornecedor recusou, com um motivo.",
      try: "Envie de novo enquanto há tempo.",
    },
    Credited: { title: "Creditada", sees: "Uma linha trouxe o dinheiro.", try: "Nada." },
    Expired: { title: "Expirada", sees: "O prazo acabou.", try: "Nada." },
    Cancelled: { title: "Retirada", sees: "A cobrança foi retirada.", try: "Crie outra se for preciso." },
  },
  events: {
    "request.submit": {
      title: "Enviar",
      sees: "Alguém a enviou ao fornecedor.",
      try: "Se estiver bloqueado, o prazo acabou, ou a pessoa a criou.",
    },
    "request.accept": { title: "Aceita", sees: "Alguém registrou o acordo do fornecedor.", try: "Nada." },
    "request.deny": {
      title: "Negada",
      sees: "Alguém registrou a recusa do fornecedor.",
      try: "Leia o motivo.",
    },
    "request.cancel": {
      title: "Retirar",
      sees: "Alguém a retirou.",
      try: "Se estiver bloqueado, decida sobre a etiqueta ou a linha.",
    },
    "request.credit": {
      title: "Creditada",
      sees: "Uma linha do fornecedor trouxe o dinheiro.",
      try: "Nada.",
    },
    "request.lapse": {
      title: "Prazo acabou",
      sees: "O prazo acabou antes de alguém a enviar.",
      try: "Nada.",
    },
    "labels.settle": {
      title: "Etiqueta respondida",
      sees: "A resposta foi registrada no pacote.",
      try: "Nada.",
    },
  },
  guards: {
    isNotMaker: "De outra pessoa",
    isInTime: "A tempo",
    "isNotMaker and isInTime": "A tempo, outra pessoa",
    isLabelVoided: "Etiqueta anulada",
    isLabelRefused: "Etiqueta recusada",
    isWithdrawable: "Sem etiqueta nem linha",
  },
  actors: {},
  delays: {},
};
