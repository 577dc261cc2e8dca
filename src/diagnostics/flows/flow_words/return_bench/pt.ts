import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Bancada de devoluções",
  purpose: "Abre pacotes que voltaram e avalia cada peça deles uma vez.",
  states: {
    resting: {
      title: "Nada aberto",
      sees: "A lista de pacotes que esperam e o campo do leitor.",
      try: "Leia um pacote.",
    },
    opening: { title: "Abrindo", sees: "A tela pede um momento.", try: "Espere um momento." },
    asking: {
      title: "Ele voltou?",
      sees: "O pacote, o status dele e dois botões.",
      try: "Diga se ele está aqui.",
    },
    open: {
      title: "Aberto",
      sees: "As peças e os botões “Como nova” e “Danificada”.",
      try: "Avalie cada peça.",
    },
    givingReason: {
      title: "Escolhendo o motivo",
      sees: "Os motivos, cada um com seu dígito.",
      try: "Aperte o dígito do motivo.",
    },
    grading: { title: "Avaliação a caminho", sees: "Os botões estão fechados.", try: "Espere um momento." },
    unsure: {
      title: "Sem resposta",
      sees: "Uma mensagem diz que nada é contado duas vezes.",
      try: "Aperte “Enviar de novo”.",
    },
    undoingReturn: {
      title: "Devolução sendo desfeita",
      sees: "Os botões estão fechados.",
      try: "Espere um momento.",
    },
    undoing: {
      title: "Avaliação sendo desfeita",
      sees: "Os botões estão fechados.",
      try: "Espere um momento.",
    },
  },
  events: {
    "code.read": { title: "Código lido", sees: "Um código foi lido ou digitado.", try: "Espere um momento." },
    "parcel.confirm": {
      title: "Está aqui",
      sees: "A pessoa disse que o pacote voltou.",
      try: "Avalie as peças.",
    },
    "parcel.leave": { title: "Pacote fechado", sees: "A pessoa fechou o pacote.", try: "Leia o próximo." },
    "parcel.changed": {
      title: "Mudou em outro lugar",
      sees: "Outra pessoa avaliou uma peça dele.",
      try: "Continue.",
    },
    "unit.pick": { title: "Peça escolhida", sees: "A pessoa escolheu uma peça.", try: "Avalie-a." },
    "grade.asNew": {
      title: "Como nova",
      sees: "A pessoa apertou “Como nova”.",
      try: "Faça o que a tela diz.",
    },
    "grade.damaged": {
      title: "Danificada",
      sees: "A pessoa apertou “Danificada”.",
      try: "Escolha o motivo.",
    },
    "kept.release": {
      title: "Fora da prateleira",
      sees: "A pessoa tira uma peça guardada da prateleira.",
      try: "Escolha o motivo.",
    },
    "reason.pick": {
      title: "Motivo escolhido",
      sees: "A pessoa escolheu um motivo.",
      try: "Faça o que a tela diz.",
    },
    "reason.cancel": { title: "Voltar", sees: "A pessoa voltou sem avaliar.", try: "Avalie a peça." },
    "note.type": { title: "Nota digitada", sees: "A pessoa escreveu uma nota.", try: "Escolha o motivo." },
    "grade.again": {
      title: "Enviado de novo",
      sees: "A pessoa enviou a mesma avaliação de novo.",
      try: "Espere um momento.",
    },
    "return.undo": {
      title: "Devolução desfeita",
      sees: "A pessoa desfez a devolução do pacote.",
      try: "Leia o pacote certo.",
    },
    "grade.undo": {
      title: "Desfeito",
      sees: "A pessoa desfez uma avaliação.",
      try: "Avalie a peça de novo.",
    },
  },
  guards: {
    isOpened: "O pacote está aberto",
    isAsked: "Antes se pergunta se ele está aqui",
    hasPackage: "Um pacote devolvido está aberto",
    hasAsked: "Pergunta-se por um pacote",
    hasUnit: "Uma peça sem avaliação está escolhida",
    hasKept: "Uma peça guardada está escolhida",
    hasNext: "Um código foi lido nesse meio-tempo",
    hasOpened: "Há uma devolução para desfazer",
    isReopened: "A devolução foi desfeita",
    hasLast: "Há uma avaliação para desfazer",
    isIn: "Está por avaliar ou guardada",
    isGradeable: "A peça ainda espera por isto",
    isUnknown: "Ninguém sabe se chegou",
  },
  actors: {
    openPackage: "Abrir o pacote",
    sendGrade: "Enviar a avaliação",
    undoOpened: "Desfazer a devolução",
    undoGrade: "Desfazer a avaliação",
  },
  delays: {},
};
