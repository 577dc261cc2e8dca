import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Estação de caixas",
  purpose: "Põe pacotes em uma caixa, retém o que foi recusado e fecha a caixa pelo peso.",
  states: {
    "bench": { title: "A caixa", sees: "A parte grande da tela.", try: "Veja abaixo." },
    "bench.empty": {
      title: "Sem caixa",
      sees: "“Leia uma caixa” e as caixas sendo enchidas aqui.",
      try: "Leia uma caixa, ou crie uma.",
    },
    "bench.filling": {
      title: "Enchendo",
      sees: "O número, os pacotes e o peso da caixa.",
      try: "Leia o próximo pacote.",
    },
    "bench.closing": { title: "Fechando", sees: "Um campo para o peso.", try: "Pese a caixa." },
    "bench.closing.weighing": {
      title: "Peso pedido",
      sees: "“Ponha na balança”.",
      try: "Digite o que a balança mostra.",
    },
    "bench.closing.counting": {
      title: "Contagem pedida",
      sees: "“Conte os pacotes” em âmbar.",
      try: "Conte e digite o número.",
    },
    "bench.closing.unfit": {
      title: "Peso não confere",
      sees: "Quanto está pesada ou leve demais.",
      try: "Procure o motivo e pese de novo.",
    },
    "bench.closing.asked": { title: "Fechamento", sees: "“Fechando a caixa…”.", try: "Espere um momento." },
    "hold": { title: "O que foi recusado", sees: "Se “Deixei de lado” aparece.", try: "Veja abaixo." },
    "hold.free": {
      title: "Nada a deixar de lado",
      sees: "Nenhum botão para deixar de lado.",
      try: "Continue lendo.",
    },
    "hold.held": {
      title: "À espera de ser deixado de lado",
      sees: "Um octógono vermelho com o lugar dele.",
      try: "Ponha-o lá e toque ou leia DEIXAR DE LADO.",
    },
    "out": { title: "Sentido", sees: "Se um pacote entra ou sai.", try: "Veja abaixo." },
    "out.off": { title: "Para dentro", sees: "“Leia um pacote”.", try: "Leia-o." },
    "out.on": {
      title: "Para fora",
      sees: "Uma moldura tracejada: “Leia o pacote a retirar”.",
      try: "Leia-o, ou aperte o botão de novo.",
    },
  },
  events: {
    "scan.sent": {
      title: "Leitura a caminho",
      sees: "Um código foi guardado no dispositivo e enviado.",
      try: "Espere o resultado.",
    },
    "scan.answered": { title: "Leitura respondida", sees: "O resultado chegou.", try: "Leia o resultado." },
    "box.came": { title: "Caixa carregada", sees: "A caixa como está agora.", try: "Nada." },
    "refusal.found": {
      title: "Recusa tardia",
      sees: "Uma leitura guardada foi recusada.",
      try: "Deixe o pacote de lado.",
    },
    "scan.miss": {
      title: "Não aceita",
      sees: "Um código foi lido antes de deixar de lado o recusado.",
      try: "Deixe de lado e leia de novo.",
    },
    "aside.press": {
      title: "Deixado de lado",
      sees: "DEIXAR DE LADO foi lido ou tocado.",
      try: "Continue lendo.",
    },
    "out.press": { title: "Retirar", sees: "RETIRAR foi lido ou apertado.", try: "Leia o pacote." },
    "close.press": { title: "Fechar", sees: "FECHAR CAIXA foi lido ou apertado.", try: "Pese a caixa." },
    "close.cancel": { title: "Deixar aberta", sees: "Alguém continua a enchê-la.", try: "Continue lendo." },
    "tare.enter": { title: "Caixa vazia pesada", sees: "O peso da caixa vazia foi digitado.", try: "Nada." },
    "weight.enter": {
      title: "Peso informado",
      sees: "Gramas foram digitados, ou vieram de uma balança.",
      try: "Leia o resultado.",
    },
    "count.enter": {
      title: "Contagem informada",
      sees: "Alguém contou os pacotes.",
      try: "Leia o resultado.",
    },
    "reason.enter": {
      title: "Fechada com motivo",
      sees: "O escritório a fecha com qualquer peso.",
      try: "Leia o resultado.",
    },
  },
  guards: {
    hasBox: "Uma caixa está aberta",
    hasNoBox: "Nenhuma caixa está aberta",
    isWaiting: "Há leituras não confirmadas",
    isClosed: "A caixa foi fechada",
    isCountAsked: "O peso não prova nada",
    isWeightAsked: "O peso não confere",
    isCloseRefused: "O fechamento foi recusado",
    isNews: "É mais novo que o mostrado",
    isHolding: "Foi recusada",
    isLastHeld: "Nada mais espera",
    isHeld: "Algo espera",
    isPackage: "Não é sobre uma caixa",
  },
  actors: {},
  delays: {},
};
