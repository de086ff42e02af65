/** Words in organisations' names that say little about which one it is; lower case without accents. */

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

export const SMALL_WORDS = words(`
  a o os as e de da do das dos em no na nos nas por pela pelo com ao aos um uma
  the of and for in on at to with an by la le les des du di del della el los las y et und fur der die den von van
`);

/** Legal forms, dropped at the end of a name only. */
export const LEGAL_FORMS = words(`
  s a sa ltda limitada me epp eireli mei ss scp inc incorporated llc llp lp ltd limited corp corporation co company
  plc gmbh ag kg kgaa ev bv nv sarl sas spa srl sl slu oy oyj ab as asa aps pty pte kk bhd sdn cia companhia
  anonima sociedade
`);

const KINDS_TEXT = `
  institute: instituto institutos institut inst institutes
  foundation: fundacao fundacion fondation stiftung foundations fund
  association: associacao asociacion assoc associations
  ministry: ministerio ministere ministries
  university: universidade universidad universite univ faculdade faculty college
  bank: banco banque
  government: governo gobierno gouvernement
  secretariat: secretaria secretary
  agency: agencia agence
  group: grupo groupe
  network: rede red reseau
  centre: centro center
  council: conselho consejo
  federation: federacao confederacao confederation
  union: sindicato uniao syndicate
  chamber: camara
  municipality: prefeitura municipio city-hall
  cooperative: cooperativa cooperativas coop
  movement: movimento
  alliance: alianca
  consortium: consorcio
  coalition: coalizao
  forum: foro
  programme: programa program
  museum: museu
  school: escola
  laboratory: laboratorio lab labs
  observatory: observatorio
  organisation: organizacao organization ong ngo oscip
  society: sociedade
  committee: comite comissao commission
  company: companhia cia empresa
  industries: industria industrias industry
  embassy: embaixada consulado consulate
  department: departamento diretoria directorate
  authority: autoridade superintendencia
  project: projeto
  initiative: iniciativa
  trust: fundo
  ventures: venture holding holdings
  platform: plataforma
  collective: coletivo
`;

/** Words for kinds of organisation, in one spelling for both languages: "instituto" and "institute". */
export const ORGANISATION_KINDS: ReadonlyMap<string, string> = new Map(
  KINDS_TEXT.trim()
    .split("\n")
    .flatMap((line): [string, string][] => {
      const [kind = "", others = ""] = line.split(":");
      return [kind, ...others.trim().split(" ")].map((word) => [word, kind.trim()]);
    })
    .map(([word, kind]) => [word.trim(), kind]),
);

/** Topics and places of half of all applicants: no evidence. */
export const COMMON_WORDS = words(`
  nacional national nacionais internacional international global mundial world worldwide federal estadual municipal
  regional local central geral general publico publica public privado royal real imperial reino kingdom republica
  republic estado estados state states unidos united nacoes nations uniao europeia european europe europa
  brasileiro brasileira brasileiros brasileiras brazilian america americas latina latin latinoamericana africa african
  africana asia asian pacific pacifico caribe caribbean atlantico atlantic norte sul leste oeste nordeste sudeste north
  south east west northern southern eastern western novo nova novos new
  amazonia amazon amazonica amazonico amazonicas amazonian clima climas climate climatica climatico climaticas
  climaticos meio ambiente ambiental ambientais environment environmental ecologia ecology ecologico ecologica
  sustentavel sustentaveis sustainable sustentabilidade sustainability desenvolvimento development energia energias
  energy energetica energetico renovavel renovaveis renewable renewables floresta florestas florestal forest forests
  forestry rio rios river rivers mar mares oceano oceanos ocean oceans agua aguas water waters agricultura agriculture
  agro agricola agrario agraria agricultural food foods alimento alimentos alimentar rural pesquisa pesquisas research
  ciencia ciencias science sciences tecnologia tecnologias technology technologies inovacao innovation economia
  economico economica economy economic verde verdes green azul blue terra terras earth land lands planeta planet vida
  life futuro future futuros povo povos people peoples indigena indigenas indigenous comunidade comunidades comunitario
  comunitaria community communities cidade cidades city cities urbano urbana urban social sociais juventude jovens
  youth mulher mulheres women educacao education saude health cultura cultural culture direito direitos rights humano
  humanos humana human natureza nature natural naturais recursos resources conservacao conservation preservacao
  protecao protection biodiversidade biodiversity carbono carbon solar eolica eolico wind hidrogenio hydrogen
  bioeconomia bioeconomy financas financas finance financial financeiro investimento investimentos investment
  investments capital parceiros partners parceria partnership solucoes solutions consultoria consulting servicos
  services service comercio trade commerce transporte transportes transport turismo tourism pesca fisheries
  infraestrutura infrastructure mudanca mudancas change transicao transition acao action justica justice paz peace
  relacoes exteriores foreign affairs planejamento planning trabalho labour labor integracao integration cooperacao
  cooperation sistemas systems digital dados data pavilhao pavilion delegacao delegation
`);

/** Demonyms by ISO code; the names of countries are known without them. */
export const DEMONYMS: ReadonlyMap<string, string> = new Map(
  `
  BR brasil brazil NO norwegian noruegues norueguesa noruega DE german alemao alema alemanha deutsche FR french frances
  francesa JP japanese japones japonesa CN chinese chines chinesa IN indian indiano indiana US american americano
  americana usa eua GB british britanico britanica uk CA canadian canadense AU australian australiano australiana NL
  dutch holandes holandesa holanda netherlands DK danish dinamarques dinamarquesa SE swedish sueco sueca FI finnish
  finlandes finlandesa IT italian italiano italiana ES spanish espanhol espanhola PT portuguese portugues portuguesa CH
  swiss suico suica AT austrian austriaco BE belgian belga MX mexican mexicano mexicana AR argentine argentino argentina
  CO colombian colombiano colombiana PE peruvian peruano peruana CL chilean chileno chilena EC ecuadorian equatoriano ZA
  sulafricano AO angolan angolano angolana MZ mozambican mocambicano KE kenyan queniano NG nigerian nigeriano EG egyptian
  egipcio SA saudi saudita AE emirates emirados KR korean coreano coreana korea coreia ID indonesian indonesio TR
  turkish turco RU russian russo IE irish irlandes IS icelandic PL polish polones GR greek grego
  `
    .trim()
    .split(/\s+/)
    .reduce<{ code: string; found: [string, string][] }>(
      ({ code, found }, word) =>
        /^[A-Z]{2}$/.test(word) ? { code: word, found } : { code, found: [...found, [word, code]] },
      { code: "", found: [] },
    ).found,
);

/** States of Brazil and cities at the end of names: no evidence, but two of them distinguish organisations. */
export const REGIONS = words(`
  acre alagoas amapa amazonas bahia ceara distrito espirito santo goias maranhao mato grosso minas gerais para paraiba
  parana pernambuco piaui janeiro grande rondonia roraima santa catarina sao paulo sergipe tocantins belem brasilia
  manaus santarem maraba lisboa lisbon porto london paris berlin york
`);
