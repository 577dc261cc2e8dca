import type { FlowWords } from "../words.ts";

export const notifications: FlowWords = {
  title: "Notificações",
  purpose: "Conta no sino o que não foi lido, mostra as notificações e diz ao servidor quais foram lidas.",
  states: {
    feed: {
      title: "A lista de notificações",
      sees: "O sino na barra superior; aberto, a lista por baixo ou a página Notificações.",
      try: "Carregar no sino para abrir a lista.",
    },
    "feed.closed": {
      title: "Lista fechada",
      sees: "Só o sino, com o número de não lidas.",
      try: "Carregar no sino para as ler.",
    },
    "feed.opened": {
      title: "Lista aberta",
      sees: "A lista por baixo do sino ou a página Notificações.",
      try: "Clicar numa notificação para ir aonde ela leva; isso marca-a como lida.",
    },
    "feed.opened.loading": {
      title: "A carregar a lista",
      sees: "Barras cinzentas no lugar das notificações.",
      try: "Esperar alguns segundos.",
    },
    "feed.opened.shown": {
      title: "Lista visível",
      sees:
        "As mais recentes primeiro, as não lidas a negrito com um ponto; ou que não há nenhuma. Um aviso por cima diz se pode estar desatualizada ou se uma marca não foi aceite.",
      try: "Continuar a ler. Com um aviso por cima, verificar a rede e carregar nele em “Tentar de novo”.",
    },
    "feed.opened.failed": {
      title: "Não foi possível carregar",
      sees: "“Não foi possível carregar as notificações” com o motivo e o botão “Tentar de novo”.",
      try: "Verificar a rede e carregar em “Tentar de novo”.",
    },
    traffic: {
      title: "A falar com o servidor",
      sees: "Nada de próprio: acontece por trás da lista e do sino.",
      try: "Nada a fazer.",
    },
    "traffic.idle": {
      title: "Nada a caminho",
      sees: "O sino e a lista como estão.",
      try: "Nada a fazer: as novas chegam sozinhas.",
    },
    "traffic.sending": {
      title: "A guardar a marca",
      sees: "A marca já está à vista.",
      try: "Esperar alguns segundos; se não for aceite, um aviso di-lo.",
    },
    "traffic.asking": {
      title: "A perguntar ao servidor",
      sees: "O sino e a lista como estavam, até à resposta.",
      try: "Esperar alguns segundos.",
    },
    "traffic.asking.syncing": {
      title: "A perguntar o que há de novo",
      sees: "O sino e a lista como estavam.",
      try: "Esperar alguns segundos: as novas esperam por cima da lista.",
    },
    "traffic.asking.paging": {
      title: "A carregar as mais antigas",
      sees: "No fim da lista, “A carregar notificações mais antigas”.",
      try: "Esperar alguns segundos.",
    },
  },
  events: {
    "notifications.changed": {
      title: "Algo de novo",
      sees: "Chegaram ou mudaram notificações, ou talvez enquanto a conexão faltou.",
      try: "Nada: são verificadas sozinhas.",
    },
    "feed.open": {
      title: "Lista aberta",
      sees: "A pessoa carregou no sino ou abriu a página Notificações.",
      try: "Esperar até a lista aparecer.",
    },
    "feed.close": {
      title: "Lista fechada",
      sees: "A pessoa fechou a lista ou deixou a página.",
      try: "Nada a fazer.",
    },
    "feed.more": {
      title: "Mais antigas pedidas",
      sees: "A pessoa chegou perto do fim da lista ou carregou em “Carregar mais”.",
      try: "Esperar alguns segundos.",
    },
    "feed.refresh": {
      title: "Nova tentativa pedida",
      sees: "A pessoa carregou em “Tentar de novo”.",
      try: "Esperar alguns segundos.",
    },
    "fresh.show": {
      title: "Novas mostradas",
      sees: "A pessoa carregou no botão por cima da lista com o número de novas.",
      try: "Lê-las no topo da lista.",
    },
    mark: {
      title: "Marcada como lida ou não lida",
      sees: "A pessoa clicou numa notificação ou marcou-a como lida ou não lida.",
      try: "Nada a fazer.",
    },
    "mark.all": {
      title: "Todas marcadas como lidas",
      sees: "A pessoa carregou em “Marcar todas como lidas”.",
      try: "Nada a fazer; o número no sino desaparece.",
    },
    "mark.retry": {
      title: "Nova marca pedida",
      sees: "A pessoa carregou em “Tentar de novo” no aviso sobre a marca.",
      try: "Esperar alguns segundos.",
    },
    "mark.dismiss": {
      title: "Aviso fechado",
      sees: "A pessoa fechou o aviso: o que não foi aceite fica como antes.",
      try: "Marcar outra vez se for preciso.",
    },
    "view.change": {
      title: "Outra escolha mostrada",
      sees: "A pessoa escolheu Todas, “Não lidas”, Pedidos, Itens ou Suporte por cima da lista.",
      try: "Se faltar algo, escolher Todas.",
    },
  },
  guards: {
    hasFresh: "Há novas à espera por cima da lista",
    hasMore: "Há mais antigas para carregar",
    hasRefused: "Uma marca não foi aceite",
    isLoaded: "A lista está carregada",
    hasFailure: "A última verificação falhou",
    "not isLoaded": "A lista ainda não está carregada",
    "not hasFailure": "Está a tentar-se de novo",
    isNeeded: "A marca muda alguma coisa",
    isOtherView: "É outra escolha do que antes",
    hasMarks: "Há marcas por guardar",
    isDue: "Pode haver algo de novo",
    wantsMore: "Querem-se mais antigas",
  },
  actors: {
    sync: "Perguntar o que há de novo",
    fetchMore: "Carregar as mais antigas",
    sendMark: "Guardar a marca",
  },
  delays: {},
};
