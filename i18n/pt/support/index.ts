import type { BaseTranslation } from "../../i18n-types";

/** Who organises, what can be hired, and where to write (GEN-11 to GEN-13, SVC-03, SVC-06). */
const pt_support = {
  title: "Quem organiza, e\u00A0quem responde.",
  lead: "Uma empresa de eventos, um contato dedicado a quem expõe, um portal online e dois endereços de e-mail.",
  toContact: "Ver os e-mails de contato",
  organiser: {
    title: "Quem está por trás da {zone:string}",
    text: "O evento é organizado por {organiser:string}, uma empresa de gestão de eventos que oferece a cada expositor um contato dedicado e um portal online. Um comitê organizador escolhe as propostas; a empresa cuida do que vem depois, da aprovação ao estande aberto.",
    contact: "Contato dedicado",
    contactText:
      "Dúvidas sobre a proposta, o pedido, o pagamento ou o contrato vão para quem cuida de expositores.",
    portal: "Portal online",
    portalText:
      "Manifestação de interesse, pedidos, arquivos, comprovantes e contratos em um só lugar, em português e em inglês.",
    site: "Site de {organiser:string}",
    social: "{organiser:string} nas redes sociais",
  },
  services: {
    title: "O que faz um estande funcionar",
    lead: "Na manifestação de interesse você marca os serviços de que precisa. Com a proposta aprovada, escolhe itens, quantidades e dias no catálogo do portal.",
    audiovisual: {
      name: "Audiovisual",
      text: "Imagem, som e luz para apresentações e demonstrações.",
    },
    catering: { name: "Alimentos e bebidas", text: "Para receber bem quem visita o estande." },
    cleaning: { name: "Limpeza", text: "Para o estande abrir em ordem todos os dias." },
    internet: {
      name: "Internet dedicada",
      text: "Uma conexão só do seu estande, sem disputar banda com o público.",
    },
    livestreaming: {
      name: "Transmissão ao vivo",
      text: "Leva o que acontece no estande a quem não veio a {city:string}.",
    },
    interpretation: { name: "Interpretação", text: "Para que a conversa não pare na língua." },
    salesStaff: { name: "Equipe de vendas", text: "Gente para receber, explicar e anotar contatos." },
  },
  contact: {
    title: "Escreva para nós",
    text: "O suporte é por e-mail. Se já tiver um número de referência, coloque-o no assunto: ele leva a equipe direto ao seu caso.",
    portuguese: "Para quem fala português",
    other: "Para outros idiomas",
    firstTitle: "Talvez a resposta esteja aqui",
    follow: "Situação da sua proposta",
    followText: "O link está no e-mail que confirmou o envio. Perdeu? Enviamos de novo.",
    password: "Nova senha do expositor",
    passwordText: "O código chega no e-mail da sua conta.",
    taking: "Como participar",
    takingText: "Quem pode, os critérios e as cinco etapas.",
    privacy: "Seus dados pessoais",
    privacyText: "O que guardamos, por quanto tempo e como pedir.",
  },
  afterEvent: {
    services: {
      lead: "Na manifestação de interesse, as organizações marcaram os serviços de que precisavam. Com a proposta aprovada, escolheram itens, quantidades e dias no catálogo do portal.",
    },
    contact: { taking: "Como foi participar", takingText: "Quem podia, os critérios e as cinco etapas." },
  },
} satisfies BaseTranslation;

export default pt_support;
