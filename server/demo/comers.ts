import type { SignedInUser } from "#domain/actor.ts";
import { answersOf } from "./answers.ts";
import { organisationsOf, type Row } from "./organisations.ts";
import { admitPartner } from "./partners.ts";
import { DAY, type Season } from "./season.ts";
import { solveCaptcha, type Stage, VISITOR } from "./stage.ts";
import type { SampleSubmission } from "./submissions.ts";

// oxfmt-ignore
const ROWS: readonly Row[] = [
  ["Rede de Mulheres do Coco Dourado", "BR", "civilSociety", "agricultureFood", "Zuleide Aragão", "Coordenadora", "zuleide.aragao", 80, "standard", "pt"],
  ["Universidade Comunitária do Baixo Tapuru", "BR", "public", "humanDevelopment", "Cláudio Benício", "Pró-reitor", "claudio.benicio", 120, "standard", "pt"],
  ["Associação dos Produtores Agroflorestais da Ilha das Garças", "BR", "civilSociety", "agricultureFood", "Nazaré Couto", "Presidente", "nazare.couto", 60, "standard", "pt"],
  ["Museu das Águas Doces", "BR", "public", "citiesWater", "Rui Castanheira", "Diretor", "rui.castanheira", 100, "standard", "pt"],
  ["Companhia de Navegação Elétrica do Guaraci", "BR", "private", "energyTransition", "Lívia Serrano", "Diretora", "livia.serrano", 150, "standard", "pt"],
  ["Prefeitura de Santa Rita do Igarapé", "BR", "government", "citiesWater", "Osmar Pontes", "Secretário", "osmar.pontes", 120, "standard", "pt"],
  ["Federação Quilombola do Rio Manso", "BR", "civilSociety", "humanDevelopment", "Dandara Reis", "Secretária", "dandara.reis", 60, "standard", "pt"],
  ["Ministry of Reefs of Tavara", "WS", "government", "forestsOceansBiodiversity", "Sina Faleolo", "Adviser", "sina.faleolo", 100, "standard", "en"],
  ["Kiwa Tides Council", "NZ", "government", "forestsOceansBiodiversity", "Aroha Ngata", "Programme lead", "aroha.ngata", 100, "standard", "en"],
  ["Prairie Wind Cooperative", "US", "private", "energyTransition", "Casey Holt", "Manager", "casey.holt", 100, "standard", "en"],
  ["Maple & Muskeg Institute", "CA", "public", "forestsOceansBiodiversity", "Élise Tremblay", "Researcher", "elise.tremblay", 80, "standard", "en"],
  ["Zambezi Clean Cooking", "ZM", "private", "energyTransition", "Mwila Banda", "Founder", "mwila.banda", 60, "standard", "en"],
  ["Fondation Forêts du Bassin", "CD", "civilSociety", "forestsOceansBiodiversity", "Clarisse Ilunga", "Directrice", "clarisse.ilunga", 100, "standard", "en"],
  ["Carthage Solar Commons", "TN", "private", "energyTransition", "Selim Haddad", "Partner", "selim.haddad", 80, "standard", "en"],
  ["Sociedade das Águas da Restinga", "AO", "private", "citiesWater", "Isabel Quintas", "Administradora", "isabel.quintas", 100, "standard", "pt"],
  ["Gobierno de Llanura Verde", "BO", "government", "agricultureFood", "Wilma Choque", "Asesora", "wilma.choque", 120, "standard", "en"],
  ["Fundación Páramo Alto", "CO", "civilSociety", "citiesWater", "Andrea Murcia", "Directora", "andrea.murcia", 80, "standard", "en"],
  ["Nusantara Peat Alliance", "ID", "international", "forestsOceansBiodiversity", "Dewi Lestari", "Coordinator", "dewi.lestari", 120, "standard", "en"],
  ["Kyushu Hydrogen Works", "JP", "private", "energyTransition", "Haruka Mori", "Engineer", "haruka.mori", 150, "standard", "en"],
  ["Jiangnan Wetland Institute", "CN", "public", "citiesWater", "Chen Yufei", "Senior fellow", "chen.yufei", 120, "standard", "en"],
  ["Gulf Mangrove Research", "AE", "public", "forestsOceansBiodiversity", "Noura Al Marri", "Scientist", "noura.almarri", 100, "standard", "en"],
  ["Alpen Klimawerkstatt", "AT", "civilSociety", "citiesWater", "Jakob Egger", "Vorstand", "jakob.egger", 60, "standard", "en"],
  ["Instituto do Mar das Ilhas Novas", "PT", "public", "forestsOceansBiodiversity", "Teresa Brum", "Bióloga", "teresa.brum", 80, "standard", "pt"],
  ["Torres Sea Rangers", "AU", "civilSociety", "forestsOceansBiodiversity", "Mary Sagigi", "Head ranger", "mary.sagigi", 60, "standard", "en"],
];

const COMERS = organisationsOf(ROWS);

/** In days after the window opened; they follow each other in steps of an hour. */
const APPLIED = 0.2;
const APPROVED = 6;
const ADMITTED = 8;
const SIGNED = 15;

/** The first who applied have signed, on paper, and agreed that the site names them. */
export async function bringComers(stage: Stage, season: Season, admin: SignedInUser): Promise<void> {
  for (const [index, organisation] of COMERS.entries()) {
    const after = (days: number) => season.after(days + index / 24);
    const at = after(APPLIED);
    const captchaToken = await solveCaptcha(stage, at);
    const { id } = await stage
      .as(VISITOR, at)
      .submissions.submit({ ...answersOf(organisation), captchaToken });
    const { version } = await stage.as(admin, after(APPROVED)).submissions.approve({ id, version: 1 });
    const submission: SampleSubmission = { id, version, organisation, at };
    const partner = await admitPartner(stage, admin, submission, after(ADMITTED));
    await stage.as(admin, after(SIGNED)).submissions.signContract({ id, version });
    await stage
      .as(partner, new Date(after(SIGNED).getTime() + DAY))
      .submissions.setNaming({ id, mayName: true });
  }
}
