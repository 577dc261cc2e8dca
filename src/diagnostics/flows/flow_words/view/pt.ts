import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Alterar uma visão salva",
  purpose: "Salva, renomeia, compartilha ou exclui uma visão de uma lista, no máximo uma vez.",
  states: {
    comparing: {
      title: "Comparando com a visão",
      sees: "A lista com a sua visão.",
      try: "Esperar um instante.",
    },
    plain: {
      title: "Como diz a visão",
      sees: "A lista mostra exatamente o que diz a visão.",
      try: "Alterar os filtros ou escolher outra visão.",
    },
    modified: {
      title: "Modificada",
      sees: "A visão está marcada como modificada.",
      try: "Clicar em Salvar, Salvar como ou Redefinir.",
    },
    saving: { title: "Salvando", sees: "A janela ou o botão está ocupado.", try: "Esperar alguns segundos." },
    saved: {
      title: "Salva",
      sees: "Uma mensagem diz que a visão foi salva, alterada ou excluída.",
      try: "Nada: está tudo feito.",
    },
    failed: {
      title: "Nada foi alterado",
      sees: "A janela diz que nada foi alterado, e por quê.",
      try: "Corrigir o que ela indica e salvar de novo.",
    },
    stale: {
      title: "Outra pessoa foi antes",
      sees: "A janela diz que outra pessoa alterou esta visão antes.",
      try: "Clicar em Salvar acima, ou fechar e ver a outra alteração.",
    },
    unknown: {
      title: "Resposta perdida",
      sees: "A janela diz que a resposta se perdeu.",
      try: "Clicar em Perguntar de novo: nada é feito duas vezes.",
    },
  },
  events: {
    "view.compare": {
      title: "O endereço mudou",
      sees: "Filtros, ordem ou colunas mudaram, ou a visão veio de novo.",
      try: "Nada.",
    },
    "view.send": {
      title: "Salvar clicado",
      sees: "A pessoa salvou, renomeou, compartilhou ou excluiu a visão.",
      try: "Esperar a resposta.",
    },
    "view.overwrite": {
      title: "Salva acima",
      sees: "A pessoa escolheu salvar acima da outra alteração.",
      try: "Esperar a resposta.",
    },
    "view.dismiss": { title: "Fechado", sees: "A pessoa fechou a mensagem ou a janela.", try: "Nada." },
    "view.retry": {
      title: "Perguntado de novo",
      sees: "A pessoa clicou em Perguntar de novo.",
      try: "Esperar a resposta.",
    },
  },
  guards: {
    isDone: "O servidor fez a alteração",
    isFailed: "O servidor recusou a alteração",
    isModified: "A lista difere da sua visão",
    isStale: "Outra pessoa alterou a visão antes",
  },
  actors: {
    sendChange: "Enviar a alteração",
  },
  delays: {},
};
