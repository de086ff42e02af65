import { choices, inOrder, labelled, written, type Written } from "./written.ts";

type Words = Record<string, readonly [pt: string, en: string]>;

/** Fields by the name under which their answer is sent. */
function fields(id: string, words: Words): Written[] {
  return Object.entries(words).map(([name, [pt, en]]) => labelled(id, `[id="eoi-${name}"]`, pt, en));
}

/** Questions of several boxes or buttons, and their parts, by the same name. */
function questions(id: string, words: Words): Written[] {
  return Object.entries(words).map(([name, [pt, en]]) => written(id, `#eoi-${name} > legend`, pt, en));
}

/** What a field says beside itself, by the same name. */
function errors(id: string, words: Words): Written[] {
  return Object.entries(words).map(([name, [pt, en]]) => written(id, `[id="eoi-${name}-error"]`, pt, en));
}

/** The four steps, on every one of them (EOI-04). */
export const STEPS = inOrder(
  "EOI-04",
  "main nav ol > li:has(span)",
  ["Regras", "Rules"],
  ["Termos", "Terms"],
  ["Formulário", "Form"],
  ["Envio", "Sent"],
);

export const RULES = [
  ...STEPS,
  ...inOrder(
    "EOI-05",
    "main section > h2",
    ["Quem pode participar", "Who can participate"],
    ["O que avaliamos", "Criteria"],
    ["Como é a aprovação", "Approval process"],
  ),
  written("EOI-04", "main div > button[type=button]:not(ol *)", "Ler os termos", "Read the terms"),
];

export const TERMS = [
  ...STEPS,
  ...inOrder(
    "EOI-06",
    "main section > h2",
    ["O que coletamos", "What we collect"],
    ["Para que usamos", "What we use it for"],
    ["Quem tem acesso", "Who can see it"],
    ["Por quanto tempo", "How long we keep it"],
    ["Seus direitos", "Your rights"],
  ),
  written(
    "EOI-06",
    "main label:has([type=checkbox])",
    "Entendo e concordo com os termos",
    "I understand and agree to the terms",
  ),
  ...inOrder(
    "EOI-07",
    "main button[type=button]:not(ol *)",
    ["Voltar", "Back"],
    ["Ir para o formulário", "Go to the form"],
  ),
];

/** Beside every starred field of a form that says nothing yet (EOI-28, EOI-32, EOI-33). */
export const MISSING = [
  labelled("EOI-09", "#eoi-cnpj", "CNPJ ou registro legal", "CNPJ or legal ID"),
  ...errors("EOI-28", {
    institutionName: ["Diga o nome da organização.", "Tell us the organisation's name."],
    country: ["Escolha o país.", "Choose the country."],
    cnpj: ["Informe o CNPJ ou o registro legal.", "Give the CNPJ or legal ID."],
    institutionType: ["Escolha o tipo de organização.", "Choose the type of organisation."],
    mainArea: ["Diga a principal área de atuação.", "Tell us the main area of work."],
    pavillionFocus: ["Escolha pelo menos um foco.", "Choose at least one focus."],
    representativeName: [
      "Diga o nome de quem representa a organização.",
      "Tell us who represents the organisation.",
    ],
    representativePosition: ["Diga o cargo dessa pessoa.", "Tell us that person's position."],
    representativePhone: ["Informe um telefone.", "Give a phone number."],
    representativeEmail: ["Informe um e-mail.", "Give an email address."],
    standType: ["Escolha o tipo de estande.", "Choose the type of stand."],
    spaceSize: ["Escolha a área desejada.", "Choose the area you would like."],
    description: ["Descreva o que o estande vai mostrar.", "Describe what the stand will show."],
    flexibility: [
      "Diga se outra área ou localização serviria.",
      "Tell us whether another area or location would do.",
    ],
    contactLanguage: ["Escolha o idioma de contato.", "Choose the contact language."],
  }),
  ...errors("EOI-32", {
    captchaToken: ["Marque “Não sou um robô”", "Please complete the CAPTCHA verification"],
  }),
];

/** Once every question that opens others was answered so that it does (EOI-09 to EOI-25). */
export const FIELDS = [
  ...inOrder(
    "EOI-04",
    "main form section h2",
    ["A organização", "The organisation"],
    ["Quem representa", "The representative"],
    ["O estande", "The stand"],
    ["Serviços e links", "Services and links"],
    ["Sustentabilidade", "Sustainability"],
    ["Idioma e envio", "Language and sending"],
  ),
  ...fields("EOI-09", {
    institutionName: ["Nome da organização", "Name of the organisation"],
    country: ["País", "Country"],
    cnpj: ["Registro legal da organização", "Legal ID of the organisation"],
  }),
  ...questions("EOI-10", { institutionType: ["Tipo de organização", "Type of organisation"] }),
  ...fields("EOI-11", { institutionTypeOther: ["Qual é o tipo?", "Which type is it?"] }),
  ...fields("EOI-12", {
    mainArea: ["Principal área de atuação", "Main area of work"],
    website: ["Site", "Website"],
    socialMedia: ["Redes sociais", "Social media"],
  }),
  ...questions("EOI-13", { pavillionFocus: ["Foco do estande", "Focus of the stand"] }),
  ...fields("EOI-14", { pavillionFocusOther: ["Qual é o outro foco?", "What is the other focus?"] }),
  ...fields("EOI-15", {
    representativeName: ["Nome completo", "Full name"],
    representativePosition: ["Cargo", "Position"],
    representativePhone: ["Telefone", "Phone"],
    representativeEmail: ["E-mail", "Email"],
  }),
  ...questions("EOI-16", { standType: ["Tipo de estande", "Type of stand"] }),
  ...questions("EOI-17", { spaceSize: ["Área desejada", "Area you would like"] }),
  ...choices("EOI-17", "#eoi-spaceSize", {
    50: ["50 m²", "50 m²"],
    custom: ["Outra área", "Another area"],
  }),
  ...fields("EOI-17", { customSpaceSize: ["Área em m²", "Area in m²"] }),
  ...fields("EOI-19", {
    justification: ["Justificativa", "Justification"],
    description: ["Descrição do estande", "Description of the stand"],
    additionalInfo: ["Informações adicionais", "Additional information"],
  }),
  ...questions("EOI-20", {
    flexibility: ["Aceita outra área ou localização?", "Would another area or location do?"],
  }),
  ...fields("EOI-20", { flexibilityExplanation: ["Explique a sua resposta", "Explain your answer"] }),
  ...questions("EOI-22", { servicesNeeded: ["Serviços de que precisa", "Services you need"] }),
  ...fields("EOI-23", {
    "links[0].url": ["Endereço", "Address"],
    "links[0].description": ["O que ele mostra", "What it shows"],
  }),
  written("EOI-23", "fieldset:has(> ol) > button", "Adicionar link", "Add a link"),
  ...fields("EOI-24", {
    certifications: [
      "Temos certificações ambientais ou de sustentabilidade",
      "We hold environmental or sustainability certifications",
    ],
    certificationsDetails: ["Quais certificações?", "Which certifications?"],
    abntPr2030: ["Conhecemos a ABNT PR 2030", "We know ABNT PR 2030"],
    abntPr2030Details: ["Como ela é aplicada?", "How is it applied?"],
    sustainabilityPractices: ["Adotamos práticas de sustentabilidade", "We follow sustainability practices"],
    sustainabilityPracticesDetails: ["Quais práticas?", "Which practices?"],
  }),
  ...questions("EOI-25", { contactLanguage: ["Idioma de contato", "Contact language"] }),
  ...fields("EOI-26", { captchaToken: ["Não sou um robô", "I am not a robot"] }),
  written("EOI-04", "main form [type=submit]", "Enviar manifestação", "Send expression of interest"),
];

/** Beside what was answered, and wrong (EOI-11, EOI-14, EOI-21, EOI-24, EOI-29 to EOI-31). */
export const WRONG = [
  ...errors("EOI-11", {
    institutionTypeOther: [
      "Diga qual é o tipo da organização.",
      "Please say what type of organisation it is.",
    ],
  }),
  ...errors("EOI-14", {
    pavillionFocusOther: ["Diga qual é o outro foco.", "Please say what the other focus is."],
  }),
  ...errors("EOI-21", {
    flexibilityExplanation: [
      "Para mais de 200 m², explique por que precisa dessa área.",
      "For more than 200 m², please explain why you need that area.",
    ],
  }),
  ...errors("EOI-24", {
    certificationsDetails: [
      "Conte um pouco mais: os detalhes são necessários.",
      "Please tell us a little more: the details are needed.",
    ],
  }),
  ...errors("EOI-29", {
    representativePhone: [
      "O telefone deve ter pelo menos 10 caracteres.",
      "Phone must be at least 10 characters.",
    ],
  }),
  ...errors("EOI-30", { representativeEmail: ["Informe um e-mail válido.", "Please enter a valid email."] }),
  ...errors("EOI-31", {
    website: ["Informe um endereço válido, por exemplo www.organizacao.org.br.", "Please enter a valid URL."],
    "links[0].url": [
      "Informe um endereço válido, por exemplo www.organizacao.org.br.",
      "Please enter a valid URL.",
    ],
  }),
];

/** Of an area below 50 m² (EOI-18). */
export const TOO_SMALL = errors("EOI-18", {
  customSpaceSize: ["Os estandes começam em 50 m².", "Stands start at 50 m²."],
});

/** The choices of the expression of interest (specification, section 3). */
export const INTEREST = [
  ...choices("EOI-10", "[role=radiogroup]:has([value=civilSociety])", {
    private: ["Setor privado", "Private sector"],
    public: ["Instituição pública", "Public institution"],
    civilSociety: ["Sociedade civil / ONG", "Civil society / NGO"],
    international: ["Organismo internacional", "International body"],
    government: ["Governo estadual ou municipal", "State or municipal government"],
    other: ["Outro", "Other"],
  }),
  ...choices("EOI-13", "fieldset:has([value=citiesWater])", {
    energyTransition: ["Transição energética", "Energy transition"],
    forestsOceansBiodiversity: ["Florestas, oceanos e biodiversidade", "Forests, oceans and biodiversity"],
    agricultureFood: ["Agricultura e alimentação", "Agriculture and food"],
    citiesWater: ["Cidades e água", "Cities and water"],
    humanDevelopment: ["Desenvolvimento humano", "Human development"],
    financeTechnology: ["Finanças e tecnologia", "Finance and technology"],
    other: ["Outro", "Other"],
  }),
  ...choices("EOI-16", "[role=radiogroup]:has([value=standard])", {
    standard: ["Padrão", "Standard"],
    custom: ["Sob medida", "Custom"],
    other: ["Outro", "Other"],
  }),
  ...choices("EOI-20", "[role=radiogroup]:has([value=depends])", {
    yes: ["Sim", "Yes"],
    no: ["Não", "No"],
    depends: ["Depende", "It depends"],
  }),
  ...choices("EOI-22", "fieldset:has([value=livestreaming])", {
    audiovisual: ["Audiovisual", "Audiovisual"],
    catering: ["Alimentos e bebidas", "Catering"],
    cleaning: ["Limpeza", "Cleaning"],
    internet: ["Internet", "Internet"],
    livestreaming: ["Transmissão ao vivo", "Livestreaming"],
    simultaneousInterpretation: ["Interpretação simultânea", "Simultaneous interpretation"],
    salesPromoters: ["Promotores de vendas", "Sales promoters"],
    none: ["Nenhum", "None"],
  }),
  ...choices("EOI-25", "[role=radiogroup]:has([value=pt]):has([value=en])", {
    pt: ["Português", "Portuguese"],
    en: ["Inglês", "English"],
  }),
];
