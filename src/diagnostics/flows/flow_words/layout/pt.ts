import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O que fica em volta da tela",
  purpose: "Coloca o menu e a barra superior como foi escolhido em “Personalizar” e como a janela permite.",
  states: {
    frame: {
      title: "A disposição",
      sees: "Como ficam o menu, a barra superior e a tela.",
      try: "Para escolher: “Personalizar”, “Disposição”.",
    },
    "frame.choosing": {
      title: "Escolhendo a disposição",
      sees: "Nada: isto não aparece.",
      try: "Nada: dura só um instante.",
    },
    "frame.vertical": {
      title: "Menu ao lado",
      sees: "O menu está ao lado, ou atrás do botão do menu em uma janela estreita.",
      try: "Nada. Para mudar: “Personalizar”, “Disposição”.",
    },
    "frame.horizontal": {
      title: "Menu em cima",
      sees: "O menu é uma linha abaixo da barra superior.",
      try: "Nada. Em uma janela estreita passa para trás do botão do menu.",
    },
    "frame.seller": {
      title: "Menu do vendedor",
      sees: "O menu dos vendedores está ao lado; quem não entrou também o vê.",
      try: "Nada. Se faltarem entradas, entrar.",
    },
    "frame.blank": {
      title: "Só a página",
      sees: "Não há menu nem barra superior.",
      try: "Clicar embaixo em “Voltar à disposição habitual”, ou no botão da página.",
    },
    menu: {
      title: "O menu",
      sees: "Como chegar ao menu.",
      try: "Perguntar se o menu mostra palavras, ícones ou só o seu botão.",
    },
    "menu.choosing": {
      title: "Escolhendo o menu",
      sees: "Nada: isto não aparece.",
      try: "Nada: dura só um instante.",
    },
    "menu.none": {
      title: "Sem menu",
      sees: "Não há menu nesta página.",
      try: "Clicar embaixo em “Voltar à disposição habitual”, ou no botão da página.",
    },
    "menu.bar": {
      title: "Menu em linha",
      sees: "Os grupos do menu estão lado a lado abaixo da barra superior.",
      try: "Clicar em um grupo para abri-lo. O que não cabe está em “Mais”.",
    },
    "menu.drawer": {
      title: "Menu atrás do botão",
      sees: "A janela é estreita: o menu está atrás do botão com três traços.",
      try: "Clicar no botão do menu, ou alargar a janela.",
    },
    "menu.drawer.closed": {
      title: "Menu fechado",
      sees: "Só se vê o botão do menu.",
      try: "Clicar no botão do menu, “Abrir menu”.",
    },
    "menu.drawer.open": {
      title: "Menu aberto sobre a página",
      sees: "O menu está por cima da página.",
      try: "Escolher uma entrada; um clique ao lado ou Esc fecha o menu.",
    },
    "menu.full": {
      title: "Menu com palavras",
      sees: "O menu está ao lado, com as suas palavras.",
      try: "Nada. “Recolher menu”, embaixo, deixa só os ícones.",
    },
    "menu.rail": {
      title: "Menu em ícones",
      sees: "Ao lado está um menu estreito com ícones.",
      try: "Deixar o mouse ali para ler as palavras; “Manter menu aberto”, embaixo, as mantém.",
    },
    "menu.rail.resting": {
      title: "Só ícones",
      sees: "O menu estreito mostra os ícones.",
      try: "Deixar o mouse ali, ou ir até ali com a tecla Tab.",
    },
    "menu.rail.approached": {
      title: "Prestes a abrir",
      sees: "O mouse acabou de chegar aos ícones.",
      try: "Deixar o mouse ali um instante.",
    },
    "menu.rail.peeking": {
      title: "Aberto por um momento",
      sees: "O menu está por cima da página com as palavras.",
      try: "Escolher uma entrada; ele fecha quando o mouse sai, ou com Esc.",
    },
    "menu.rail.held": {
      title: "Mantido aberto nesta página",
      sees: "O menu está ao lado da página com as palavras, só nesta página.",
      try: "Nada. A página seguinte volta aos ícones se precisar do espaço.",
    },
    scroll: {
      title: "Até onde rolou",
      sees: "Até onde a pessoa rolou a tela para baixo.",
      try: "Nada.",
    },
    "scroll.top": {
      title: "No topo",
      sees: "A tela está no início.",
      try: "Nada.",
    },
    "scroll.begun": {
      title: "Rolou um pouco",
      sees: "A barra superior faz sombra na tela.",
      try: "Nada.",
    },
    "scroll.shadowed": {
      title: "Rolou mais",
      sees: "O menu também faz sombra.",
      try: "Nada.",
    },
    "scroll.far": {
      title: "Rolou muito",
      sees: "O botão “Ao topo” está lá, se “Personalizar” não o ocultar.",
      try: "Clicar em “Ao topo” para voltar.",
    },
    bar: {
      title: "Barra que rola",
      sees: "Só conta onde a barra superior está em “Estática”, em “Personalizar”.",
      try: "Para mantê-la à vista, escolher ali “Fica no lugar”.",
    },
    "bar.there": {
      title: "A barra está lá",
      sees: "A barra superior está à vista.",
      try: "Nada.",
    },
    "bar.away": {
      title: "A barra saiu",
      sees: "A barra superior saiu com a tela, onde está em “Estática”.",
      try: "Rolar até o topo; ali ela volta.",
    },
  },
  events: {
    "look.changed": {
      title: "Outra aparência escolhida",
      sees: "A pessoa mudou algo em “Personalizar”, ou o menu foi recolhido.",
      try: "Nada.",
    },
    "width.changed": {
      title: "A largura da janela mudou",
      sees: "A janela ficou larga (1200 pixels ou mais) ou estreita; o zoom também conta.",
      try: "Se o menu desapareceu, alargar a janela ou reduzir o zoom.",
    },
    "screen.opened": {
      title: "Outra página foi aberta",
      sees: "A pessoa foi para outra página; começa no topo.",
      try: "Nada.",
    },
    "screen.scrolled": {
      title: "A tela rolou",
      sees: "A pessoa rolou para cima ou para baixo.",
      try: "Nada.",
    },
    "menu.open": {
      title: "Abrir menu",
      sees: "A pessoa clicou no botão do menu.",
      try: "Escolher uma entrada.",
    },
    "menu.close": {
      title: "Fechar menu",
      sees: "A pessoa pressionou Esc ou clicou ao lado do menu.",
      try: "Nada.",
    },
    "menu.followed": {
      title: "Foi escolhida uma entrada",
      sees: "A pessoa seguiu uma entrada do menu.",
      try: "Nada: a página abre.",
    },
    "menu.toggle": {
      title: "Recolher ou manter aberto",
      sees: "A pessoa clicou em “Recolher menu” ou “Manter menu aberto”.",
      try: "Clicar mais uma vez para voltar ao que era.",
    },
    "menu.approached": {
      title: "O mouse chegou aos ícones",
      sees: "O mouse passou para o menu estreito.",
      try: "Deixar o mouse ali um instante.",
    },
    "menu.entered": {
      title: "Entrada pelo teclado",
      sees: "A pessoa entrou com o teclado no menu estreito.",
      try: "Nada.",
    },
    "menu.left": {
      title: "Saída do menu",
      sees: "O mouse ou o teclado saiu do menu.",
      try: "Nada.",
    },
  },
  guards: {
    isVertical: "O menu ao lado serve",
    isFull: "O menu com palavras serve",
    hasBegun: "Rolou mais de 50 pixels",
    "not hasBegun": "Rolou 50 pixels no máximo",
    isShadowed: "Rolou mais de 100 pixels",
    "not isShadowed": "Rolou 100 pixels no máximo",
    isFar: "Rolou mais de 160 pixels",
    "not isFar": "Rolou 160 pixels no máximo",
    isHorizontal: "Menu em cima escolhido, janela larga",
    "not isHorizontal": "O menu em cima não serve mais",
    "not isVertical": "O menu ao lado não serve mais",
    isSeller: "O menu do vendedor é o certo",
    "not isSeller": "O menu do vendedor não serve mais",
    isBlank: "A página deve ficar sozinha",
    "not isBlank": "A página não deve mais ficar sozinha",
    isNone: "Não deve haver menu",
    "not isNone": "Deve haver menu",
    isDrawer: "A janela é estreita",
    "not isDrawer": "A janela é larga ou sem menu",
    isBar: "O menu deve ficar em cima",
    "not isBar": "O menu não deve ficar em cima",
    isRail: "O menu deve mostrar só ícones",
    "not isRail": "O menu não deve mostrar só ícones",
    "not isFull": "O menu com palavras não serve mais",
    isRailedScreen: "Só esta página quer ícones",
  },
  actors: {},
  delays: {},
};
