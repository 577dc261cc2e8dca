import type { FlowWords } from "../words.ts";

export const layout: FlowWords = {
  title: "O que está à volta do ecrã",
  purpose: "Coloca o menu e a barra superior como se escolheu em “Personalizar” e como a janela permite.",
  states: {
    frame: {
      title: "A disposição",
      sees: "Como ficam o menu, a barra superior e o ecrã.",
      try: "Escolhe-se em “Personalizar”, “Disposição”.",
    },
    "frame.choosing": {
      title: "A escolher a disposição",
      sees: "Isto não se vê.",
      try: "Nada: dura só um instante.",
    },
    "frame.vertical": {
      title: "Menu ao lado",
      sees: "O menu está ao lado, ou atrás do botão do menu numa janela estreita.",
      try: "Nada. Para mudar: “Personalizar”, “Disposição”.",
    },
    "frame.horizontal": {
      title: "Menu em cima",
      sees: "O menu é uma linha por baixo da barra superior.",
      try: "Nada. Numa janela estreita passa para trás do botão do menu.",
    },
    "frame.seller": {
      title: "Menu do vendedor",
      sees: "O menu dos vendedores está ao lado; também o vê quem não entrou.",
      try: "Nada. Se faltarem entradas, iniciar sessão.",
    },
    "frame.blank": {
      title: "Só a página",
      sees: "Não há menu nem barra superior.",
      try: "Carregar em baixo em “Voltar à disposição habitual”, ou no botão da página.",
    },
    menu: {
      title: "O menu",
      sees: "Como se chega ao menu.",
      try: "Perguntar se o menu mostra palavras, ícones ou só o seu botão.",
    },
    "menu.choosing": {
      title: "A escolher o menu",
      sees: "Isto não se vê.",
      try: "Nada: dura só um instante.",
    },
    "menu.none": {
      title: "Sem menu",
      sees: "Não há menu nesta página.",
      try: "Carregar em baixo em “Voltar à disposição habitual”, ou no botão da página.",
    },
    "menu.bar": {
      title: "Menu em linha",
      sees: "Os grupos do menu estão lado a lado por baixo da barra superior.",
      try: "Carregar num grupo para o abrir. O que não cabe está em “Mais”.",
    },
    "menu.drawer": {
      title: "Menu atrás do botão",
      sees: "A janela é estreita: o menu está atrás do botão com três traços.",
      try: "Carregar no botão do menu, ou alargar a janela.",
    },
    "menu.drawer.closed": {
      title: "Menu fechado",
      sees: "Só se vê o botão do menu.",
      try: "Carregar no botão do menu, “Abrir menu”.",
    },
    "menu.drawer.open": {
      title: "Menu aberto sobre a página",
      sees: "O menu está por cima da página.",
      try: "Escolher uma entrada; um clique ao lado ou Esc fecha-o.",
    },
    "menu.full": {
      title: "Menu com palavras",
      sees: "O menu está ao lado, com as suas palavras.",
      try: "Nada. “Recolher menu”, no fundo, deixa só os ícones.",
    },
    "menu.rail": {
      title: "Menu em ícones",
      sees: "Ao lado está um menu estreito com ícones.",
      try: "Deixar lá o rato para ler as palavras; “Manter menu aberto”, no fundo, mantém-nas.",
    },
    "menu.rail.resting": {
      title: "Só ícones",
      sees: "O menu estreito mostra os ícones.",
      try: "Deixar lá o rato, ou ir lá com a tecla Tab.",
    },
    "menu.rail.approached": {
      title: "Prestes a abrir",
      sees: "O rato acabou de chegar aos ícones.",
      try: "Deixá-lo lá um instante.",
    },
    "menu.rail.peeking": {
      title: "Aberto por momentos",
      sees: "O menu está por cima da página com as palavras.",
      try: "Escolher uma entrada; fecha-se quando o rato sai, ou com Esc.",
    },
    "menu.rail.held": {
      title: "Mantido aberto nesta página",
      sees: "O menu está ao lado da página com as palavras, só nesta página.",
      try: "Nada. A página seguinte volta aos ícones se precisar do espaço.",
    },
    scroll: {
      title: "Até onde se deslizou",
      sees: "Até onde a pessoa deslizou o ecrã para baixo.",
      try: "Nada.",
    },
    "scroll.top": {
      title: "No topo",
      sees: "O ecrã está no início.",
      try: "Nada.",
    },
    "scroll.begun": {
      title: "Deslizou um pouco",
      sees: "A barra superior faz sombra no ecrã.",
      try: "Nada.",
    },
    "scroll.under": {
      title: "Deslizou mais",
      sees: "O menu também faz sombra.",
      try: "Nada.",
    },
    "scroll.far": {
      title: "Deslizou muito",
      sees: "O botão “Ao topo” está lá, se “Personalizar” não o ocultar.",
      try: "Carregar em “Ao topo” para voltar.",
    },
    bar: {
      title: "Barra que desliza",
      sees: "Só conta onde a barra superior está em “Desliza com a página”, em “Personalizar”.",
      try: "Para a manter à vista, escolher lá “Fica no lugar”.",
    },
    "bar.there": {
      title: "A barra está lá",
      sees: "A barra superior está à vista.",
      try: "Nada.",
    },
    "bar.away": {
      title: "A barra saiu",
      sees: "A barra superior saiu com o ecrã, onde está em “Desliza com a página”.",
      try: "Deslizar até ao topo; lá ela volta.",
    },
  },
  events: {
    "look.changed": {
      title: "Outro aspeto escolhido",
      sees: "A pessoa mudou algo em “Personalizar”, ou o menu foi recolhido.",
      try: "Nada.",
    },
    "width.changed": {
      title: "A largura da janela mudou",
      sees: "A janela ficou larga (1200 píxeis ou mais) ou estreita; o zoom também conta.",
      try: "Se o menu desapareceu, alargar a janela ou reduzir o zoom.",
    },
    "screen.opened": {
      title: "Abriu-se outra página",
      sees: "A pessoa foi para outra página; começa no topo.",
      try: "Nada.",
    },
    "screen.scrolled": {
      title: "O ecrã deslizou",
      sees: "A pessoa deslizou para cima ou para baixo.",
      try: "Nada.",
    },
    "menu.open": {
      title: "Abrir menu",
      sees: "A pessoa carregou no botão do menu.",
      try: "Escolher uma entrada.",
    },
    "menu.close": {
      title: "Fechar menu",
      sees: "A pessoa carregou em Esc ou ao lado do menu.",
      try: "Nada.",
    },
    "menu.followed": {
      title: "Foi escolhida uma entrada",
      sees: "A pessoa seguiu uma entrada do menu.",
      try: "Nada: a página abre-se.",
    },
    "menu.toggle": {
      title: "Recolher ou manter aberto",
      sees: "A pessoa carregou em “Recolher menu” ou “Manter menu aberto”.",
      try: "Carregar mais uma vez para voltar atrás.",
    },
    "menu.approached": {
      title: "O rato chegou aos ícones",
      sees: "O rato passou para o menu estreito.",
      try: "Deixá-lo lá um instante.",
    },
    "menu.entered": {
      title: "Entrada pelo teclado",
      sees: "A pessoa entrou com o teclado no menu estreito.",
      try: "Nada.",
    },
    "menu.left": {
      title: "Saiu-se do menu",
      sees: "O rato ou o teclado saiu do menu.",
      try: "Nada.",
    },
  },
  guards: {
    hasBegun: "Deslizou mais de 50 píxeis",
    "not hasBegun": "Deslizou 50 píxeis no máximo",
    isUnder: "Deslizou mais de 100 píxeis",
    "not isUnder": "Deslizou 100 píxeis no máximo",
    isFar: "Deslizou mais de 160 píxeis",
    "not isFar": "Deslizou 160 píxeis no máximo",
    isHorizontal: "Menu em cima escolhido, janela larga",
    "not isHorizontal": "O menu em cima já não serve",
    "not isVertical": "O menu ao lado já não serve",
    isSeller: "O menu do vendedor é o certo",
    "not isSeller": "O menu do vendedor já não serve",
    isBlank: "A página deve ficar sozinha",
    "not isBlank": "A página já não deve ficar sozinha",
    isNone: "Não deve haver menu",
    "not isNone": "Deve haver menu",
    isDrawer: "A janela é estreita",
    "not isDrawer": "A janela é larga ou sem menu",
    isBar: "O menu deve ficar em cima",
    "not isBar": "O menu não deve ficar em cima",
    isRail: "O menu deve mostrar só ícones",
    "not isRail": "O menu não deve mostrar só ícones",
    "not isFull": "O menu com palavras já não serve",
    isRailedScreen: "Só esta página quer ícones",
  },
  actors: {},
  delays: {},
};
