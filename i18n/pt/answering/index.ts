import type { BaseTranslation } from "../../i18n-types";

/** With the questions of the expression of interest: how far it is, and what is missing. */
const pt_answering = {
  index: {
    label: "Partes do formulário",
    progress: "{given:number} de {required:number}",
    progressText: "respostas obrigatórias",
    progressLine: "{given:number} de {required:number} respostas obrigatórias",
    done: "completa",
    optional: "opcional",
    left: "{count:number} {{faltam|falta|faltam}}",
    wrong: "{count:number} a corrigir",
    kept: "Guardado aqui às {time:string}",
    keeps: "O que você escreve fica guardado nesta aba.",
  },
  refused: {
    missing: "{count:number} {{respostas faltam|resposta falta|respostas faltam}}",
    wrong: "{count:number} {{respostas precisam|resposta precisa|respostas precisam}} de correção",
    text: "Cada linha leva ao campo. O que você escreveu continua aqui.",
    link: "Endereço do link {number:number}",
  },
  missing: {
    institutionName: "Diga o nome da organização.",
    country: "Escolha o país.",
    cnpj: "Informe o CNPJ ou o registro legal.",
    institutionType: "Escolha o tipo de organização.",
    mainArea: "Diga a principal área de atuação.",
    pavillionFocus: "Escolha pelo menos um foco.",
    representativeName: "Diga o nome de quem representa a organização.",
    representativePosition: "Diga o cargo dessa pessoa.",
    representativePhone: "Informe um telefone.",
    representativeEmail: "Informe um e-mail.",
    standType: "Escolha o tipo de estande.",
    spaceSize: "Escolha a área desejada.",
    description: "Descreva o que o estande vai mostrar.",
    flexibility: "Diga se outra área ou localização serviria.",
    contactLanguage: "Escolha o idioma de contato.",
  },
  hints: {
    organisation: "Quem propõe o estande.",
    representative: "A pessoa com quem vamos falar sobre a proposta.",
    stand: "O espaço de que você precisa e o que vai acontecer nele.",
    services: "O que gostaria de contratar e onde podemos ver o seu trabalho.",
    practices: "O que sua organização já pratica. Nada aqui elimina a proposta.",
    send: "Usamos este idioma em todas as mensagens sobre a proposta.",
  },
  captcha: {
    label: "Não sou um robô",
    title: "Verificação de segurança",
    idle: "Marque a caixa. A verificação é feita no seu aparelho, sem imagens e sem rastreadores.",
    working: "Verificando, um instante...",
    solved: "Verificação concluída.",
    expired: "A verificação perdeu a validade. Marque a caixa de novo.",
    failed: "Houve um problema ao verificar que você não é um robô. Tente novamente.",
    refused: "A verificação CAPTCHA falhou. Tente novamente.",
  },
} satisfies BaseTranslation;

export default pt_answering;
