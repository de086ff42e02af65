import type { BaseTranslation } from "../../i18n-types";

/** What only the wizard of an order says. */
const pt_wizard = {
  step: {
    orderType: "Tipo de pedido",
    selectStand: "Escolha do estande",
    additionalServices: "Serviços adicionais",
    confirmData: "Conferir os dados",
    descriptionAndServices: "Descrição e serviços",
    briefing: "Briefing",
    review: "Revisão",
    confirmation: "Confirmação",
    finalize: "Conclusão",
  },
  /** What the team reads of an order it writes on behalf of an exhibitor. */
  byTeam: {
    question: {
      orderType: "O que será pedido?",
      selectStand: "Qual será o estande?",
      briefing: "Como deve ser o estande?",
      additionalServices: "Do que o estande precisa?",
      services: "Quais bens e serviços?",
      proposal: "O que se propõe?",
      confirmData: "Está tudo certo?",
      confirmBriefing: "O briefing está certo?",
      review: "Pronto para enviar?",
      confirmation: "Pronto para enviar?",
    },
    lead: {
      orderType: "O expositor pode ter mais de um pedido.",
      selectStand: "O preço é por metro quadrado do espaço da manifestação de interesse, impostos incluídos.",
      briefing:
        "Quatro seções, preenchidas em nome do expositor. O rascunho fica salvo para continuar depois.",
      additionalServices:
        "Preços em dólares, impostos incluídos, por unidade e, no que se pede por dia, por dia.",
      services: "Preços em dólares, impostos incluídos. Pelo menos um item ou serviço.",
      proposal: "Uma descrição, um valor em dólares com impostos incluídos e os arquivos que a explicam.",
      confirmData: "Confira antes de enviar. O expositor pode editar o pedido enquanto estiver pendente.",
      confirmBriefing: "É o que a montadora vai ler. Os itens e o preço vêm em seguida.",
      review: "Confira os itens e o preço. O expositor pode editar o pedido enquanto estiver pendente.",
      confirmation: "Confira antes de enviar. O expositor pode editar o pedido enquanto estiver pendente.",
    },
    finalize: {
      note: "O expositor recebe um e-mail e pode editar o pedido até o início da análise.",
      step: {
        review:
          "O pedido espera a análise da equipe. Até ela começar, o expositor pode editá-lo ou cancelá-lo.",
        quote:
          "O que ainda não tem preço é orçado na página do pedido; o expositor dá o acordo antes que o valor passe a contar.",
        pay: "Aprovado o pedido, o expositor paga em até {days:number} {{dia|dias}} e envia o comprovante.",
        open: "Com o pagamento confirmado e o contrato assinado, a participação está confirmada. A conferência abre em {date:string}.",
      },
    },
  },
  stand: {
    legend: "Pacote",
    none: "Nenhum pacote disponível no momento",
    contents: "O que vem em cada pacote",
    withoutPrice: "Ainda sem preço definido. Este pacote não pode ser pedido por enquanto.",
    toBeQuoted: "a orçar pela equipe",
    customTitle: "Estande sob medida",
    customText: "Um projeto exclusivo, feito a partir de um briefing; a equipe orça a estrutura.",
    customChoose: "Escolher o estande sob medida",
    perM2: "por m²",
    forSize: "{size:string} m²",
    /** The submission has a live order for a stand. */
    taken: {
      title: "Este espaço já tem o seu estande",
      text: "Cada espaço tem um só estande. Você pode editar ou cancelar o pedido que existe, ou pedir serviços aqui.",
      byTeam: "Cada espaço tem um só estande. Se for preciso um segundo, você informa o motivo ao enviar.",
      order: "Abrir o pedido {reference:string}",
    },
    second: {
      title: "Um segundo estande no mesmo espaço?",
      text: "O pedido {reference:string} já ocupa este espaço. O motivo fica no histórico do novo pedido, onde o expositor também o lê.",
      note: "Por que são dois",
      send: "Enviar o segundo estande",
    },
  },
  proposal: {
    description: "Descrição",
    descriptionHint: "O que você quer fazer, para quem, e do que precisa de nós.",
    value: "Valor em US$",
    split: "Como o valor se divide",
    splitHint: "Deixe os três em branco ou divida o valor inteiro entre eles.",
    spaceAmount: "Espaço",
    structureAmount: "Estrutura (cenografia)",
    extraAmount: "Serviços adicionais",
    splitFits: "Os três valores somam o valor total.",
    splitMissing: "Ainda falta dividir {amount:string}.",
    splitTooMuch: "Os valores passam do total em {amount:string}.",
    attachments: "Anexos",
  },
  /** The order costs another price by now: it was not sent. */
  priceChanged: {
    title: "Os preços mudaram antes do envio",
    text: "Nada foi enviado, e nada do que você preencheu se perdeu. Compare e envie de novo se estiver de acordo.",
    before: "Você viu",
    now: "Agora",
    send: "Enviar por {total:string}",
    save: "Salvar por {total:string}",
    back: "Rever o pedido",
  },
  changedGoods: {
    title: "O que mudou desde a última vez que você viu",
    itemGone: "{title:string}: saiu do catálogo. Retire este item ou escolha outro.",
    price: "{title:string}: antes {before:string}, agora {now:string}",
    unit: "{title:string}: antes contado por “{before:string}”, agora por “{now:string}”",
    packageGone: "Pacote {name:string}: não pode mais ser pedido. Escolha outro.",
    packagePrice: "Pacote {name:string}: antes {before:string} por m², agora {now:string}",
    spacePrice: "Espaço do estande sob medida: antes {before:string} por m², agora {now:string}",
    understood: "Entendi",
  },
  draft: {
    saving: "Salvando o rascunho",
    savedShort: "Rascunho salvo",
    saved: "Rascunho salvo às {time:string}",
    savedOn: "Rascunho salvo em {time:string}",
    offline:
      "Sem internet. O que você preencher fica guardado neste aparelho e é salvo quando a conexão voltar.",
    kept: {
      unreachable:
        "Sem conexão com o servidor. O que você preencheu está guardado neste aparelho e será salvo assim que der.",
      busy: "O servidor está ocupado. O que você preencheu está guardado neste aparelho e será salvo em instantes.",
      sessionEnded:
        "Sua sessão terminou. O que você preencheu está guardado neste aparelho e será salvo quando você entrar de novo.",
    },
    keptInTab: "Ainda não foi salvo, e este navegador não guarda nada no aparelho: deixe esta aba aberta.",
    edit: {
      staleTitle: "O pedido mudou enquanto você editava",
      stale:
        "A sua edição é de uma versão anterior do pedido e não está salva. Escolha com qual continuar; só “{save:string}” muda o pedido.",
      takeTheirs: "Começar do pedido como está",
      keepMine: "Continuar com a minha edição",
      mineKept: "A sua edição ainda não está no pedido: no fim, use “{save:string}”.",
    },
    conflictTitle: "Este rascunho mudou em outra aba ou aparelho",
    conflict: "Para nada se perder, o salvamento parou. Escolha qual versão continua.",
    keepSecond: "Guardar o meu como segundo rascunho",
    sentElsewhere: "Este rascunho já foi enviado",
    sentText: "O que está nesta tela não foi mais salvo, mas não se perdeu.",
    toOrder: "Ver o pedido",
    intoOrder: "Comparar com o pedido e alterá-lo",
    gone: "Este rascunho não está mais aqui",
    takenBy: "{author:string} continua este rascunho desde",
    goneText: "O que está nesta tela não se perdeu: pode continuar como um novo rascunho.",
    keepAsNew: "Continuar como novo rascunho",
    choose: "Não foi salvo: escolha como continuar",
    compare: {
      title: "{count:number} {{campos diferem|campo difere|campos diferem}}",
      none: "As duas versões têm o mesmo conteúdo.",
      mine: "Nesta tela",
      theirs: "Salvo em outro lugar",
      ordered: "No pedido",
      part: {
        orderType: "Tipo de pedido",
        selectedStandardStandId: "Pacote",
        notes: "Observações para a equipe",
        description: "Descrição",
        value: "Valor",
        spaceAmount: "Espaço",
        structureAmount: "Estrutura",
        extraAmount: "Serviços adicionais",
        attachments: "Arquivos",
      },
    },
    toDrafts: "Ver meus rascunhos",
  },
  finalize: {
    title: {
      STANDARD: "Pedido enviado",
      CUSTOM: "Pedido enviado",
      CUSTOM_SERVICES: "Pedido enviado",
      SIMPLE: "Proposta enviada",
    },
    note: "O pedido está com a equipe. Você também o recebe por e-mail.",
    savedTitle: "Alterações salvas",
    savedNote: "A equipe já vê a nova versão do pedido.",
    reference: "Número do pedido",
    status: "Situação",
    next: "O que acontece agora",
    step: {
      review:
        "A equipe confere o pedido e responde por e-mail. Até a análise começar, você pode editá-lo ou cancelá-lo.",
      quote: "A equipe orça o que ainda não tem preço e pede o seu acordo antes que o valor passe a contar.",
      pay: "Aprovado o pedido, você paga em até {days:number} {{dia|dias}} e envia o comprovante na página dele.",
      open: "Com o pagamento confirmado e o contrato assinado, a participação está confirmada. A conferência abre em {date:string}.",
    },
    ordered: "O que foi pedido",
    more: "e mais {count:number} {{itens|item|itens}}",
    follow: "Acompanhar o pedido",
  },
} satisfies BaseTranslation;

export default pt_wizard;
