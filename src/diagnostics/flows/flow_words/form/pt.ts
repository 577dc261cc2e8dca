import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Editar um registro",
  purpose: "Altera um registro: salvo uma só vez, nunca por cima do trabalho de outros, nada se perde.",
  states: {
    editing: {
      title: "Editando",
      sees: "O formulário está aberto. Embaixo está o que foi alterado, com o botão para salvar.",
      try: "Corrigir os campos marcados, se houver, e depois salvar.",
    },
    comparing: {
      title: "Comparando as duas versões",
      sees: "Diz “Outra pessoa salvou isto antes” e mostra as duas versões.",
      try:
        "Escolher em cada campo e clicar em “Salvar com estas escolhas”, ou em “Descartar minhas alterações”.",
    },
    saving: {
      title: "Salvando",
      sees: "O botão diz “Salvando”.",
      try: "Esperar alguns segundos.",
    },
    unknown: {
      title: "Não se sabe se foi salvo",
      sees: "Diz que não veio resposta, com “Verificar de novo”. O que foi escrito continua lá.",
      try: "Verificar a conexão e clicar em “Verificar de novo”. Nada é salvo duas vezes.",
    },
    checking: {
      title: "Verificando",
      sees: "O botão diz “Verificando”: o servidor é consultado para saber se foi salvo.",
      try: "Esperar alguns segundos.",
    },
    saved: {
      title: "Salvo",
      sees: "O formulário fecha e uma mensagem diz que está salvo.",
      try: "Nada: está tudo feito.",
    },
  },
  events: {
    "form.change": {
      title: "Um campo foi alterado",
      sees: "A pessoa escreveu ou escolheu alguma coisa.",
      try: "Nada: fica neste dispositivo até ser salvo.",
    },
    "form.submit": {
      title: "Pedido para salvar",
      sees: "A pessoa clicou no botão de salvar ou pressionou Ctrl+Enter.",
      try: "Se houver campos marcados, corrigir e salvar de novo.",
    },
    "form.check": {
      title: "Perguntado se foi salvo",
      sees: "A pessoa clicou em “Verificar de novo”.",
      try: "Esperar a resposta.",
    },
    "form.reset": {
      title: "Alterações descartadas",
      sees: "A pessoa clicou em “Cancelar” ou “Descartar minhas alterações”.",
      try: "Nada: o formulário mostra o que está salvo.",
    },
    "form.changedElsewhere": {
      title: "Outra versão foi salva",
      sees: "Outra pessoa alterou o mesmo registro; o formulário avisa. O que foi escrito está intacto.",
      try: "Clicar em “Comparar as duas versões”.",
    },
    "form.compare": {
      title: "Pedido para comparar",
      sees: "A pessoa clicou em “Comparar as duas versões”.",
      try: "Escolher uma versão para cada campo.",
    },
    "form.choose": {
      title: "Versão escolhida",
      sees: "A pessoa escolheu “A sua” ou “A outra” para um campo.",
      try: "Escolher também para os outros campos.",
    },
    "form.merge": {
      title: "Versões combinadas",
      sees: "A pessoa clicou em “Salvar com estas escolhas”.",
      try: "Esperar até que esteja salvo.",
    },
  },
  guards: {
    hasCurrent: "Outra pessoa salvou versão mais nova",
    hasProblems: "Há um campo a corrigir",
    isChanged: "Alguma coisa foi alterada",
    isInvalid: "O servidor recusou alguns campos",
    isNewer: "A outra versão é mais recente",
    isNewerAndUntouched: "É mais recente e nada foi escrito aqui",
    isAnswerMissing: "Ainda falta uma resposta anterior",
    isSaved: "O servidor salvou",
    isStale: "Outra pessoa foi mais rápida",
    isUnknown: "Não veio resposta",
  },
  actors: {
    saveRecord: "Salvar no servidor",
  },
  delays: {},
};
