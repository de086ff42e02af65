import type { BaseTranslation } from "../../i18n-types";

/** The mails the portal writes by itself. No subject carries a password, a code or a private link. */
const pt_mail = {
  frame: {
    greeting: "Olá, {name:string},",
    closing: "Um abraço da equipe {zone:string}",
    linkHint: "O botão não abre? Copie este endereço no navegador:",
    footer: "Esta mensagem veio do portal de expositores da {zone:string}, {event:string}.",
    support: "Dúvidas? Escreva para {email:string}.",
    note: "Mensagem da nossa equipe",
  },
  campaign: {
    order: "Ver o pedido",
    portal: "Abrir o portal",
    optOut: "Não quero mais receber mensagens como esta",
  },
  facts: {
    toPay: "A pagar",
    payBy: "Pague até",
    payee: "Favorecido",
    bank: "Banco",
    account: "Conta",
    swift: "SWIFT ou BIC",
    pixKey: "Chave Pix",
    whereToPay: "Dados para o pagamento",
    quote: "Referência a informar",
    version: "Versão do pedido",
    reference: "Referência",
    total: "Total",
    now: "Situação atual",
    email: "E-mail",
    temporaryPassword: "Senha temporária",
    lastStands: "Último dia para o estande",
    lastServices: "Último dia para serviços",
    build: "Montagem",
    summit: "Cúpula de líderes",
    conference: "Conferência",
    openingHours: "Horário de funcionamento",
    strike: "Desmontagem",
    validUntil: "Válida até",
    keptUntil: "Guardado até",
    inviteUntil: "Vale até",
    validUntilValue: "{date:string} (horário de {city:string})",
    code: "Código",
    role: "Função",
    request: "Solicitação",
    due: "Responder até",
    said: "{who:string} escreveu",
    youSaid: "Você escreveu",
    newEmail: "Novo e-mail",
  },
  role: {
    ADMIN: "Administrador",
    SUBMISSION_MANAGER: "Gestor de Submissões",
    GRUPORG: "Gruporg",
    PARTNER: "Parceiro",
  },
  orderStatus: {
    DRAFT: "Rascunho",
    PENDING: "Pendente",
    REVIEWING: "Em análise",
    APPROVED: "Aprovado",
    CONFIRM_PAYMENT: "Pagamento em conferência",
    REJECTED: "Rejeitado",
    CANCELLED: "Cancelado",
    PAID: "Pago",
  },
  submissionReceipt: {
    subject: "Recebemos a sua manifestação de interesse {reference:string}",
    title: "Recebemos a sua manifestação de interesse",
    thanks:
      "Obrigado pelo interesse da organização {company:string} em estar na {zone:string}. Tudo o que você enviou está guardado sob a referência abaixo; tenha-a em mãos quando falar com a gente.",
    next: "Nossa equipe vai ler a proposta com atenção e escrever para este endereço quando houver uma decisão. Enquanto isso, você acompanha a situação pela página da manifestação e, se mudar de ideia, pode retirá-la por lá.",
    private: "O link é só seu: quem o tiver pode ver, corrigir e retirar a manifestação.",
    button: "Acompanhar a manifestação",
  },
  statusPage: {
    button: "Abrir a página da manifestação",
    private:
      "O link é só seu: quem o tiver pode ver o que foi enviado, corrigir enquanto a análise não começar e retirar a manifestação.",
  },
  submissionCorrected: {
    subject: "Recebemos a correção da manifestação {reference:string}",
    title: "Recebemos a sua correção",
    body: "A manifestação de interesse da organização {company:string} foi corrigida na página dela, que mostra como ela está agora. A equipe vê o que mudou.",
    unexpected: "Não foi você? Abra a página para conferir e avise a nossa equipe.",
  },
  statusLink: {
    subject: "O link da sua manifestação {reference:string}",
    title: "Aqui está o seu link",
    body: "Pediram de novo o link da página da manifestação de interesse da organização {company:string|beforeStop}.",
    unexpected: "Não foi você quem pediu? Pode ignorar esta mensagem.",
  },
  statusLinkRenewed: {
    subject: "O novo link da sua manifestação {reference:string}",
    title: "Aqui está o seu novo link",
    body: "Os links enviados antes já não abrem a página da manifestação de interesse da organização {company:string|beforeStop}. Este abre.",
    unexpected: "Você não tem nada a ver com essa manifestação? Avise a nossa equipe.",
  },
  addressReplaced: {
    subject: "O e-mail da manifestação {reference:string} foi trocado",
    title: "O e-mail da manifestação foi trocado",
    body: "Na página da manifestação, a organização {company:string} passou a usar outro e-mail. As nossas mensagens vão para lá a partir de agora, e os links enviados a este endereço já não abrem a página.",
    unexpected:
      "Não foi você? Escreva para {email:string} e informe a referência {reference:string|beforeStop}.",
  },
  interestKept: {
    subject: "Guardamos a sua manifestação de interesse: continue quando quiser",
    title: "O que você escreveu está guardado",
    body: "Sua manifestação de interesse para a {zone:string} ainda não foi enviada. O link abre o formulário com tudo o que você escreveu, em qualquer aparelho.",
    button: "Continuar o formulário",
    private:
      "O link é só seu: quem o tiver pode ler e mudar o que você escreveu. Ele vale por 30 dias depois da última mudança. O formulário pode ser enviado enquanto o prazo estiver aberto.",
    unexpected:
      "Não foi você quem pediu? Pode ignorar esta mensagem: nada foi enviado em seu nome, e o que foi guardado se apaga sozinho.",
  },
  credentials: {
    subject: "Sua conta está pronta: entre na área do expositor",
    title: "Sua conta está pronta",
    body: "Criamos uma conta para você na área do expositor. Entre com o e-mail e a senha temporária abaixo; no primeiro acesso, o portal pede que você escolha uma senha só sua.",
    button: "Entrar na área do expositor",
    unexpected: "Não esperava esta mensagem? Pode ignorá-la e, se quiser, avise a nossa equipe.",
  },
  credentialsReset: {
    subject: "Nova senha temporária: entre e escolha a sua",
    title: "Você tem uma nova senha temporária",
    body: "Nossa equipe renovou o seu acesso. A senha anterior não vale mais; entre com a senha temporária abaixo e escolha uma nova logo em seguida.",
    button: "Entrar no portal",
    unexpected: "Não pediu uma nova senha? Avise a nossa equipe.",
  },
  staffCredentials: {
    subject: "Sua conta na equipe está pronta: entre no portal",
    title: "Sua conta na equipe está pronta",
    body: "Criamos uma conta para você no portal da equipe da {zone:string}. Entre com o e-mail e a senha temporária abaixo e troque-a por uma senha só sua, na página do seu perfil, antes que o prazo termine.",
    button: "Entrar no portal da equipe",
    unexpected: "Não esperava esta mensagem? Pode ignorá-la e, se quiser, avise a nossa equipe.",
  },
  recoveryCode: {
    subject: "Código para criar uma nova senha",
    title: "Este é o seu código",
    body: "Use o código abaixo para criar uma nova senha. Ele vale por {minutes:number} {{minutos|minuto|minutos}} e só pode ser usado uma vez.",
    button: "Criar uma nova senha",
    unexpected: "Não foi você quem pediu? Pode ignorar esta mensagem: sua senha continua a mesma.",
  },
  correctsDecision: "Esta mensagem corrige a que enviamos em {date:string}: vale o que está aqui.",
  decisionApproved: {
    subject: "Sua manifestação {reference:string} foi aprovada: agora, o pedido do estande",
    title: "Boa notícia: sua proposta foi aprovada",
    body: "É com alegria que contamos: a organização {company:string} tem lugar na {zone:string}.",
    next: "O próximo passo é o pedido do estande, na área do expositor. Se você ainda não tem acesso a ela, a nossa equipe faz o seu cadastro e avisa você. O contrato vem depois da aprovação do pedido.",
    nextRegistered:
      "O próximo passo é o pedido do estande, na área do expositor, à qual você já tem acesso. O contrato vem depois da aprovação do pedido.",
  },
  decisionRejected: {
    subject: "Sua manifestação {reference:string} não foi selecionada nesta edição",
    title: "Sua proposta não foi selecionada",
    body: "Agradecemos o tempo e o cuidado que a organização {company:string} dedicou à proposta para a {zone:string}. Depois de avaliar todas as manifestações, não vamos conseguir incluí-la nesta edição.",
    next: "O espaço é limitado e a escolha não foi fácil. Esperamos encontrar vocês em outras oportunidades.",
  },
  orderCreated: {
    subject: "Recebemos o pedido {reference:string}",
    title: "Recebemos o seu pedido",
    body: "O pedido da organização {company:string} está com a nossa equipe. Enquanto ele estiver pendente, você ainda pode fazer ajustes pelo portal; avisaremos a cada mudança de situação.",
    /** What the total is made of. */
    part: {
      stand: "Estande {name:string}",
      space: "Espaço",
      structure: "Estrutura",
      extra: "Serviços adicionais",
      counted: "{amount:string} (quantidade: {count:string})",
      rented: "{amount:string} (quantidade: {count:string}, {days:number} {{dias|dia|dias}})",
    },
    button: "Ver o pedido",
  },
  orderStatusChanged: {
    /** What happened, and what is to be done. */
    subject: {
      pending: "Seu pedido {reference:string} precisa de ajustes",
      reviewing: "Seu pedido {reference:string} está em análise",
      approvalTakenBack: "Seu pedido {reference:string} voltou à análise: aguarde antes de pagar",
      approved: "Seu pedido {reference:string} foi aprovado: nada a pagar",
      approvedToPay: "Seu pedido {reference:string} foi aprovado: agora, o pagamento",
      paymentRefused: "Comprovante do pedido {reference:string} não aceito: envie outro",
      partRefused: "Um comprovante do pedido {reference:string} não foi aceito: veja o motivo",
      confirmPayment: "Recebemos o comprovante do pedido {reference:string}: estamos conferindo",
      rejected: "Seu pedido {reference:string} não foi aceito: veja o motivo",
      cancelled: "Seu pedido {reference:string} foi cancelado",
      paid: "Pagamento do pedido {reference:string} confirmado: obrigado",
    },
    title: {
      pending: "Seu pedido precisa de ajustes",
      reviewing: "Seu pedido está em análise",
      approvalTakenBack: "Seu pedido voltou à análise",
      approved: "Seu pedido foi aprovado",
      approvedToPay: "Pedido aprovado: falta o pagamento",
      paymentRefused: "O seu comprovante não foi aceito",
      partRefused: "Um dos seus comprovantes não foi aceito",
      confirmPayment: "Recebemos o seu comprovante",
      rejected: "Seu pedido não foi aceito",
      cancelled: "Seu pedido foi cancelado",
      paid: "Pagamento confirmado",
    },
    button: {
      order: "Ver o pedido",
      adjust: "Ajustar o pedido",
      pay: "Enviar o comprovante",
      sendAgain: "Enviar outro comprovante",
    },
    pending:
      "O pedido da organização {company:string} está aberto para ajustes de novo. Revise o que for preciso e salve: nossa equipe retoma a análise em seguida.",
    reviewing:
      "Começamos a analisar o pedido da organização {company:string|beforeStop}. Durante a análise, ele fica fechado para edição.",
    approvalTakenBack:
      "Retiramos a aprovação do pedido da organização {company:string} e voltamos a analisá-lo. Aguarde nova confirmação antes de pagar.",
    approved:
      "O pedido da organização {company:string} pode seguir: faça o pagamento e envie o comprovante pela página do pedido.",
    approvedFree: "No pedido da organização {company:string} não há nada a pagar.",
    howToPay: "Para receber as instruções de pagamento, escreva para {email:string}.",
    paymentRefused:
      "Não conseguimos aceitar o comprovante de pagamento do pedido da organização {company:string|beforeStop}.",
    partRefused:
      "Não conseguimos aceitar um dos comprovantes de pagamento do pedido da organização {company:string|beforeStop}.",
    stillApproved:
      "O pedido continua aprovado; envie um novo comprovante pela página do pedido. Se a transferência já foi feita, não pague de novo: basta o comprovante dela.",
    confirmPayment:
      "A nossa equipe confere o pagamento do pedido da organização {company:string} e escreve para você assim que terminar.",
    rejected: "Não pudemos aceitar o pedido da organização {company:string|beforeStop}.",
    cancelled: "Era um pedido da organização {company:string|beforeStop}.",
    paid: "Tudo certo com o pedido da organização {company:string|beforeStop}. Obrigado!",
  },
  orderCancelledByExhibitor: {
    subject: "Pedido {reference:string} cancelado pelo expositor: {company:string}",
    title: "Um expositor cancelou um pedido",
    body: "{who:string} cancelou um pedido da organização {company:string|beforeStop}.",
    space: "O pedido estava aprovado: o espaço do estande voltou a ficar livre.",
    button: "Abrir o pedido",
  },
  orderCancelled: {
    subject: "Pedido {reference:string} cancelado: ele continua no seu histórico",
    title: "Seu pedido foi cancelado",
    body: "O pedido da organização {company:string} continua no seu histórico e pode ser copiado para um novo rascunho quando você quiser.",
    button: "Ver o pedido",
  },
  /** In every letter about a payment. */
  payment: {
    of: { handedIn: "Enviado agora", accepted: "Aceito agora", refused: "Não aceito" },
    noAmount: "sem valor informado",
    paidOn: "pago em {date:string}",
    next: {
      pay: "Agora é com você: pague o que falta e envie o comprovante pela página do pedido.",
      payMeanwhile:
        "Agora é com você: pague o que falta e envie o comprovante pela página do pedido. Enquanto isso, nossa equipe confere o que você já enviou e escreve para você.",
      sendAgain:
        "Agora é com você: envie outro comprovante pela página do pedido. Se a transferência já foi feita, não pague de novo: basta o comprovante dela.",
      sendAgainMeanwhile:
        "Agora é com você: envie outro comprovante pela página do pedido. Se a transferência já foi feita, não pague de novo: basta o comprovante dela. Enquanto isso, nossa equipe confere o que você já enviou e escreve para você.",
      checked: "Não há nada a fazer agora: nossa equipe confere o que você enviou e escreve para você.",
      closed:
        "Não há nada a fazer agora: nossa equipe escreve para você quando o pagamento estiver confirmado.",
    },
  },
  paymentPartAccepted: {
    subject: "Parte do pagamento do pedido {reference:string} foi aceita: veja o que falta",
    title: "Aceitamos uma parte do seu pagamento",
    body: "O comprovante de pagamento do pedido da organização {company:string} está certo. Obrigado! Veja abaixo como está o pagamento.",
    button: "Ver o pedido",
  },
  creditReturned: {
    subject: "Devolvemos o que foi pago a mais no pedido {reference:string}",
    title: "Crédito devolvido",
    body: "Pelo pedido da organização {company:string} foi pago mais do que é devido. Transferimos de volta o valor abaixo.",
    amount: "Valor devolvido",
    returnedOn: "Data da transferência",
    transfer: "Referência da transferência",
    left: "Crédito que resta",
    ask: "Se o valor não chegar em alguns dias úteis, escreva para nós.",
    button: "Ver o pedido",
  },
  paymentReceived: {
    subject: "Recebemos o pagamento do pedido {reference:string}",
    title: "Pagamento confirmado",
    tooMuch:
      "Você pagou {amount:string} a mais. O valor fica registrado como crédito seu; escreveremos para você sobre isso.",
    body: "O pedido da organização {company:string} está pago. Obrigado! A página do pedido mostra o que vem em seguida.",
    button: "Ver o pedido",
  },
  contractReady: {
    subject: "O contrato do pedido {reference:string} está pronto: leia e assine",
    title: "Seu contrato está pronto",
    body: "O contrato de participação da organização {company:string} já pode ser baixado na página do pedido. Leia com calma, assine e envie a cópia assinada por lá.",
    button: "Abrir o pedido",
  },
  signedCopyReceived: {
    subject: "Recebemos a cópia assinada do contrato do pedido {reference:string}",
    title: "Recebemos a sua cópia assinada",
    body: "A equipe confere o contrato da organização {company:string} e escreve para você em seguida. Não há nada a fazer por enquanto.",
    button: "Abrir o pedido",
  },
  signedCopyRefused: {
    subject: "Contrato do pedido {reference:string}: envie outra cópia assinada",
    title: "A cópia assinada não pôde ser aceita",
    body: "O motivo está abaixo. Corrija e envie outra cópia do contrato da organização {company:string} na página do pedido; o contrato continua o mesmo.",
    button: "Enviar outra cópia",
  },
  contractRecorded: {
    subject: "Seu contrato assinado foi registrado ({reference:string})",
    title: "Contrato assinado e registrado",
    body: "O contrato da organização {company:string} está conosco. Não há nada a fazer: seus pedidos e os próximos passos continuam na sua área do expositor.",
    ofOrder: {
      subject: "O contrato assinado do pedido {order:string} foi registrado ({reference:string})",
      body: "O contrato assinado do pedido {order:string}, da organização {company:string}, está conosco. Não há nada a fazer: o pedido e os próximos passos continuam na sua área do expositor.",
    },
    button: "Abrir a sua área",
  },
  contractRecordUndone: {
    subject: "Engano nosso: seu contrato ainda não foi registrado ({reference:string})",
    title: "Foi um engano nosso",
    body: "A mensagem anterior dizia que o contrato assinado da organização {company:string} tinha sido registrado, e isso já foi desfeito. Não há nada a fazer; escreveremos de novo quando ele for registrado.",
    button: "Abrir a sua área",
  },
  orderChanged: {
    subject: "A equipe alterou o pedido {reference:string}: veja e responda",
    title: "A equipe alterou o seu pedido",
    body: "Veja abaixo o que mudou no pedido da organização {company:string}, em cada item e no total.",
    structure: "Estrutura",
    was: "Total antes",
    is: "Total agora",
    added: "incluído, {after:string}",
    removed: "retirado, antes {before:string}",
    changed: "de {before:string} para {after:string}",
    revised: "revisto, {after:string}",
    counted: "{amount:string} ({quantity:number} × {days:number} {{dias|dia|dias}})",
    discount: "(já com desconto de {percent:string}%)",
    unpriced: "a orçar",
    answer: "A mudança só vale depois que você concordar. Abra o pedido para concordar ou dizer por que não.",
    button: "Ver e responder",
  },
  changeUndone: {
    subject: "Mudança no pedido {reference:string} desfeita: nada a responder",
    title: "A mudança foi desfeita",
    body: "Vale de novo o que estava combinado para o pedido da organização {company:string}, e você não precisa responder.",
    button: "Ver o pedido",
  },
  requestOpened: {
    subject: "Pedido {reference:string}, responda à equipe: {title:string}",
    title: "A equipe precisa de uma resposta sua",
    body: "Precisamos de algo sobre o pedido da organização {company:string|beforeStop}. Abra o pedido para responder, comentar ou enviar arquivos.",
    blocks: "O pedido só pode ser aprovado depois da sua resposta.",
    button: "Responder à solicitação",
  },
  requestRevised: {
    subject: "Pedido {reference:string}, a solicitação mudou: {title:string}",
    title: "Uma solicitação mudou",
    body: "A equipe alterou a solicitação abaixo, sobre o pedido da organização {company:string|beforeStop}. Vale o que está escrito agora.",
    blocks: "O pedido só pode ser aprovado depois da sua resposta.",
    button: "Responder à solicitação",
  },
  requestRemoved: {
    subject: "Pedido {reference:string}: solicitação retirada, nada a responder ({company:string})",
    title: "Uma solicitação foi retirada",
    body: "{who:string} retirou a solicitação abaixo, sobre o pedido da organização {company:string|beforeStop}. Não é preciso responder.",
    button: "Ver o pedido",
  },
  requestAnswered: {
    /** By what was asked and who answered; read by both sides. */
    subject: {
      answered: "Pedido {reference:string}: {who:string} respondeu ({company:string})",
      settled: "Pedido {reference:string}: não é mais preciso responder ({company:string})",
      impossible: "Pedido {reference:string}: a solicitação não pôde ser atendida ({company:string})",
      withdrawn: "Pedido {reference:string}: a solicitação foi retirada ({company:string})",
      refused: "Pedido {reference:string}: a mudança pedida não foi aceita, veja o motivo ({company:string})",
      agreed: "Pedido {reference:string}: a alteração foi aceita ({company:string})",
      agreedFor: "Pedido {reference:string}: a sua concordância foi registrada ({company:string})",
      disagreed: "Pedido {reference:string}: a alteração não foi aceita, veja o motivo ({company:string})",
      reopened: "Pedido {reference:string}: falta uma resposta ({company:string})",
    },
    title: {
      answered: "Chegou uma resposta",
      settled: "Não é mais preciso responder",
      impossible: "A solicitação não pôde ser atendida",
      withdrawn: "A solicitação foi retirada",
      refused: "A mudança pedida não foi aceita",
      agreed: "A alteração foi aceita",
      agreedFor: "A sua concordância foi registrada",
      disagreed: "A alteração não foi aceita",
      reopened: "Falta uma resposta",
    },
    /** By what was asked and who answered. */
    as: {
      answered:
        "{who:string} respondeu à solicitação abaixo, sobre o pedido da organização {company:string|beforeStop}.",
      settled:
        "{who:string} deu por respondida a solicitação abaixo, sobre o pedido da organização {company:string|beforeStop}.",
      impossible:
        "{who:string} não pode atender à solicitação abaixo, sobre o pedido da organização {company:string|beforeStop}.",
      withdrawn:
        "{who:string} não precisa mais da resposta à solicitação abaixo, sobre o pedido da organização {company:string|beforeStop}.",
      refused:
        "O motivo de {who:string} está abaixo. O pedido da organização {company:string} fica como está.",
      agreed: "{who:string} concordou com a alteração do pedido da organização {company:string|beforeStop}.",
      agreedFor:
        "{who:string} registrou que você concordou com a alteração do pedido da organização {company:string|beforeStop}.",
      disagreed:
        "{who:string} não concordou com a alteração do pedido da organização {company:string|beforeStop}. Desfaça a alteração ou proponha outra: até lá, o pedido fica fechado para edição.",
      reopened:
        "{who:string} reabriu a solicitação abaixo, sobre o pedido da organização {company:string|beforeStop}.",
    },
    button: "Ver a solicitação",
  },
  requestCommented: {
    subject: "Pedido {reference:string}: {who:string} comentou ({company:string})",
    title: "Há um comentário novo",
    body: "{who:string} comentou a solicitação abaixo, sobre o pedido da organização {company:string|beforeStop}.",
    button: "Ler e responder",
  },
  wishReceived: {
    subject: {
      wish: "Pedido {reference:string}: a equipe recebeu o que você pediu",
      question: "Pedido {reference:string}: a equipe recebeu a sua pergunta",
    },
    title: { wish: "Recebemos o que você pediu", question: "Recebemos a sua pergunta" },
    body: "Você pediu uma mudança no pedido da organização {company:string|beforeStop}. A equipe devolve o pedido, altera-o ou responde por escrito.",
    wait: "Espere a resposta antes de pagar ou assinar.",
    question:
      "É sobre o pedido da organização {company:string|beforeStop}. A resposta vai aparecer na página do pedido.",
    button: "Ver o pedido",
  },
  changeAskedFor: {
    subject: {
      wish: "Pedido {reference:string}: {company:string} pede uma mudança",
      question: "Pedido {reference:string}: {company:string} pergunta sobre a recusa",
    },
    title: "Um expositor pede uma mudança",
    body: "{company:string} gostaria de mudar um pedido que já está fechado para edição. Devolva o pedido, altere-o, recuse com o motivo ou responda por escrito.",
    question: {
      title: "Um expositor pergunta sobre um pedido recusado",
      body: "{company:string} tem uma pergunta sobre um pedido que não foi aceito. Responda na página do pedido ou retome o pedido.",
    },
    button: "Abrir o pedido",
  },
  dutyReminder: {
    subject: {
      pay: {
        ahead: "Lembrete: pague o pedido {reference:string} até {date:string}",
        overdue: "O prazo de pagamento do pedido {reference:string} passou em {date:string}",
      },
      answerRequest: {
        ahead: "Lembrete: responda sobre o pedido {reference:string} até {date:string}",
        overdue: "A sua resposta sobre o pedido {reference:string} era para {date:string}",
      },
      signContract: "Lembrete: assine o contrato do pedido {reference:string}",
    },
    title: {
      pay: { ahead: "Falta o pagamento do seu pedido", overdue: "O prazo de pagamento passou" },
      answerRequest: { ahead: "Falta a sua resposta", overdue: "A sua resposta está atrasada" },
      signContract: "Falta a sua assinatura",
    },
    pay: {
      ahead: "O pedido da organização {company:string} espera pelo pagamento até o dia abaixo.",
      overdue:
        "O pedido da organização {company:string} ainda espera pelo pagamento. Se a transferência já foi feita, envie o comprovante na página do pedido.",
    },
    answerRequest: {
      ahead:
        "A equipe espera a sua resposta sobre o pedido da organização {company:string} até o dia abaixo.",
      overdue:
        "A equipe ainda espera a sua resposta sobre o pedido da organização {company:string|beforeStop}. Responda assim que puder.",
    },
    signContract:
      "O contrato da organização {company:string} está na página do pedido. Leia com calma, assine e envie a cópia assinada por lá.",
    publishedOn: "Disponível desde",
    button: {
      pay: "Enviar o comprovante",
      answerRequest: "Responder à equipe",
      signContract: "Abrir o contrato",
    },
  },
  draftReminder: {
    subject: "Seu rascunho de pedido espera por você",
    title: "Um pedido seu ainda é rascunho",
    body: "Há um pedido da organização {company:string} que ainda não foi enviado à equipe. Continue de onde parou ou descarte o rascunho.",
    savedOn: "Mudado pela última vez em",
    button: "Continuar o pedido",
  },
  windowReminder: {
    subject: "Envie a sua manifestação de interesse até {date:string}",
    title: "O prazo está terminando",
    body: "Você começou uma manifestação de interesse para a {zone:string}, e ela ainda não foi enviada. O link abre o formulário com tudo o que você escreveu.",
    closesOn: "Último dia",
    button: "Continuar o formulário",
    unexpected: "Não vai participar? Pode ignorar esta mensagem: o que foi guardado se apaga sozinho.",
  },
  reviewsAssigned: {
    subject: "{added:number} {{manifestações novas|manifestação nova|manifestações novas}} para você avaliar",
    title: "Há manifestações para você avaliar",
    body: "{added:number} {{manifestações foram atribuídas|manifestação foi atribuída|manifestações foram atribuídas}} a você.",
    left: "À espera das suas notas",
    conflict:
      "Tem algum conflito de interesses? Declare-o na página da avaliação, e a manifestação sai da sua fila.",
    button: "Abrir as avaliações",
  },
  passwordChanged: {
    subject: "Sua senha foi alterada",
    title: "Sua senha foi alterada",
    body: "Se foi você, não precisa fazer mais nada; as outras sessões foram encerradas.",
    unexpected: "Não foi você? Redefina a senha agora mesmo e avise a nossa equipe.",
  },
  accessChanged: {
    subject: {
      disable: "Sua conta de expositor foi desativada",
      enable: "Sua conta de expositor está ativa de novo",
      detach: "A organização {company:string} saiu da sua conta",
    },
    title: {
      disable: "A sua conta foi desativada",
      enable: "A sua conta está ativa de novo",
      detach: "Uma organização a menos na sua conta",
    },
    body: {
      disable: "Você não pode mais entrar no portal do expositor. Nada do que você fez se perde.",
      enable: "Você pode entrar de novo no portal do expositor, com o e-mail e a senha que tinha.",
      detach:
        "A manifestação de interesse da organização {company:string} e os pedidos dela não aparecem mais na sua área do expositor. Nada do que você fez se perde.",
    },
    unexpected: "Não esperava esta mensagem? Avise a nossa equipe.",
  },
  roleChanged: {
    subject: "Sua função no portal mudou",
    title: "Sua função no portal mudou",
    body: "Um administrador fez a mudança. As sessões abertas foram encerradas; entre de novo para continuar com a nova função.",
    unexpected: "Algo parece errado? Fale com a nossa equipe.",
  },
  orderMoveUndone: {
    subject: "Engano nosso: nada a fazer no pedido {reference:string}",
    title: "Foi um engano nosso",
    body: "A mensagem anterior sobre o pedido {reference:string}, da organização {company:string}, foi enviada por engano. Não há nada a fazer: o pedido está como antes.",
    button: "Abrir o pedido",
  },
  testMail: {
    subject: "Teste do servidor de e-mail",
    title: "O teste chegou",
    body: "Esta mensagem foi enviada para testar o servidor de e-mail, portanto os e-mails saem do portal.",
  },
  backupFailed: {
    subject: "O backup do portal falhou",
    title: "O backup falhou",
    body: "O portal não conseguiu fazer o backup dos dados e tenta de novo a cada hora. Você só recebe outro aviso depois que um backup der certo.",
    reason: "Motivo",
    place: "Destino dos backups",
    lastGood: "Último backup válido",
    never: "Nenhum até agora",
    button: "Abrir a situação do portal",
  },
  emailChanged: {
    subject: "O e-mail da sua conta mudou",
    title: "O e-mail da sua conta mudou",
    body: "Um administrador fez a mudança. A partir de agora, é com o novo endereço que você entra no portal. As sessões abertas foram encerradas e a sua senha continua a mesma.",
    ownBody:
      "Foi você quem fez a mudança. A partir de agora, é com o novo endereço que você entra no portal. As outras sessões foram encerradas, e a sua senha continua a mesma.",
    unexpected: "Não sabia dessa mudança? Avise a nossa equipe o quanto antes.",
  },
  emailConfirm: {
    subject: "Confirme o novo e-mail da sua conta",
    title: "Falta confirmar o seu novo e-mail",
    body: "Você pediu que este endereço passe a ser o e-mail da sua conta no portal. Abra o link para confirmar; até lá, vale o antigo.",
    button: "Confirmar este endereço",
    unexpected: "Não foi você quem pediu? Pode ignorar esta mensagem: nada muda.",
  },
  submissionLinked: {
    subject: "A manifestação {reference:string} está na sua conta",
    title: "Mais uma manifestação na sua conta",
    body: "A manifestação de interesse da organização {company:string} agora também aparece na sua área do expositor, com os pedidos dela. Entre com o e-mail e a senha que você já usa.",
    button: "Abrir a área do expositor",
    unexpected: "Não esperava esta mensagem? Avise a nossa equipe.",
  },
  colleagueInvite: {
    subject: "{inviter:string} convida você a cuidar da manifestação {reference:string}",
    title: "Você recebeu um convite",
    body: "{inviter:string} convida você a cuidar, em conjunto, da participação da organização {company:string} na {zone:string}. Aceite o convite para ver a manifestação e os pedidos com uma conta só sua.",
    button: "Aceitar o convite",
    private: "O link é só seu e funciona uma única vez.",
    unexpected: "Não conhece quem convidou? Pode ignorar esta mensagem: nada acontece sem o seu aceite.",
  },
  handedNote: "Mensagem de {name:string}",
  handedStep: {
    technicalFiles: "os arquivos técnicos do estande",
    answerRequest: "responder à equipe",
    revise: "ajustar o pedido",
    pay: "pagar e enviar o comprovante",
    signContract: "assinar o contrato",
  },
  stepHandedOn: {
    subject: "{giver:string} passou a você uma etapa do pedido {reference:string}",
    title: "{giver:string} passou a você uma etapa",
    body: "A partir de agora, esta etapa do pedido da organização {company:string} está com você: {step:string}. Ela aparece como sua no portal, e os avisos sobre ela chegam a você.",
    button: "Abrir o pedido",
  },
  stepHandedOut: {
    subject: "{giver:string} pede a você os arquivos do estande, pedido {reference:string}",
    title: "O estande da organização {company:string} precisa dos seus arquivos",
    body: "{giver:string} pede a você {step:string} da organização {company:string} na {zone:string}. O link mostra só isso: o briefing, quando houver, e o lugar para enviar arquivos e escrever o que for preciso. Não é necessário ter conta.",
    button: "Enviar os arquivos",
    only: "O link é só seu: quem o tiver pode enviar arquivos em seu nome.",
    unexpected: "Não conhece quem pediu? Pode ignorar esta mensagem.",
  },
  stepTakenBack: {
    subject: "Nada mais a fazer no pedido {reference:string}",
    title: "A etapa voltou para quem a passou",
    body: "{giver:string} retomou esta etapa do pedido da organização {company:string}: {step:string}. Você não precisa fazer mais nada; se havia um link, ele deixou de funcionar.",
  },
  stepHandedIn: {
    subject: "{name:string} concluiu a etapa do pedido {reference:string}",
    title: "{name:string} concluiu a etapa",
    body: "{name:string} enviou {count:number} {{arquivos|arquivo|arquivos}} para o estande da organização {company:string|beforeStop}. Está tudo no pedido, onde a equipe também vê.",
    wordsAlone:
      "{name:string} escreveu sobre o estande da organização {company:string} e não enviou arquivos. A mensagem está no pedido, onde a equipe também vê.",
    button: "Abrir o pedido",
  },
} satisfies BaseTranslation;

export default pt_mail;
