import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Anúncios acima da tela",
  purpose: "Mostra os avisos acima da tela e guarda quais foram vistos e dispensados.",
  states: {
    traffic: {
      title: "Carregar e salvar",
      sees: "Nada próprio: acontece por trás da barra de avisos.",
      try: "Nada a fazer.",
    },
    "traffic.fetching": {
      title: "Carregando os avisos",
      sees: "A barra como estava, ou nenhuma até a primeira resposta.",
      try: "Esperar alguns segundos.",
    },
    "traffic.resting": {
      title: "Nada a carregar ou salvar",
      sees: "A barra com o aviso mais novo, ou nenhuma quando não há aviso para esta tela.",
      try: "Nada a fazer: os novos chegam sozinhos.",
    },
    "traffic.sending": {
      title: "Anotando o que foi feito",
      sees: "Um aviso dispensado já sumiu.",
      try: "Esperar alguns segundos; se for recusado, ele volta e uma mensagem diz por quê.",
    },
    bar: {
      title: "A barra de avisos",
      sees: "Uma barra fina acima da tela, enquanto há um aviso.",
      try: "Ler, seguir o link ou dispensar com o X.",
    },
    "bar.slim": {
      title: "Uma linha",
      sees: "O aviso mais novo em uma linha e um botão com o número dos outros.",
      try: "Clicar em “Ler mais” ou no número dos outros para ver tudo.",
    },
    "bar.opened": {
      title: "Todos abertos",
      sees: "Cada aviso desta tela com o texto inteiro.",
      try: "Clicar em “Mostrar menos” ou apertar Escape para voltar a uma linha.",
    },
  },
  events: {
    "screen.enter": {
      title: "Outra tela",
      sees: "A pessoa foi para outra tela; alguns avisos só aparecem em certas telas.",
      try: "Nada a fazer.",
    },
    "calls.changed": {
      title: "Algo novo",
      sees: "A casa criou, mudou ou excluiu um aviso, ou talvez enquanto a conexão faltou.",
      try: "Esperar alguns segundos: a verificação é automática.",
    },
    "calls.see": {
      title: "Avisos vistos",
      sees: "Um aviso apareceu diante da pessoa.",
      try: "Nada a fazer.",
    },
    "call.follow": {
      title: "Link seguido",
      sees: "A pessoa clicou no link de um aviso e foi para aquela tela.",
      try: "Nada a fazer.",
    },
    "call.dismiss": {
      title: "Aviso dispensado",
      sees: "A pessoa clicou no X de um aviso; ele não volta.",
      try: "Se ela quiser ler de novo, um administrador pode enviar o texto.",
    },
    "bar.open": {
      title: "Barra aberta",
      sees: "A pessoa clicou em “Ler mais” ou no número dos outros.",
      try: "Nada a fazer.",
    },
    "bar.close": {
      title: "Barra fina de novo",
      sees: "A pessoa clicou em “Mostrar menos” ou apertou Escape.",
      try: "Nada a fazer.",
    },
  },
  guards: {
    hasMarks: "Algo espera para ser anotado",
    isDue: "Pode haver algo novo",
    isShown: "O aviso está nesta tela",
    isNews: "Ainda não constava como visto",
    isNoted: "O servidor anotou",
    isDismissal: "Ele foi dispensado",
    hasShown: "Há um aviso nesta tela",
    "not hasShown": "Não há mais aviso nesta tela",
  },
  actors: { fetchCalls: "Carregar os avisos", sendMark: "Salvar o que foi visto" },
  delays: { refresh: "depois de uma hora" },
};
