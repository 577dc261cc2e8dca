import type { FlowWords } from "../words.ts";

const WAIT = "Aguarde um instante.";
const CLOSED = "O formulário está fechado.";

export const words: FlowWords = {
  title: "Novo caso",
  purpose: "Abre um caso uma única vez, sem perder o que foi preenchido.",
  states: {
    editing: {
      title: "Preenchimento",
      sees: "O formulário: peças, motivo, prova e pedido.",
      try: "Preencha o formulário e pressione “Enviar caso”.",
    },
    saving: { title: "Salvando o rascunho", sees: CLOSED, try: WAIT },
    "saving.deciding": { title: "Comparado", sees: CLOSED, try: WAIT },
    "saving.asking": { title: "Rascunho a caminho", sees: CLOSED, try: WAIT },
    saved: { title: "Rascunho salvo", sees: CLOSED, try: WAIT },
    describing: { title: "Descrição a caminho", sees: CLOSED, try: WAIT },
    submitting: { title: "Caso a caminho", sees: CLOSED, try: WAIT },
    unsure: {
      title: "Sem resposta",
      sees: "Uma mensagem diz que nada é aberto duas vezes.",
      try: "Pressione “Verificar de novo”.",
    },
    sent: { title: "Enviado", sees: "O caso se abre.", try: "Aguarde a resposta do suporte." },
  },
  events: {
    "case.change": { title: "Alterado", sees: "A pessoa alterou um campo.", try: "Continue." },
    "case.load": {
      title: "Rascunho carregado",
      sees: "Um rascunho salvo preenche o formulário.",
      try: "Complete-o.",
    },
    "case.prepare": {
      title: "Prova desejada",
      sees: "A pessoa adiciona uma foto ou um vídeo.",
      try: "Aguarde até que esteja lá.",
    },
    "case.send": { title: "Enviado", sees: "A pessoa pressionou “Enviar caso”.", try: WAIT },
    "case.again": {
      title: "Verificado de novo",
      sees: "A pessoa pede a resposta que falta.",
      try: WAIT,
    },
    "case.discard": { title: "Descartado", sees: "A pessoa descartou o rascunho.", try: "Comece de novo." },
  },
  guards: {
    hasProblems: "Falta algo ou algo está errado",
    isAnswerMissing: "Falta uma resposta",
    isSaving: "O rascunho estava sendo salvo",
    isDescribing: "A descrição estava sendo enviada",
    isSaved: "O rascunho está salvo como mostrado",
    isDescribed: "A descrição está salva como mostrada",
    isPreparing: "O rascunho é salvo para a prova",
    isDone: "Foi feito",
    isUnknown: "Ninguém sabe se foi feito",
  },
  actors: {
    saveCase: "Salvar o rascunho",
    describeCase: "Enviar descrição e prova",
    submitCase: "Enviar o caso",
  },
  delays: {},
};
