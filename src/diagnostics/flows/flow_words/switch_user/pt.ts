import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Escolher por quem agir",
  purpose:
    "Permite que alguém da equipe, com um acesso que autoriza isso, escolha uma pessoa abaixo de si e trabalhe em nome dela por uma hora no máximo.",
  states: {
    deciding: {
      title: "Vendo se é permitido",
      sees: "Ainda nada: não demora.",
      try: "Nada: o próximo passo vem sozinho.",
    },
    loading: {
      title: "Carregando as pessoas",
      sees: "Ainda não há botão “Trocar de usuário” na barra superior.",
      try: "Esperar alguns segundos.",
    },
    waiting: {
      title: "Esperando nova tentativa",
      sees: "Sem botão “Trocar de usuário”: não foi possível carregar as pessoas.",
      try: "Esperar meio minuto: tenta de novo sozinho. Recarregar a página tenta logo.",
    },
    ready: {
      title: "Pronto para trocar",
      sees: "O botão “Trocar de usuário” na barra superior.",
      try: "Clicar nele para agir por alguém.",
    },
    "ready.closed": {
      title: "Não aberto",
      sees: "Só o botão “Trocar de usuário” na barra superior.",
      try: "Clicar nele para agir por alguém; senão nada.",
    },
    "ready.choosing": {
      title: "Escolhendo uma pessoa",
      sees: "A janela com um campo de busca e as pessoas por quem é possível agir.",
      try:
        "Digitar parte do nome e escolher a pessoa. Só aparecem pessoas abaixo da própria, nenhuma com a conta bloqueada.",
    },
    "ready.choosing.listed": {
      title: "Pessoas na lista",
      sees: "As pessoas e, abaixo, quantas são.",
      try: "Escolher alguém ou digitar mais do nome.",
    },
    "ready.choosing.debouncing": {
      title: "Prestes a buscar",
      sees: "“Buscando…” abaixo das pessoas já conhecidas.",
      try: "Continuar digitando ou esperar um instante.",
    },
    "ready.choosing.searching": {
      title: "Buscando mais pessoas",
      sees: "“Buscando…” abaixo das pessoas já conhecidas.",
      try: "Esperar alguns segundos ou escolher alguém que já está lá.",
    },
    "ready.choosing.unsearched": {
      title: "A busca falhou",
      sees: "“A busca falhou: só as primeiras pessoas da lista foram examinadas.”",
      try: "Verificar a rede e digitar de novo.",
    },
    "ready.givingReason": {
      title: "Dando o motivo",
      sees:
        "A pergunta sobre o motivo para agir como esta pessoa, com motivos já dados. Uma linha vermelha diz por que a última troca foi recusada.",
      try:
        "Dar um motivo ou deixar vazio e clicar em “Agir como” com o nome; depois de uma recusa, fazer o que diz a linha vermelha.",
    },
    "ready.switching": {
      title: "Trocando",
      sees: "O botão diz “Trocando…”.",
      try: "Esperar alguns segundos.",
    },
    unavailable: {
      title: "Não disponível",
      sees:
        "Sem botão “Trocar de usuário”: este acesso não permite agir por outras pessoas, ou não há ninguém por quem agir.",
      try:
        "Entrar de novo se o direito acabou de ser dado. Quem não tem ninguém abaixo de si não pode trocar.",
    },
    switched: {
      title: "Troca feita",
      sees: "A página recomeça como a outra pessoa, com uma barra no topo que diz isso.",
      try: "Continuar trabalhando; a barra no topo permite voltar.",
    },
  },
  events: {
    "dialog.open": {
      title: "Janela aberta",
      sees: "A pessoa clicou em “Trocar de usuário” na barra superior.",
      try: "Escolher alguém da lista.",
    },
    "dialog.close": {
      title: "Janela fechada",
      sees: "A pessoa fechou a janela: nada muda, e o que nela foi digitado é esquecido.",
      try: "Nada a fazer.",
    },
    "query.type": {
      title: "Nome digitado",
      sees: "A pessoa digitou parte de um nome no campo de busca.",
      try: "Esperar um instante pela lista.",
    },
    "person.choose": {
      title: "Pessoa escolhida",
      sees: "A pessoa escolheu por quem agir.",
      try: "Dar um motivo em seguida ou deixar vazio.",
    },
    "reason.type": {
      title: "Motivo digitado",
      sees: "A pessoa digitou um motivo ou escolheu um anterior.",
      try: "Depois clicar em “Agir como” com o nome.",
    },
    "person.drop": {
      title: "Outra pessoa desejada",
      sees: "A pessoa clicou em “Escolher outra pessoa”.",
      try: "Escolher de novo da lista.",
    },
    "switch.confirm": {
      title: "Troca pedida",
      sees: "A pessoa clicou em “Agir como” com o nome.",
      try: "Esperar até a página recomeçar.",
    },
  },
  guards: {
    hasSuperToken: "Este acesso permite agir por outros",
    hasPeople: "Há pessoas para escolher",
    isNobody: "Não há ninguém por quem agir",
    isBeyond: "Há mais pessoas do que na lista",
    isFound: "A busca teve resposta",
    isSwitched: "O servidor permitiu a troca",
  },
  actors: {
    loadPeople: "Carregar as pessoas",
    searchPeople: "Buscar no servidor por nome",
    switchTo: "Trocar de usuário",
  },
  delays: {
    debounce: "após uma breve pausa",
    retry: "depois de meio minuto",
  },
};
