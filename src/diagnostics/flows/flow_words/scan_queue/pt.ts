import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Leituras guardadas",
  purpose: "Guarda cada leitura de uma estação no dispositivo até o servidor responder, em ordem.",
  states: {
    keeping: { title: "No dispositivo", sees: "Nada.", try: "Nada." },
    "keeping.opening": {
      title: "Lendo o que está guardado",
      sees: "A estação se abre.",
      try: "Escanear. O que foi escaneado antes é enviado primeiro.",
    },
    "keeping.resting": {
      title: "Tudo está guardado",
      sees: "Nada, ou em amarelo: tantas leituras guardadas, não confirmadas.",
      try: "Continuar escaneando.",
    },
    "keeping.writing": {
      title: "Guardando",
      sees: "Nada: leva milissegundos.",
      try: "Continuar escaneando.",
    },
    "keeping.without": {
      title: "Nada pode ser guardado",
      sees: "“Este dispositivo não pode guardar leituras.”",
      try: "Escanear enquanto há conexão. Liberar espaço, sair da janela anônima e recarregar a página.",
    },
    sending: { title: "Para o servidor", sees: "Nada.", try: "Nada." },
    "sending.resting": { title: "Nada a enviar", sees: "O último resultado.", try: "Escanear." },
    "sending.asking": {
      title: "Enviando",
      sees: "“Enviando…”, depois o resultado.",
      try: "Continuar escaneando: o resto é enviado em seguida.",
    },
    "sending.pausing": {
      title: "Sem resposta",
      sees: "Em amarelo: as leituras estão guardadas e não confirmadas.",
      try: "Continuar escaneando. Verificar a rede; “Enviar agora” tenta na hora.",
    },
    "sending.stuck": {
      title: "Não pode enviar",
      sees: "Que as leituras não podem ser enviadas agora.",
      try: "Entrar de novo como a pessoa que escaneou. Se continuar, verificar os direitos dela.",
    },
  },
  events: {
    "scan.take": {
      title: "Escaneado",
      sees: "Uma etiqueta ou um comando foi escaneado ou digitado.",
      try: "Esperar o resultado.",
    },
    "answers.hear": {
      title: "Enviado por outra janela",
      sees: "O resultado de uma leitura que outra janela deste dispositivo enviou.",
      try: "Fechar a outra janela.",
    },
    "refusal.tap": {
      title: "Recusa vista",
      sees: "Alguém dispensou a recusa de uma leitura guardada.",
      try: "Separar a peça e olhar a etiqueta.",
    },
    "net.back": {
      title: "A conexão voltou",
      sees: "O dispositivo está online de novo ou foi despertado.",
      try: "Esperar um momento.",
    },
  },
  guards: {
    isFull: "Já há 2.000 leituras guardadas",
    cannotKeep: "Nada pode ser guardado nem enviado",
    hasUnwritten: "Uma leitura ainda não está guardada",
    hasHead: "Uma leitura espera a resposta",
    isOpened: "O dispositivo guarda leituras",
    isWritten: "Está no dispositivo",
    isAnswered: "O servidor respondeu",
    isRefusedTogether: "Juntas, não foram aceitas",
    isBarred: "Ninguém que possa escanear entrou",
  },
  actors: {
    openStore: "Ler o que está guardado",
    writeScans: "Guardar no dispositivo",
    sendScans: "Enviar as mais antigas",
  },
  delays: { untilNextTry: "depois de 1 a 30 segundos", untilSignedIn: "depois de 30 segundos" },
};
