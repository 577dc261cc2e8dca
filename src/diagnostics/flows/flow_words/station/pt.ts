import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Estação da oficina",
  purpose: "Descobre que estação é um aparelho, mostra a peça em andamento e envia o que é lido.",
  states: {
    bench: {
      title: "Na bancada",
      sees: "A tela de uma estação.",
      try: "Ler um código, ou ver o que ela diz.",
    },
    "bench.finding": {
      title: "Procurando estações",
      sees: "O título da tela, e nada abaixo ainda.",
      try: "Espere um momento.",
    },
    "bench.unfound": {
      title: "Estações não carregadas",
      sees: "“Não foi possível carregar a estação”.",
      try: "Verifique a conexão, pressione “Tentar de novo”.",
    },
    "bench.nowhere": {
      title: "Nenhuma estação",
      sees: "“Ainda não há estação para …”.",
      try: "Peça ao escritório para criar uma.",
    },
    "bench.choosing": {
      title: "Escolhendo a estação",
      sees: "“Que estação é esta?” sobre uma lista.",
      try: "Pressione a estação, ou leia a etiqueta dela.",
    },
    "bench.opening": {
      title: "Abrindo",
      sees: "O nome da estação; o trabalho já vem.",
      try: "Espere um momento.",
    },
    "bench.atWork": {
      title: "Em operação",
      sees: "A estação com o trabalho e as últimas leituras.",
      try: "Leia um tíquete.",
    },
    "bench.atWork.resting": {
      title: "Nada em andamento",
      sees: "Quantas esperam, e o que pegar em seguida.",
      try: "Pegue a próxima peça e leia o tíquete dela.",
    },
    "bench.atWork.open": {
      title: "Uma peça em andamento",
      sees: "A peça com arte, cor e tamanho.",
      try: "Faça o trabalho, depois aprove.",
    },
    "bench.atWork.open.working": {
      title: "Em andamento",
      sees: "A peça, e botões para aprovar ou rejeitar.",
      try: "Pressione Enter ou leia PASS se está boa.",
    },
    "bench.atWork.open.asking": {
      title: "Motivo da rejeição",
      sees: "Nove motivos, cada um com seu dígito.",
      try: "Pressione um dígito, ou “Não rejeitar”.",
    },
    theirs: {
      title: "Em outra mão",
      sees: "O que a tela pergunta quando outra pessoa está com a peça.",
      try: "Veja abaixo.",
    },
    "theirs.none": { title: "Sem pergunta", sees: "Nada sobre outra pessoa.", try: "Nada." },
    "theirs.asked": {
      title: "Assumir?",
      sees: "“Assumir?” em amarelo, com quem está com a peça e desde quando.",
      try: "Pergunte; depois assuma ou deixe.",
    },
    photo: {
      title: "Foto de uma rejeição",
      sees: "O que a tela pede depois de uma rejeição.",
      try: "Veja abaixo.",
    },
    "photo.none": { title: "Sem foto", sees: "Nada sobre fotos.", try: "Nada." },
    "photo.wanted": {
      title: "Foto pedida",
      sees: "Um botão para fotografar o que foi rejeitado.",
      try: "Tire a foto, ou continue lendo.",
    },
  },
  events: {
    "station.retry": {
      title: "Nova tentativa",
      sees: "“Tentar de novo” foi pressionado.",
      try: "Espere um momento.",
    },
    "station.choose": {
      title: "Estação escolhida",
      sees: "Uma estação da lista foi pressionada.",
      try: "Nada.",
    },
    "station.change": {
      title: "Troca de estação",
      sees: "“Trocar de estação” foi pressionado no menu.",
      try: "Escolha a estação na lista.",
    },
    "desk.came": {
      title: "Trabalho carregado",
      sees: "Os números e listas da estação chegaram.",
      try: "Nada.",
    },
    "desk.missing": {
      title: "Estação não existe mais",
      sees: "A estação não existe mais.",
      try: "Escolha outra.",
    },
    "code.scanned": {
      title: "Código lido",
      sees: "O leitor ou o teclado deu um código.",
      try: "Leia o resultado.",
    },
    "pass.press": {
      title: "Aprovada por tecla",
      sees: "Enter ou “Aprovar” foi pressionado.",
      try: "Leia o resultado.",
    },
    "pass.key": { title: "Aprovada por Enter", sees: "Enter foi pressionado.", try: "Leia o resultado." },
    "theirs.take": {
      title: "Assumida",
      sees: "“Assumir” ou Enter foi pressionado.",
      try: "Leia o resultado.",
    },
    "theirs.leave": { title: "Deixada", sees: "“Deixar” foi pressionado.", try: "Leia o próximo tíquete." },
    "undo.press": {
      title: "Desfeito por tecla",
      sees: "U ou “Desfazer” foi pressionado.",
      try: "Leia o resultado.",
    },
    "reject.ask": {
      title: "Rejeitar pressionado",
      sees: "R ou “Rejeitar” foi pressionado.",
      try: "Escolha o motivo.",
    },
    "reason.pick": {
      title: "Motivo escolhido",
      sees: "Um dígito ou um motivo foi pressionado.",
      try: "Leia o resultado.",
    },
    "ask.cancel": {
      title: "Não rejeitada",
      sees: "Esc ou “Não rejeitar” foi pressionado.",
      try: "Continue com a peça.",
    },
    "note.write": {
      title: "Nota escrita",
      sees: "Algo foi digitado na nota.",
      try: "Depois escolha um motivo.",
    },
    "fault.choose": {
      title: "Etapa do defeito",
      sees: "A etapa onde o defeito surgiu foi pressionada.",
      try: "Depois escolha um motivo.",
    },
    "art.turn": { title: "Próxima área", sees: "N foi pressionado: outro arquivo aparece.", try: "Nada." },
    "scan.sent": {
      title: "Leitura a caminho",
      sees: "Um código foi guardado no aparelho e enviado.",
      try: "Espere o resultado.",
    },
    "scan.presumed": { title: "Presumido", sees: "Uma leitura guardada conta como feita.", try: "Continue." },
    "scan.answered": { title: "Leitura respondida", sees: "O resultado chegou.", try: "Leia o resultado." },
    "photo.done": { title: "Foto tirada", sees: "A foto está guardada no aparelho.", try: "Continue lendo." },
  },
  guards: {
    isKnown: "A estação do aparelho está entre elas",
    isOnlyOne: "Há uma única estação",
    isNowhere: "Não há estação",
    hasOpen: "Uma peça está em andamento aqui",
    "not hasOpen": "Nenhuma peça está em andamento aqui",
    isAnother: "Outra peça está em andamento agora",
    hasInHand: "Há uma peça em mãos",
    isKeyForPass: "Em mãos, sem recusa antes",
    isPassAfterStop: "PASS depois de uma recusa",
    isCardForTheirs: "O cartão assume a peça",
    isConfirmCard: "É o cartão de confirmar",
    isTheirs: "Outra pessoa está com ela",
    isOwnCode: "É a etiqueta desta estação",
    isStationCode: "É a etiqueta de uma estação",
    isRejectCard: "É o cartão de rejeitar",
    isReasonCard: "É o cartão de um motivo",
    isReprintCard: "É o cartão de imprimir tíquete",
    isNextCard: "É o cartão do próximo",
    isUndoCard: "É o cartão de desfazer",
    wantsPhoto: "Rejeição em estação com fotos",
  },
  actors: {
    findStations: "Carregar as estações da etapa",
  },
  delays: {},
};
