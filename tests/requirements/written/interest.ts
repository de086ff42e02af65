import { choices } from "./written.ts";

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
