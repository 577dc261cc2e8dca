import type { FlowWords } from "../words.ts";

export const form: FlowWords = {
  title: "Editar um registo",
  purpose: "Altera um registo: guardado uma só vez, nunca por cima do trabalho de outros, nada se perde.",
  states: {
    editing: {
      title: "A editar",
      sees: "O formulário está aberto. Em baixo está o que foi alterado, com o botão para guardar.",
      try: "Corrigir os campos marcados, se os houver, e depois guardar.",
    },
    comparing: {
      title: "A comparar as duas versões",
      sees: "Diz “Outra pessoa salvou isto antes” e mostra as duas versões.",
      try:
        "Escolher em cada campo e carregar em “Salvar com estas escolhas”, ou em “Descartar minhas alterações”.",
    },
    saving: {
      title: "A guardar",
      sees: "O botão indica “Salvando”.",
      try: "Esperar alguns segundos.",
    },
    unknown: {
      title: "Não se sabe se foi guardado",
      sees: "Diz que não veio resposta, com “Perguntar de novo”. O que foi escrito continua lá.",
      try: "Verificar a ligação e carregar em “Perguntar de novo”. Nada é guardado duas vezes.",
    },
    checking: {
      title: "A verificar",
      sees: "O botão indica “Verificando”: pergunta-se ao servidor se ficou guardado.",
      try: "Esperar alguns segundos.",
    },
    saved: {
      title: "Guardado",
      sees: "O formulário fecha-se e uma mensagem diz que está guardado.",
      try: "Nada: está tudo feito.",
    },
  },
  events: {
    "form.change": {
      title: "Um campo foi alterado",
      sees: "A pessoa escreveu ou escolheu alguma coisa.",
      try: "Nada: fica neste dispositivo até ser guardado.",
    },
    "form.submit": {
      title: "Pedido para guardar",
      sees: "A pessoa carregou no botão de guardar ou em Ctrl+Enter.",
      try: "Se houver campos marcados, corrigi-los e guardar outra vez.",
    },
    "form.check": {
      title: "Perguntado se foi guardado",
      sees: "A pessoa carregou em “Perguntar de novo”.",
      try: "Esperar pela resposta.",
    },
    "form.reset": {
      title: "Alterações abandonadas",
      sees: "A pessoa carregou em “Descartar alterações” ou “Descartar minhas alterações”.",
      try: "Nada: o formulário mostra o que está guardado.",
    },
    "form.changedElsewhere": {
      title: "Outra versão foi guardada",
      sees: "Outra pessoa alterou o mesmo registo; o formulário avisa. O que foi escrito está intacto.",
      try: "Carregar em “Comparar as duas versões”.",
    },
    "form.compare": {
      title: "Pedido para comparar",
      sees: "A pessoa carregou em “Comparar as duas versões”.",
      try: "Escolher uma versão para cada campo.",
    },
    "form.choose": {
      title: "Versão escolhida",
      sees: "A pessoa escolheu “A sua” ou “A outra” para um campo.",
      try: "Escolher também para os outros campos.",
    },
    "form.merge": {
      title: "Versões reunidas",
      sees: "A pessoa carregou em “Salvar com estas escolhas”.",
      try: "Esperar até ficar guardado.",
    },
  },
  guards: {
    hasCurrent: "Outra pessoa guardou versão mais nova",
    hasProblems: "Há um campo a corrigir",
    isChanged: "Alguma coisa foi alterada",
    isInvalid: "O servidor recusou alguns campos",
    isNewer: "A outra versão é mais recente",
    isNewerAndUntouched: "É mais recente e nada foi escrito aqui",
    isOwed: "Falta ainda uma resposta anterior",
    isSaved: "O servidor guardou",
    isStale: "Outra pessoa foi mais rápida",
    isUnknown: "Não veio resposta",
  },
  actors: {
    saveRecord: "Guardar no servidor",
  },
  delays: {},
};
