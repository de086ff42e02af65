import type { BaseTranslation } from "../../i18n-types";

/** /partnership-and-exhibit: why, what, who, by which criteria and in which steps (PUB-14 to PUB-18, GEN-10). */
const pt_participation = {
  hero: {
    title: "Seu trabalho, ao lado das decisões.",
    lead: "Na {zone:string}, quem trabalha pelo clima apresenta o que faz, conversa com delegações e encontra parceiros. Veja por que participar, quem pode e como se chega lá.",
    onThisPage: "Nesta página",
    toBenefits: "Por que participar",
    toOffer: "O que a zona oferece",
    toWho: "Quem deve participar",
    toCriteria: "Critérios",
    toSteps: "Cinco etapas",
    toWays: "Formas de participar",
  },
  benefits: {
    title: "O que a sua organização ganha",
    lead: "Cinco benefícios de levar o seu trabalho à {zone:string}.",
    blueZone: "Ao lado da Blue Zone",
    blueZoneText:
      "Os países negociam na área vizinha. O seu estande é o lugar onde negociadores e observadores podem entrar, ver e perguntar.",
    visibility: "Visibilidade global",
    visibilityText:
      "Delegações de {parties:number} países e da União Europeia vêm a {city:string}, e com elas a imprensa que cobre o clima. Quem está na {zone:string} faz parte do que elas veem.",
    business: "Negócios e conexões",
    businessText:
      "Financiadores, gestores públicos, empresas e pesquisadores passam os mesmos dias na mesma cidade. Podem sentar-se à mesma mesa: a do seu estande.",
    innovation: "Inovação e influência",
    innovationText:
      "Ver uma solução em funcionamento convence mais do que ler um relatório. Demonstre a sua a quem redige políticas, normas e orçamentos.",
    reputation: "Reputação e ESG",
    reputationText:
      "Compromissos ambientais, sociais e de governança ganham peso quando o público pode vê-los, fazer perguntas e conferir as respostas.",
  },
  offer: {
    title: "O que a {zone:string} oferece",
    hubs: "Polos temáticos",
    hubsText: "Pavilhões reunidos por assunto, para que cada tema tenha o seu público:",
    hubThemes: {
      energyTransition: "transição energética",
      forestsOceansBiodiversity: "florestas, oceanos e biodiversidade",
      agricultureFood: "agricultura e alimentação",
      citiesWater: "cidades e água",
      humanDevelopment: "desenvolvimento humano",
      financeTechnology: "finanças e tecnologia",
    },
    activities: "Atividades",
    activitiesText:
      "Debates, anúncios e apresentações no palco principal; conversas na praça e à mesa. No seu estande, a programação é sua.",
    spaces: "Espaços",
    spacesText:
      "Estandes a partir de {minimum:number} m², prontos para mostrar ou feitos sob medida, em setores ligados por praças e por uma rota sem degraus.",
  },
  who: {
    title: "Quem deve participar",
    lead: "Organizações de qualquer país que tenham o que mostrar, e não apenas o que prometer.",
    private: "Setor privado",
    privateText:
      "Empresas e associações com produtos, tecnologias e processos que reduzem o impacto no clima.",
    public: "Instituições públicas",
    publicText:
      "Órgãos públicos, universidades e centros de pesquisa, com dados, estudos e políticas em prática.",
    civilSociety: "Sociedade civil e ONGs",
    civilSocietyText: "Projetos feitos com comunidades, com resultados que se possam mostrar.",
    international: "Organismos internacionais",
    internationalText: "Cooperação, financiamento e programas que atravessam fronteiras.",
    government: "Governos estaduais e municipais",
    governmentText: "Planos e obras que preparam cidades e regiões para o clima que muda.",
    other: "Outras organizações",
    otherText: "Quem atua na agenda climática de outra forma. O formulário pergunta qual.",
  },
  criteria: {
    title: "Critérios de elegibilidade",
    lead: "Primeiro se confere se a proposta pode entrar na seleção. Depois se lê o que ela tem a mostrar.",
    entry: "Para entrar na seleção",
    registration: "Registro legal",
    registrationText: "CNPJ para organizações brasileiras; para as demais, o registro do seu país.",
    climate: "Relação com o clima",
    climateText: "Um ou mais temas da {zone:string}, ou outro foco que você descreva.",
    representative: "Um representante",
    representativeText: "A pessoa que responde pela proposta, com cargo, telefone e e-mail.",
    area: "Área a partir de {minimum:number} m²",
    areaText: "Acima de {limit:number} m², explique por que precisa desse espaço.",
    deadline: "Formulário completo, no prazo",
    deadlineText: "De {from:string} a {to:string}, com os termos de proteção de dados aceitos.",
    review: "O que os avaliadores consideram",
    theme: "Tema",
    themeText: "A proposta trata de um assunto da conferência.",
    innovation: "Inovação",
    innovationText: "Mostra soluções, métodos ou experiências que outros podem aproveitar.",
    sustainability: "Sustentabilidade",
    sustainabilityText: "Materiais, energia, água e resíduos foram pensados desde o projeto.",
    feasibility: "Viabilidade",
    feasibilityText: "Espaço, prazo e equipe combinam com o que será apresentado.",
    publicInterest: "Interesse público",
    publicInterestText: "Há algo ali para quem visita a {zone:string}.",
    note: "O formulário também pergunta por certificações e práticas de sustentabilidade. Nenhuma resposta elimina a proposta.",
  },
  steps: {
    title: "Cinco etapas, da proposta ao estande",
    submission: "Envio",
    submissionText:
      "Você preenche o formulário e ganha um número de referência e um link para acompanhar a proposta.",
    screening: "Triagem inicial",
    screeningText: "A equipe confere se a proposta está completa e se atende às regras.",
    review: "Análise detalhada das pré-selecionadas",
    reviewText: "Avaliadores leem cada proposta pré-selecionada, critério por critério.",
    selection: "Seleção final e notificação",
    selectionText: "Você fica sabendo da decisão no idioma de contato que escolheu.",
    confirmation: "Confirmação da participação",
    confirmationText:
      "Estande e serviços são pedidos e pagos neste portal. Depois, com o contrato assinado, a participação está confirmada.",
  },
  ways: {
    title: "Formas de participar",
    cardTitle: "Um estande pronto ou um projeto só seu",
    cardText: "Compare os pacotes, veja as plantas e descubra o que cada formato inclui.",
    cardLink: "Conheça as formas de expor",
  },
  interest: {
    before: "O formulário abre em breve.",
    beforeText:
      "Manifestações de interesse serão recebidas de {opens:string} a {closes:string}, no horário de {city:string}.",
    soon: "O formulário abre em breve.",
    soonText: "Manifestações de interesse serão recebidas até {closes:string}, no horário de {city:string}.",
    open: "O primeiro passo é contar o que você faz.",
    openText: "O formulário está aberto até {closes:string}, no horário de {city:string}.",
    toForm: "Manifestar interesse",
    after: "O prazo para propostas terminou.",
    afterText:
      "As manifestações de interesse foram recebidas até {closes:string}. Veja o que acontece agora e como visitar a {zone:string}.",
    toNotice: "Sobre a manifestação de interesse",
  },
  afterEvent: {
    hero: {
      title: "Trabalho à vista, ao lado das decisões.",
      lead: "Na {zone:string}, quem trabalha pelo clima apresentou o que faz, conversou com delegações e encontrou parceiros. Veja por que as organizações participaram, quem podia e como se chegou lá.",
    },
    benefits: {
      title: "O que as organizações ganharam",
      lead: "Cinco benefícios de levar o trabalho à {zone:string}.",
      blueZoneText:
        "Os países negociaram na área vizinha. O estande era o lugar onde negociadores e observadores podiam entrar, ver e perguntar.",
      visibilityText:
        "Delegações de {parties:number} países e da União Europeia vieram a {city:string}, e com elas a imprensa que cobre o clima. Quem estava na {zone:string} fez parte do que elas viram.",
      businessText:
        "Financiadores, gestores públicos, empresas e pesquisadores passaram os mesmos dias na mesma cidade. Podiam sentar-se à mesma mesa: a de um estande.",
      innovationText:
        "Ver uma solução em funcionamento convence mais do que ler um relatório. Aqui, quem redige políticas, normas e orçamentos as viu de perto.",
    },
    interest: {
      afterText:
        "As manifestações de interesse foram recebidas até {closes:string}, e a conferência já aconteceu.",
    },
  },
} satisfies BaseTranslation;

export default pt_participation;
