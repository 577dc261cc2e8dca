import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Busca e comandos",
  purpose:
    "Encontra de qualquer lugar com Ctrl K páginas, ações e registros e leva até lá; um número completo leva direto ao registro.",
  states: {
    closed: {
      title: "Não aberta",
      sees: "O botão da busca na barra superior.",
      try: "Clicar nele, ou pressionar Ctrl K, para buscar.",
    },
    open: {
      title: "Busca aberta",
      sees: "Uma janela com um campo e os resultados abaixo.",
      try: "Digitar um número, um nome ou uma página; as setas escolhem, Enter abre, Esc fecha.",
    },
    "open.deciding": {
      title: "Verificando o que foi digitado",
      sees: "Nada: não demora.",
      try: "Nada: o próximo passo vem sozinho.",
    },
    "open.resting": {
      title: "Nada a buscar ainda",
      sees: "Os recentes, páginas e ações e, abaixo, o que pode ser buscado.",
      try:
        "Digitar algo; um texto que começa por > só encontra ações. Quem não entrou não encontra registros.",
    },
    "open.typing": {
      title: "Digitando",
      sees: "Páginas e ações na hora; os registros vêm um instante depois da última tecla.",
      try: "Continuar digitando ou esperar um instante.",
    },
    "open.asking": {
      title: "Buscando",
      sees: "“Buscando” embaixo; os resultados do texto anterior ficam até a resposta.",
      try: "Esperar alguns segundos. Pressionar Enter já abre o primeiro resultado assim que chegar.",
    },
    "open.shown": {
      title: "Resultados visíveis",
      sees: "O que foi encontrado, por grupos; ou que nada foi encontrado e o que pode ser buscado.",
      try:
        "Escolher um resultado. Se nada aparecer, digitar o número completo ou pelo menos três letras; só aparece o que a pessoa pode ver.",
    },
    "open.failed": {
      title: "A busca falhou",
      sees:
        "“A busca falhou.” com o motivo e o botão “Tentar de novo”; páginas e ações continuam sendo encontradas.",
      try: "Verificar a rede e clicar em “Tentar de novo”.",
    },
  },
  events: {
    "search.open": {
      title: "Busca aberta",
      sees: "A pessoa clicou no botão da busca ou pressionou Ctrl K, ou leu ou colou um código.",
      try: "Digitar o que se procura.",
    },
    "search.type": {
      title: "Algo digitado",
      sees: "A pessoa digitou ou colou no campo da busca; a pergunta anterior é deixada de lado.",
      try: "Esperar um instante pelos resultados.",
    },
    "search.close": {
      title: "Busca fechada",
      sees: "A pessoa pressionou Esc ou fechou a janela.",
      try: "Nada a fazer.",
    },
    "search.enter": {
      title: "Enter pressionado",
      sees: "A pessoa pressionou Enter: o resultado escolhido abre e a busca fecha.",
      try: "Esperar um instante: um número ainda procurado abre quando vier a resposta.",
    },
    "search.retry": {
      title: "Nova tentativa pedida",
      sees: "A pessoa clicou em “Tentar de novo”.",
      try: "Esperar alguns segundos.",
    },
    "option.select": {
      title: "Resultado selecionado",
      sees: "A pessoa foi até um resultado com as setas ou o mouse; fica escolhido quando a resposta chega.",
      try: "Pressionar Enter para abri-lo.",
    },
    "option.go": {
      title: "Resultado clicado",
      sees: "A pessoa clicou em um resultado: abre e a busca fecha.",
      try: "Nada a fazer.",
    },
  },
  guards: {
    hasSelected: "Há um resultado selecionado",
    isThere: "O resultado ainda está lá",
    isCode: "Um código foi lido ou colado",
    isQuestion: "O servidor pode ser consultado",
    mustWait: "É melhor esperar a resposta",
    isFailed: "Não foi possível consultar o servidor",
    isJump: "Só um registro tem este número",
    isAwaited: "Enter pressionado e há um resultado",
  },
  actors: { ask: "Buscar" },
  delays: {},
};
