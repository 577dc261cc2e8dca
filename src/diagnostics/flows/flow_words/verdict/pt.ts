import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Resultado de uma leitura",
  purpose: "Mostra e faz ouvir o que foi feito de uma leitura, e por quanto tempo dá para desfazer.",
  states: {
    verdict: { title: "O que se vê", sees: "A faixa larga de uma estação.", try: "Leia a palavra nela." },
    "verdict.quiet": {
      title: "Quieto",
      sees: "“Leia um tíquete” ou “Em andamento” em cinza.",
      try: "Leia um código.",
    },
    "verdict.sending": { title: "Enviando", sees: "“Enviando…”.", try: "Espere, ou continue lendo." },
    "verdict.kept": {
      title: "Guardado",
      sees: "“Guardado” em âmbar com um relógio, um som suave.",
      try: "Continue: é enviado sozinho.",
    },
    "verdict.good": { title: "Bom", sees: "Um visto em verde, dois sons que sobem.", try: "Continue." },
    "verdict.back": {
      title: "Rejeitada ou desfeito",
      sees: "Uma seta de volta, dois sons que descem.",
      try: "Leia onde a peça está agora.",
    },
    "verdict.ticked": { title: "Já lido", sees: "Um pequeno visto.", try: "Nada: vale uma vez." },
    "verdict.warned": {
      title: "Já estava",
      sees: "Um triângulo âmbar com uma exclamação, e um tique curto.",
      try: "Nada: conta uma vez.",
    },
    "verdict.complete": {
      title: "Completo",
      sees: "Uma estrela com o escaninho, bem grande, três sons.",
      try: "Leve o escaninho à embalagem.",
    },
    "verdict.asked": {
      title: "Uma pergunta",
      sees: "Um losango com interrogação em amarelo, um som grave.",
      try: "Leia quem está com a peça.",
    },
    "verdict.stopped": {
      title: "Pare",
      sees: "Um octógono vermelho com o motivo, um som grave.",
      try: "Faça o que o motivo diz.",
    },
    undo: { title: "Desfazer", sees: "Se “Desfazer” está ao lado do resultado.", try: "Veja abaixo." },
    "undo.none": {
      title: "Nada a desfazer",
      sees: "Nenhum botão “Desfazer”.",
      try: "Pergunte ao escritório se algo deve mudar.",
    },
    "undo.possible": {
      title: "Dá para desfazer",
      sees: "“Desfazer” com o que resta de dois minutos.",
      try: "Pressione só se a última etapa estava errada.",
    },
  },
  events: {
    "scan.sent": {
      title: "Leitura a caminho",
      sees: "Um código foi guardado no aparelho e enviado.",
      try: "Espere o resultado.",
    },
    "scan.kept": { title: "Vai demorar", sees: "Sem conexão, ou outras esperam antes.", try: "Continue." },
    "scan.answered": { title: "Leitura respondida", sees: "O resultado chegou.", try: "Leia." },
    "verdict.seen": { title: "Resultado visto", sees: "Alguém dispensou o resultado.", try: "Nada." },
    "verdict.clear": { title: "Estação trocada", sees: "Outra estação foi escolhida.", try: "Nada." },
  },
  guards: {
    isOld: "Deu certo, e outras vieram depois",
    isGood: "Foi feito",
    isBack: "Foi rejeitada ou desfeito",
    isComplete: "Era a última do pedido",
    isAgain: "O mesmo código foi lido duas vezes",
    isTick: "Já estava feito",
    isWarn: "Já estava lá",
    isAsk: "Outra pessoa está com ela",
    isUndoable: "Dá para desfazer",
    isDone: "Algo foi feito",
  },
  actors: {},
  delays: {
    LATE_ANSWER_MS: "após 1,5 segundo",
    VERDICT_MS: "após 8 segundos",
    UNDO_MS: "após dois minutos",
  },
};
