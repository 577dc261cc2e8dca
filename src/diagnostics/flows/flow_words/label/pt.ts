import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma etiqueta",
  purpose: "Diz se a transportadora aceita um pacote com ela.",
  states: {
    Asked: {
      title: "Em compra",
      sees: "A etiqueta está sendo comprada; o preço está reservado.",
      try: "Aguarde. Depois de cinco minutos, a compra falhou.",
    },
    Failed: {
      title: "Falhou",
      sees: "Nenhuma etiqueta foi obtida; o motivo está ao lado.",
      try: "Corrija o que o motivo diz e use “Comprar etiqueta”.",
    },
    Live: {
      title: "Válida",
      sees: "A etiqueta vale: o pacote pode sair com ela.",
      try: "Nada. Se estiver errada: “Anular etiqueta”, antes da leitura da transportadora.",
    },
    Unknown: {
      title: "Incerta",
      sees: "Ninguém sabe se a etiqueta foi comprada.",
      try:
        "Esperar: o fornecedor é consultado de novo. Um administrador pode clicar em “Esclarecer etiqueta”.",
    },
    "Void Asked": {
      title: "Crédito pedido",
      sees: "A etiqueta foi abandonada; o crédito foi pedido.",
      try: "Aguarde a resposta de quem nos cobra.",
    },
    "Void Refused": {
      title: "Crédito recusado",
      sees: "A etiqueta não foi creditada: continua paga.",
      try: "Um administrador pode usá-la de novo.",
    },
    Voided: {
      title: "Anulada",
      sees: "A etiqueta não vale mais; está em “Etiquetas anuladas”.",
      try: "Compre ou anexe outra etiqueta ao pacote.",
    },
  },
  events: {
    "label.succeed": {
      title: "Etiqueta comprada",
      sees: "O fornecedor deu um número; o preço foi cobrado.",
      try: "Nada: isto acontece sozinho.",
    },
    "label.fail": {
      title: "Compra falhou",
      sees: "O fornecedor recusou; o preço segue reservado para a próxima etiqueta.",
      try: "Veja o motivo.",
    },
    "label.doubt": {
      title: "Sem resposta clara",
      sees: "O fornecedor não disse se foi comprada.",
      try: "Aguarde: pergunta-se de novo.",
    },
    "label.resolve": {
      title: "Esclarecer etiqueta",
      sees: "Um administrador disse se ela vale ou falhou.",
      try: "Nada.",
    },
    "label.void": {
      title: "Anular etiqueta",
      sees: "Alguém escolheu “Anular etiqueta” e deu um motivo.",
      try: "Anexe outra se o pacote ainda vai sair.",
    },
    "label.voided": {
      title: "Creditada",
      sees: "Um administrador confirmou o crédito: o preço volta.",
      try: "Nada.",
    },
    "label.voidRefused": {
      title: "Crédito recusado",
      sees: "Um administrador disse que não há crédito.",
      try: "Use-a de novo, ou deixe como está.",
    },
    "label.reinstate": {
      title: "Usar de novo",
      sees: "Um administrador tornou a etiqueta válida de novo.",
      try: "Nada: o pacote pode sair com ela.",
    },
  },
  guards: {
    isByRequest: "O crédito é só sob pedido",
    isLate: "É tarde demais para a anular",
    isNumbered: "O número dela foi dado",
    isUnscanned: "A transportadora não a leu",
    "isUnscanned and isByRequest": "Não lida, crédito sob pedido",
    "isUnscanned and isLate": "Não lida, tarde demais",
  },
  actors: {},
  delays: {},
};
