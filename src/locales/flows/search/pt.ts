import type { FlowWords } from "../words.ts";

export const search: FlowWords = {
  title: "Pesquisa e comandos",
  purpose:
    "Encontra de qualquer lado com Ctrl K páginas, ações e registros e leva até lá; um número completo leva direto ao registro.",
  states: {
    closed: {
      title: "Não aberta",
      sees: "O botão da pesquisa na barra superior.",
      try: "Carregar nele, ou em Ctrl K, para pesquisar.",
    },
    open: {
      title: "Pesquisa aberta",
      sees: "Uma janela com um campo e os resultados por baixo.",
      try: "Digitar um número, um nome ou uma página; as setas escolhem, Enter abre, Esc fecha.",
    },
    "open.deciding": {
      title: "A decidir se pergunta",
      sees: "Nada de próprio: não demora.",
      try: "Nada: o passo seguinte vem sozinho.",
    },
    "open.resting": {
      title: "Nada a perguntar ao servidor",
      sees: "Os recentes, páginas e ações e, por baixo, o que se pode pesquisar.",
      try:
        "Digitar algo; um texto que começa por > só encontra ações. Quem não entrou não encontra registros.",
    },
    "open.typing": {
      title: "A digitar",
      sees: "Páginas e ações de imediato; os registros vêm um instante depois da última tecla.",
      try: "Continuar a digitar ou esperar um instante.",
    },
    "open.asking": {
      title: "A pesquisar",
      sees: "“Pesquisando” em baixo; os resultados do texto anterior ficam até à resposta.",
      try: "Esperar alguns segundos. Carregar já em Enter abre o primeiro resultado assim que chegar.",
    },
    "open.shown": {
      title: "Resultados visíveis",
      sees: "O que foi encontrado, por grupos; ou que nada se encontrou e o que se pode pesquisar.",
      try:
        "Escolher um resultado. Se nada aparecer, digitar o número completo ou pelo menos três letras; só se encontra o que se pode ver.",
    },
    "open.failed": {
      title: "A pesquisa falhou",
      sees:
        "“A pesquisa falhou.” com o motivo e o botão “Tentar de novo”; páginas e ações continuam a encontrar-se.",
      try: "Verificar a rede e carregar em “Tentar de novo”.",
    },
  },
  events: {
    "search.open": {
      title: "Pesquisa aberta",
      sees: "A pessoa carregou no botão da pesquisa ou em Ctrl K, ou leu ou colou um código.",
      try: "Digitar o que se procura.",
    },
    "search.type": {
      title: "Algo digitado",
      sees: "A pessoa digitou ou colou no campo da pesquisa; a pergunta anterior é posta de lado.",
      try: "Esperar um instante pelos resultados.",
    },
    "search.close": {
      title: "Pesquisa fechada",
      sees: "A pessoa carregou em Esc ou fechou a janela.",
      try: "Nada a fazer.",
    },
    "search.enter": {
      title: "Enter carregado",
      sees: "A pessoa carregou em Enter: o resultado escolhido abre e a pesquisa fecha.",
      try: "Esperar um instante: um número ainda procurado abre quando vier a resposta.",
    },
    "search.retry": {
      title: "Nova tentativa pedida",
      sees: "A pessoa carregou em “Tentar de novo”.",
      try: "Esperar alguns segundos.",
    },
    "option.select": {
      title: "Resultado selecionado",
      sees: "A pessoa foi até um resultado com as setas ou o rato; fica escolhido quando a resposta chega.",
      try: "Carregar em Enter para o abrir.",
    },
    "option.go": {
      title: "Resultado clicado",
      sees: "A pessoa clicou num resultado: abre e a pesquisa fecha.",
      try: "Nada a fazer.",
    },
  },
  guards: {
    hasSelected: "Há um resultado selecionado",
    isThere: "O resultado ainda lá está",
    isCode: "Um código foi lido ou colado",
    isQuestion: "O servidor pode ser consultado",
    mustWait: "É melhor esperar pela resposta",
    isFailed: "Não se conseguiu consultar o servidor",
    isJump: "Só um registro tem este número",
    isAwaited: "Enter carregado e há um resultado",
  },
  actors: { ask: "Consultar o servidor" },
  delays: {},
};
