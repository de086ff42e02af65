import type { BaseTranslation } from "../../i18n-types";

/** The mails the portal writes by itself. No subject carries a password, a code or a private link. */
const pt_mail = {
  frame: {
    greeting: "Olá, {name:string}!",
    closing: "Um abraço,",
    team: "Equipe {zone:string}",
    linkHint: "Se o botão não abrir, copie este endereço no navegador:",
    footer: "Você recebeu esta mensagem do portal de expositores da {zone:string}, {event:string}.",
    support: "Dúvidas? Escreva para {email:string}.",
    note: "Mensagem da nossa equipe",
  },
  facts: {
    reference: "Referência",
    company: "Instituição",
    items: "Serviços adicionais",
    total: "Total",
    before: "Situação anterior",
    now: "Situação atual",
    email: "E-mail",
    temporaryPassword: "Senha temporária",
    validUntil: "Válida até",
    inviteUntil: "Vale até",
    validUntilValue: "{date:string} (horário de {city:string})",
    code: "Código",
    role: "Função",
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
    subject: "Recebemos a manifestação de interesse {reference:string}",
    title: "Recebemos a sua manifestação de interesse",
    thanks:
      "Obrigado pelo interesse de {company:string} em estar na {zone:string}. Guardamos tudo o que você enviou sob a referência abaixo; tenha-a em mãos quando falar com a gente.",
    next: "Nossa equipe vai ler a proposta com atenção e escrever para este endereço quando houver uma decisão. Enquanto isso, você acompanha a situação pela página da manifestação e, se mudar de ideia, pode retirá-la por lá.",
    private: "O link é só seu: quem o tiver pode ver e retirar a manifestação.",
    button: "Acompanhar a manifestação",
  },
  credentials: {
    subject: "Seu acesso à área do expositor",
    title: "Sua conta está pronta",
    body: "Criamos uma conta para você na área do expositor. Entre com o e-mail e a senha temporária abaixo; no primeiro acesso, o portal pede que você escolha uma senha só sua.",
    button: "Entrar na área do expositor",
    unexpected: "Não esperava esta mensagem? Pode ignorá-la e, se quiser, avise a nossa equipe.",
  },
  credentialsReset: {
    subject: "Uma nova senha temporária para o seu acesso",
    title: "Aqui está a sua nova senha temporária",
    body: "Nossa equipe renovou o seu acesso. A senha anterior não vale mais; entre com a senha temporária abaixo e escolha uma nova logo em seguida.",
    button: "Entrar no portal",
    unexpected: "Não pediu uma nova senha? Avise a nossa equipe.",
  },
  staffCredentials: {
    subject: "Seu acesso ao portal da equipe",
    title: "Sua conta na equipe está pronta",
    body: "Criamos uma conta para você no portal da equipe da {zone:string}. Entre com o e-mail e a senha temporária abaixo e troque-a por uma senha só sua, na página do seu perfil, antes que o prazo termine.",
    button: "Entrar no portal da equipe",
    unexpected: "Não esperava esta mensagem? Pode ignorá-la e, se quiser, avise a nossa equipe.",
  },
  recoveryCode: {
    subject: "Código para criar uma nova senha",
    title: "Vamos criar uma nova senha",
    body: "Use o código abaixo para criar uma nova senha. Ele vale por {minutes:number} {{minutos|minuto|minutos}} e só pode ser usado uma vez.",
    button: "Criar uma nova senha",
    unexpected: "Não foi você quem pediu? Pode ignorar esta mensagem: sua senha continua a mesma.",
  },
  decisionApproved: {
    subject: "A manifestação {reference:string} foi aprovada",
    title: "Boa notícia: sua proposta foi aprovada",
    body: "É com alegria que contamos: a manifestação de interesse de {company:string} foi aprovada para a {zone:string}.",
    next: "O próximo passo é a assinatura do contrato. Nos próximos dias, nossa equipe entra em contato com as orientações e o seu acesso à área do expositor, onde você monta o pedido do estande.",
  },
  decisionRejected: {
    subject: "Sobre a manifestação de interesse {reference:string}",
    title: "Sobre a sua manifestação de interesse",
    body: "Agradecemos o tempo e o cuidado que {company:string} dedicou à proposta para a {zone:string}. Depois de avaliar todas as manifestações, não vamos conseguir incluí-la nesta edição.",
    next: "O espaço é limitado e a escolha não foi fácil. Esperamos encontrar vocês em outras oportunidades.",
  },
  orderCreated: {
    subject: "Recebemos o pedido {reference:string}",
    title: "Seu pedido chegou",
    body: "O pedido de {company:string} está com a nossa equipe. Enquanto ele estiver pendente, você ainda pode fazer ajustes pelo portal; avisaremos a cada mudança de situação.",
    items: "{count:number} {{itens|item|itens}}",
    button: "Ver o pedido",
  },
  orderStatusChanged: {
    subject: "Pedido {reference:string}: {status:string}",
    title: "Seu pedido mudou de situação",
    button: "Ver o pedido",
    pending:
      "O pedido de {company:string} está aberto para ajustes de novo. Revise o que for preciso e salve: nossa equipe retoma a análise em seguida.",
    reviewing:
      "Começamos a analisar o pedido de {company:string}. Durante a análise, ele fica fechado para edição.",
    approved:
      "O pedido de {company:string} foi aprovado. Para seguir, faça o pagamento e envie o comprovante pela página do pedido.",
    howToPay: "Para receber as instruções de pagamento, escreva para {email:string}.",
    paymentRefused:
      "Não conseguimos aceitar o comprovante de pagamento do pedido de {company:string}. O pedido continua aprovado; envie um novo comprovante pela página do pedido.",
    confirmPayment:
      "O comprovante de pagamento do pedido de {company:string} está com a nossa equipe para conferência. Avisaremos assim que terminar.",
    rejected: "O pedido de {company:string} não foi aceito.",
    cancelled: "O pedido de {company:string} foi cancelado.",
    paid: "O pagamento do pedido de {company:string} está confirmado. Obrigado!",
  },
  orderCancelled: {
    subject: "Pedido {reference:string} cancelado",
    title: "Seu pedido foi cancelado",
    body: "O pedido de {company:string} foi cancelado. Ele continua no seu histórico e pode ser copiado para um novo rascunho quando você quiser.",
    button: "Ver o pedido",
  },
  paymentReceived: {
    subject: "Pagamento do pedido {reference:string} confirmado",
    title: "Pagamento confirmado",
    body: "Confirmamos o pagamento do pedido de {company:string}. Obrigado! Nossa equipe segue agora com os preparativos do seu espaço.",
    button: "Ver o pedido",
  },
  contractReady: {
    subject: "O contrato do pedido {reference:string} está pronto",
    title: "Seu contrato está pronto",
    body: "O contrato de participação de {company:string} já pode ser baixado na página do pedido. Leia com calma, assine e envie a cópia assinada por lá.",
    button: "Abrir o pedido",
  },
  passwordChanged: {
    subject: "Sua senha foi alterada",
    title: "Sua senha foi alterada",
    body: "A senha da sua conta acaba de ser alterada e os outros acessos abertos foram encerrados. Se foi você, não precisa fazer mais nada.",
    unexpected: "Não foi você? Redefina a senha agora mesmo e avise a nossa equipe.",
  },
  roleChanged: {
    subject: "Sua função no portal mudou",
    title: "Sua função no portal mudou",
    body: "Um administrador alterou a função da sua conta. Os acessos abertos foram encerrados; entre de novo para continuar com a nova função.",
    unexpected: "Algo parece errado? Fale com a nossa equipe.",
  },
  emailChanged: {
    subject: "O e-mail da sua conta mudou",
    title: "O e-mail da sua conta mudou",
    body: "Um administrador alterou o e-mail da sua conta. A partir de agora, é com o novo endereço que você entra no portal. Os acessos abertos foram encerrados e a sua senha continua a mesma.",
    unexpected: "Não sabia dessa mudança? Avise a nossa equipe o quanto antes.",
  },
  submissionLinked: {
    subject: "A manifestação {reference:string} está na sua conta",
    title: "Mais uma manifestação na sua conta",
    body: "A manifestação de interesse de {company:string} agora também aparece na sua área do expositor, com os pedidos dela. Entre com o e-mail e a senha que você já usa.",
    button: "Abrir a área do expositor",
    unexpected: "Não esperava esta mensagem? Avise a nossa equipe.",
  },
  colleagueInvite: {
    subject: "Convite para acompanhar a manifestação {reference:string}",
    title: "Você recebeu um convite",
    body: "{inviter:string} convida você a cuidar, em conjunto, da participação de {company:string} na {zone:string}. Aceite o convite para ver a manifestação e os pedidos com uma conta só sua.",
    button: "Aceitar o convite",
    private: "O link é só seu e funciona uma única vez.",
    unexpected: "Não conhece quem convidou? Pode ignorar esta mensagem: nada acontece sem o seu aceite.",
  },
} satisfies BaseTranslation;

export default pt_mail;
