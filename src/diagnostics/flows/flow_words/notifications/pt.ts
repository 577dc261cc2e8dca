import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Notificações",
  purpose: "Conta no sino o que não foi lido, mostra as notificações e diz ao servidor quais foram lidas.",
  states: {
    feed: {
      title: "A lista de notificações",
      sees: "O sino na barra superior; aberto, a lista abaixo ou a página Notificações.",
      try: "Clicar no sino para abrir a lista.",
    },
    "feed.closed": {
      title: "Lista fechada",
      sees: "Só o sino, com o número de não lidas.",
      try: "Clicar no sino para lê-las.",
    },
    "feed.opened": {
      title: "Lista aberta",
      sees: "A lista abaixo do sino ou a página Notificações.",
      try: "Clicar em uma notificação para ir aonde ela leva; isso a marca como lida.",
    },
    "feed.opened.loading": {
      title: "Carregando a lista",
      sees: "Barras cinza no lugar das notificações.",
      try: "Esperar alguns segundos.",
    },
    "feed.opened.shown": {
      title: "Lista visível",
      sees:
        "As mais recentes primeiro, as não lidas em negrito com um ponto; ou que não há nenhuma. Um aviso acima diz se pode estar desatualizada ou se uma marca não foi aceita.",
      try: "Continuar lendo. Com um aviso acima, verificar a rede e clicar nele em “Tentar de novo”.",
    },
    "feed.opened.failed": {
      title: "Não foi possível carregar",
      sees: "“Não foi possível carregar as notificações” com o motivo e o botão “Tentar de novo”.",
      try: "Verificar a rede e clicar em “Tentar de novo”.",
    },
    traffic: {
      title: "Carregar e salvar",
      sees: "Nada: acontece por trás da lista e do sino.",
      try: "Nada a fazer.",
    },
    "traffic.idle": {
      title: "Nada a carregar ou salvar",
      sees: "O sino e a lista como estão.",
      try: "Nada a fazer: as novas chegam sozinhas.",
    },
    "traffic.sending": {
      title: "Salvando a marca",
      sees: "A marca já está à vista.",
      try: "Esperar alguns segundos; se não for aceita, um aviso diz isso.",
    },
    "traffic.asking": {
      title: "Carregando",
      sees: "O sino e a lista como estavam, até a resposta.",
      try: "Esperar alguns segundos.",
    },
    "traffic.asking.syncing": {
      title: "Perguntando o que há de novo",
      sees: "O sino e a lista como estavam.",
      try: "Esperar alguns segundos: as novas esperam acima da lista.",
    },
    "traffic.asking.paging": {
      title: "Carregando as mais antigas",
      sees: "No fim da lista, “Carregando notificações mais antigas”.",
      try: "Esperar alguns segundos.",
    },
  },
  events: {
    "notifications.changed": {
      title: "Algo de novo",
      sees: "Chegaram ou mudaram notificações, ou talvez enquanto faltou a conexão.",
      try: "Nada: são verificadas sozinhas.",
    },
    "feed.open": {
      title: "Lista aberta",
      sees: "A pessoa clicou no sino ou abriu a página Notificações.",
      try: "Esperar até a lista aparecer.",
    },
    "feed.close": {
      title: "Lista fechada",
      sees: "A pessoa fechou a lista ou deixou a página.",
      try: "Nada a fazer.",
    },
    "feed.more": {
      title: "Mais antigas pedidas",
      sees: "A pessoa chegou perto do fim da lista ou clicou em “Carregar mais”.",
      try: "Esperar alguns segundos.",
    },
    "feed.refresh": {
      title: "Nova tentativa pedida",
      sees: "A pessoa clicou em “Tentar de novo”.",
      try: "Esperar alguns segundos.",
    },
    "fresh.show": {
      title: "Novas mostradas",
      sees: "A pessoa clicou no botão acima da lista com o número de novas.",
      try: "Lê-las no topo da lista.",
    },
    mark: {
      title: "Marcada como lida ou não lida",
      sees: "A pessoa clicou em uma notificação ou a marcou como lida ou não lida.",
      try: "Nada a fazer.",
    },
    "mark.all": {
      title: "Todas marcadas como lidas",
      sees: "A pessoa clicou em “Marcar todas como lidas”.",
      try: "Nada a fazer; o número no sino desaparece.",
    },
    "mark.retry": {
      title: "Nova marca pedida",
      sees: "A pessoa clicou em “Tentar de novo” no aviso sobre a marca.",
      try: "Esperar alguns segundos.",
    },
    "mark.dismiss": {
      title: "Aviso fechado",
      sees: "A pessoa fechou o aviso: o que não foi aceito fica como antes.",
      try: "Marcar de novo se for preciso.",
    },
    "view.change": {
      title: "Outra escolha mostrada",
      sees: "A pessoa escolheu Todas, “Não lidas”, Pedidos, Itens ou Suporte acima da lista.",
      try: "Se faltar algo, escolher Todas.",
    },
  },
  guards: {
    hasFresh: "Há novas esperando acima da lista",
    hasMore: "Há mais antigas para carregar",
    hasRefused: "Uma marca não foi aceita",
    isLoaded: "A lista está carregada",
    hasFailure: "A última verificação falhou",
    "not isLoaded": "A lista ainda não está carregada",
    "not hasFailure": "Nova tentativa em andamento",
    isNeeded: "A marca muda alguma coisa",
    isOtherView: "É outra escolha do que antes",
    hasMarks: "Há marcas a salvar",
    isDue: "Pode haver algo de novo",
    wantsMore: "Pedidas as mais antigas",
  },
  actors: {
    sync: "Ver se há novas",
    fetchMore: "Carregar as mais antigas",
    sendMark: "Salvar a marca",
  },
  delays: {},
};
