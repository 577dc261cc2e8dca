import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  shop: {
    title: "Conexão com a loja",
    failed: "Não foi possível carregar a conexão. {reason}",
    about:
      "Conecte esta loja ao {platform}: os novos pedidos chegam automaticamente e os códigos de rastreio são enviados à loja.",
    notOffered:
      "Os pedidos de {platform} ainda não podem ser buscados automaticamente. Importe-os de um arquivo.",
    notReady: "{platform} ainda não está configurado: fale conosco.",
    connect: "Conectar ao {platform}",
    change: "Alterar a conexão com {platform}",
    connectIt: "Conectar",
    test: "Testar",
    save: "Salvar conexão",
    edit: "Alterar",
    address: "Endereço da loja",
    addressHelp: {
      shopify:
        "O endereço que termina em .myshopify.com. Está no painel do Shopify, em Configurações, Domínios.",
      woocommerce: "O endereço da loja, como shop.example.com ou example.com/shop.",
    },
    guide: {
      shopify: {
        step1: "Abra o Dev Dashboard do Shopify e crie um aplicativo.",
        step2:
          "Dê a ele estes escopos de acesso e depois publique uma versão: read_orders, read_all_orders, read_products, write_merchant_managed_fulfillment_orders.",
        step3: "Instale o aplicativo na sua loja.",
        step4: "Copie o ID do cliente e o segredo das configurações do aplicativo para os campos abaixo.",
      },
      woocommerce: {
        step1: "Abra o painel do WordPress: WooCommerce, Configurações, Avançado, API REST.",
        step2: "Adicione uma chave com a permissão Leitura/Gravação.",
        step3: "Copie a chave e o segredo do consumidor para os campos abaixo. São mostrados só uma vez.",
      },
      etsy: {
        step1: "Entre na Etsy com a conta à qual sua loja pertence.",
        step2: "Permita o acesso: lemos seus pedidos e anúncios e enviamos os códigos de rastreio.",
        step3: "A Etsy traz você de volta para cá. Teste a conexão e depois conecte a loja.",
      },
      tiktok: {
        step1: "Entre no TikTok Shop com a conta à qual sua loja pertence e escolha seu mercado.",
        step2:
          "Permita o acesso: lemos seus pedidos e produtos e enviamos os códigos de rastreio e as respostas aos pedidos de cancelamento.",
        step3: "O TikTok traz você de volta para cá. Teste a conexão e depois conecte a loja.",
      },
    },
    secret: {
      shopify: {
        client_id: "ID do cliente",
        client_secret: "Segredo do cliente",
        access_token: "Token de acesso de um aplicativo personalizado antigo (shpat_…)",
      },
      woocommerce: {
        consumer_key: "Chave do consumidor",
        consumer_secret: "Segredo do consumidor",
      },
      tiktok: { shop_code: "Código da loja" },
    },
    secretHelp: {
      shopify: {
        client_id: "Não é preciso com o token de acesso de um aplicativo antigo.",
        access_token:
          "Só para aplicativos personalizados de antes de 2026. O ID do cliente fica vazio então.",
      },
      tiktok: { shop_code: "Só se sua conta tiver várias lojas. O Seller Center o mostra em “Minha conta”." },
    },
    stored: "Guardado, termina em {last}. Deixe vazio para mantê-lo.",
    storedHidden: "Guardado. Deixe vazio para mantê-lo.",
    fromDay: "Pedidos a partir deste dia",
    fromDayHelp: "Hoje, se ficar vazio; no máximo 90 dias atrás.",
    unpaid: "Receber também pedidos que ainda não foram pagos na loja",
    tracking: "Enviar códigos de rastreio",
    trackingHelp: "Vale para todas as lojas do vendedor.",
    when: {
      never: "Nunca",
      immediately: "Assim que um pacote sair",
      daily: "Uma vez por dia, às 18:00",
    },
    found: {
      one: "{name} respondeu: {number} pedido nos últimos 7 dias.",
      other: "{name} respondeu: {number} pedidos nos últimos 7 dias.",
    },
    taken: "Esta loja já está conectada a outra. Desconecte-a lá primeiro.",
    missing: {
      scope: {
        orders: "Não podemos ler os pedidos. Adicione essa permissão na loja.",
        products: "Não podemos ler os produtos, por isso não podem ser associados.",
        fulfilment: "Não podemos enviar códigos de rastreio. Adicione essa permissão na loja.",
        hooks: "Não podemos adicionar webhooks, por isso os novos pedidos chegam a cada poucos minutos.",
      },
      orders: {
        older:
          "Só podem ser lidos os pedidos dos últimos 60 dias. Adicione a permissão de ler todos os pedidos.",
      },
      customerData:
        "Nomes e endereços estão ocultos para nós. Solicite acesso aos dados protegidos de clientes.",
    },
    unknown: "Não recebemos resposta e não sabemos se foi salvo. Pressione o botão novamente.",
    notSaved: "Nada foi salvo. {reason}",
    connected: "Conectada",
    broken: "Os pedidos não chegam. {reason}",
    waits: "A loja pediu que esperássemos. Próxima tentativa:",
    lastFailed: "A última tentativa falhou e será repetida automaticamente. {reason}",
    trouble: {
      tokenRefused: "A loja recusou as credenciais. Copie-as de novo e salve a conexão.",
      addressChanged: "A loja mudou de endereço. Altere o endereço e digite as credenciais de novo.",
      rightMissing: "A loja não nos dá as permissões necessárias. Adicione-as lá e depois teste a conexão.",
      notAShop: "Não há loja desta plataforma neste endereço. Verifique o endereço.",
      waiting: "A loja recebeu chamadas demais. Tente de novo em um minuto.",
      timeout: "A loja não respondeu em 20 segundos.",
      connection: "Não foi possível alcançar a loja.",
      tooLarge: "A resposta da loja é grande demais.",
      notUnderstood: "Não foi possível ler a resposta da loja.",
      serverError: "A loja está com um problema próprio no momento.",
      severalShops: "Esta conta tem várias lojas. Informe o código da que corresponde a esta loja.",
      appMissing: "Nosso acesso a esta plataforma está desativado no momento. Estamos cuidando disso.",
      refused: "Este endereço não pode ser chamado.",
    },
    signIn: {
      begin: "Entrar em {platform}",
      again: "Entrar de novo em {platform}",
      done:
        "Você entrou em {platform}. Teste a conexão e depois conecte ou salve. Após 45 minutos é preciso entrar de novo.",
      title: "Entrada na plataforma da loja",
      working: "Concluindo a entrada",
      over: "Esta entrada expirou ou pertence a outra pessoa. Abra a loja e entre de novo.",
      declined: "O acesso não foi permitido. Abra a loja para entrar de novo.",
      failed: "Não foi possível concluir a entrada. {reason}",
      refused: "A plataforma não aceita mais nosso acesso. Entre lá de novo.",
      otherShop: "Esta é outra loja, e não a conectada. Entre com a conta daquela loja.",
      toStores: "Ir para as lojas",
    },
    platform: "Plataforma",
    name: "Loja",
    lastSync: "Última sincronização",
    nextSync: "Próxima sincronização",
    lastOrder: "Último pedido",
    notYet: "Ainda não",
    webhooks: "Webhooks",
    hooks: {
      on: "Ativos",
      off: "Inativos: a loja é consultada a cada poucos minutos",
      noAddress:
        "Inativos: esta instalação não tem endereço público, por isso a loja é consultada a cada poucos minutos",
    },
    count: {
      waiting_orders: "Pedidos em espera",
      differences: "Diferenças a decidir",
      waiting_tracking: "Códigos de rastreio a enviar",
      refused_tracking: "Códigos de rastreio recusados pela loja",
    },
    orders: {
      title: "Pedidos que diferem da loja",
      tab: { Different: "Diferenças", Waiting: "Em espera", "Left Out": "Deixados de fora" },
      about: {
        Different:
          "Estes pedidos foram alterados na loja depois de pagos aqui, ou vieram antes de um arquivo. Você decide qual versão vale.",
        Waiting:
          "Estes pedidos chegam depois: quando seus produtos estiverem associados, a plataforma os liberar ou o limite diário permitir.",
        "Left Out": "Estes pedidos da loja não são produzidos aqui.",
      },
      none: {
        Different: "Nenhum pedido difere da loja.",
        Waiting: "Nenhum pedido está em espera.",
        "Left Out": "Nenhum pedido ficou de fora.",
      },
      failed: "Não foi possível carregar os pedidos. {reason}",
      unread: "Ainda não lido",
      accept: "Adotar",
      cancel: "Cancelar aqui também",
      cancelOurs: "Cancelar o nosso pedido",
      refuse: "Manter o nosso",
      why: {
        cancelled: "Foi cancelado na loja.",
        refunded: "Foi reembolsado na loja.",
        fulfilled: "Já foi enviado na loja.",
        unpaid: "Não está pago na loja.",
        noLines: "Não tem nada que seja produzido aqui.",
        tooManyLines: "Tem mais linhas do que um pedido pode ter.",
        numberTaken: "Outro pedido desta loja tem o número dele.",
        dailyLevel: "O limite diário foi atingido.",
        storePaused: "A loja está pausada. Ele chega assim que ela voltar a ficar ativa.",
        toMap: "Nem todos os seus produtos estão associados aos nossos itens. Associe-os abaixo.",
        platformHolds: "A plataforma o retém ou esconde o endereço. Ele chega assim que for liberado.",
        edited: "Foi alterado na loja.",
        linked: "Um arquivo trouxe este pedido antes da loja.",
      },
    },
    products: {
      title: "Produtos da loja",
      tab: { unmatched: "Não associados", matched: "Associados", foreign: "Não feitos por nós" },
      about: {
        unmatched:
          "Pedidos com estes produtos esperam até você dizer a quais dos nossos itens eles correspondem.",
        matched: "Pedidos com estes produtos ficam completos na hora.",
        foreign: "Estes produtos ficam fora dos pedidos.",
      },
      none: {
        unmatched: "Todos os produtos da loja estão associados. Os novos aparecem em um dia.",
        matched: "Nenhum produto está associado ainda.",
        foreign: "Nenhum produto está marcado como feito por outros.",
      },
      search: "SKU, título ou variante",
      failed: "Não foi possível carregar os produtos. {reason}",
      item: "Item para {name}",
      suggested: "Sugestão: {item}",
      use: "Usar",
      useFor: "Usar a sugestão para {name}",
      useAll: { one: "Usar {number} sugestão", other: "Usar {number} sugestões" },
      everywhere: "Para todas as lojas do vendedor",
      match: { one: "Associar {number} produto", other: "Associar {number} produtos" },
    },
    leaving:
      "Desconectar {name}? Novos pedidos deixam de chegar e os códigos de rastreio em espera não são enviados. Pedidos e SKUs associados permanecem.",
  },
  event: {
    shopVariant: { match: "Associar produtos", leave: "Não feito por nós", take: "Feito por nós" },
    shopOrder: { accept: "Adotar da loja", refuse: "Manter o nosso" },
    shop: { sync: "Sincronizar agora", disconnect: "Desconectar", signIn: "Entrar na plataforma" },
  },
};
