/**
 * ISO 3166-1 with Kosovo and, for an organisation of a union of states, the European Union: both codes, then the names
 * that the United Nations use in English and in Portuguese (where it is another), then what else people call it.
 */
export const COUNTRY_NAMES = `
AD AND Andorra
AE ARE United Arab Emirates|Emirados Árabes Unidos|UAE, EAU, Emirates, Emirados
AF AFG Afghanistan|Afeganistão
AG ATG Antigua and Barbuda|Antígua e Barbuda
AI AIA Anguilla|Anguila
AL ALB Albania|Albânia
AM ARM Armenia|Armênia
AO AGO Angola
AQ ATA Antarctica|Antártida
AR ARG Argentina
AS ASM American Samoa|Samoa Americana
AT AUT Austria|Áustria
AU AUS Australia|Austrália
AW ABW Aruba
AX ALA Åland Islands|Ilhas Aland
AZ AZE Azerbaijan|Azerbaijão
BA BIH Bosnia and Herzegovina|Bósnia e Herzegovina|Bosnia, Bósnia-Herzegovina
BB BRB Barbados
BD BGD Bangladesh||Bangladeche
BE BEL Belgium|Bélgica
BF BFA Burkina Faso||Burquina Faso
BG BGR Bulgaria|Bulgária
BH BHR Bahrain|Bahrein|Barein
BI BDI Burundi
BJ BEN Benin||Benim
BL BLM Saint Barthélemy|São Bartolomeu|St Barthélemy
BM BMU Bermuda|Bermudas
BN BRN Brunei Darussalam||Brunei
BO BOL Bolivia (Plurinational State of)|Bolívia (Estado Plurinacional da)|Bolivia
BQ BES Bonaire, Sint Eustatius and Saba|Bonaire, Santo Eustáquio e Saba|Caribbean Netherlands, Países Baixos Caribenhos
BR BRA Brazil|Brasil
BS BHS Bahamas
BT BTN Bhutan|Butão
BV BVT Bouvet Island|Ilha Bouvet
BW BWA Botswana|Botsuana
BY BLR Belarus||Bielorrússia
BZ BLZ Belize
CA CAN Canada|Canadá
CC CCK Cocos (Keeling) Islands|Ilhas Cocos (Keeling)
CD COD Democratic Republic of the Congo|República Democrática do Congo|DRC, RDC, DR Congo, RD Congo, Congo-Kinshasa, Zaire
CF CAF Central African Republic|República Centro-Africana
CG COG Congo||Republic of the Congo, República do Congo, Congo-Brazzaville, Congo Republic
CH CHE Switzerland|Suíça
CI CIV Côte d’Ivoire|Costa do Marfim|Ivory Coast
CK COK Cook Islands|Ilhas Cook
CL CHL Chile
CM CMR Cameroon|Camarões
CN CHN China||PRC, RPC, People’s Republic of China, República Popular da China
CO COL Colombia|Colômbia
CR CRI Costa Rica
CU CUB Cuba
CV CPV Cabo Verde||Cape Verde
CW CUW Curaçao
CX CXR Christmas Island|Ilha Christmas
CY CYP Cyprus|Chipre
CZ CZE Czechia|Tchéquia|Czech Republic, República Tcheca, Chéquia, República Checa
DE DEU Germany|Alemanha
DJ DJI Djibouti|Djibuti|Jibuti
DK DNK Denmark|Dinamarca
DM DMA Dominica
DO DOM Dominican Republic|República Dominicana
DZ DZA Algeria|Argélia
EC ECU Ecuador|Equador
EE EST Estonia|Estônia
EG EGY Egypt|Egito|Egipto
EH ESH Western Sahara|Saara Ocidental
ER ERI Eritrea|Eritreia
ES ESP Spain|Espanha
ET ETH Ethiopia|Etiópia
EU EUE European Union|União Europeia|UE
FI FIN Finland|Finlândia
FJ FJI Fiji
FK FLK Falkland Islands (Malvinas)|Ilhas Malvinas (Falkland)|Falkland Islands, Ilhas Falkland, Ilhas Malvinas, Malvinas
FM FSM Micronesia (Federated States of)|Micronésia (Estados Federados da)|Micronesia
FO FRO Faroe Islands|Ilhas Faroé|Ilhas Feroé
FR FRA France|França
GA GAB Gabon|Gabão
GB GBR United Kingdom of Great Britain and Northern Ireland|Reino Unido da Grã-Bretanha e Irlanda do Norte|UK, United Kingdom, Reino Unido, Great Britain, Grã-Bretanha, Britain, England, Inglaterra, Scotland, Escócia, Wales, País de Gales, Northern Ireland, Irlanda do Norte
GD GRD Grenada|Granada
GE GEO Georgia|Geórgia
GF GUF French Guiana|Guiana Francesa
GG GGY Guernsey
GH GHA Ghana|Gana
GI GIB Gibraltar
GL GRL Greenland|Groenlândia|Gronelândia
GM GMB Gambia|Gâmbia
GN GIN Guinea|Guiné|Guinea-Conakry, Guiné-Conacri
GP GLP Guadeloupe|Guadalupe
GQ GNQ Equatorial Guinea|Guiné Equatorial
GR GRC Greece|Grécia
GS SGS South Georgia and the South Sandwich Islands|Ilhas Geórgia do Sul e Sandwich do Sul
GT GTM Guatemala
GU GUM Guam
GW GNB Guinea-Bissau|Guiné-Bissau
GY GUY Guyana|Guiana
HK HKG China, Hong Kong Special Administrative Region|China, Região Administrativa Especial de Hong Kong|Hong Kong
HM HMD Heard Island and McDonald Islands|Ilha Heard e Ilhas McDonald
HN HND Honduras
HR HRV Croatia|Croácia
HT HTI Haiti
HU HUN Hungary|Hungria
ID IDN Indonesia|Indonésia
IE IRL Ireland|Irlanda|Republic of Ireland, República da Irlanda, Eire
IL ISR Israel
IM IMN Isle of Man|Ilha de Man
IN IND India|Índia
IO IOT British Indian Ocean Territory|Território Britânico do Oceano Índico
IQ IRQ Iraq|Iraque
IR IRN Iran (Islamic Republic of)|Irã (República Islâmica do)|Iran, Irã, Irão
IS ISL Iceland|Islândia
IT ITA Italy|Itália
JE JEY Jersey
JM JAM Jamaica
JO JOR Jordan|Jordânia
JP JPN Japan|Japão
KE KEN Kenya|Quênia
KG KGZ Kyrgyzstan|Quirguistão|Kyrgyz Republic, Quirguizistão
KH KHM Cambodia|Camboja
KI KIR Kiribati||Quiribati
KM COM Comoros|Comores
KN KNA Saint Kitts and Nevis|São Cristóvão e Névis|St Kitts and Nevis
KP PRK Democratic People’s Republic of Korea|República Popular Democrática da Coreia|DPRK, North Korea, Coreia do Norte
KR KOR Republic of Korea|República da Coreia|South Korea, Coreia do Sul
KW KWT Kuwait||Coveite
KY CYM Cayman Islands|Ilhas Cayman
KZ KAZ Kazakhstan|Cazaquistão
LA LAO Lao People’s Democratic Republic|República Democrática Popular do Laos|Laos
LB LBN Lebanon|Líbano
LC LCA Saint Lucia|Santa Lúcia|St Lucia
LI LIE Liechtenstein
LK LKA Sri Lanka
LR LBR Liberia|Libéria
LS LSO Lesotho|Lesoto
LT LTU Lithuania|Lituânia
LU LUX Luxembourg|Luxemburgo
LV LVA Latvia|Letônia
LY LBY Libya|Líbia
MA MAR Morocco|Marrocos
MC MCO Monaco|Mônaco
MD MDA Republic of Moldova|República da Moldávia|Moldova, Moldávia
ME MNE Montenegro
MF MAF Saint Martin (French Part)|São Martinho (parte francesa)|Saint Martin, São Martinho, St Martin
MG MDG Madagascar
MH MHL Marshall Islands|Ilhas Marshall
MK MKD North Macedonia|Macedônia do Norte|Macedonia
ML MLI Mali
MM MMR Myanmar|Mianmar|Burma, Birmânia
MN MNG Mongolia|Mongólia
MO MAC China, Macao Special Administrative Region|China, Região Administrativa Especial de Macau|Macao, Macau
MP MNP Northern Mariana Islands|Ilhas Marianas do Norte
MQ MTQ Martinique|Martinica
MR MRT Mauritania|Mauritânia
MS MSR Montserrat
MT MLT Malta
MU MUS Mauritius|Maurício|Ilhas Maurício, Maurícias
MV MDV Maldives|Maldivas
MW MWI Malawi|Malaui
MX MEX Mexico|México
MY MYS Malaysia|Malásia
MZ MOZ Mozambique|Moçambique
NA NAM Namibia|Namíbia
NC NCL New Caledonia|Nova Caledônia
NE NER Niger|Níger
NF NFK Norfolk Island|Ilha Norfolk
NG NGA Nigeria|Nigéria
NI NIC Nicaragua|Nicarágua
NL NLD Netherlands (Kingdom of the)|Países Baixos (Reino dos)|Netherlands, Países Baixos, Holland, Holanda
NO NOR Norway|Noruega
NP NPL Nepal
NR NRU Nauru
NU NIU Niue
NZ NZL New Zealand|Nova Zelândia
OM OMN Oman|Omã
PA PAN Panama|Panamá
PE PER Peru
PF PYF French Polynesia|Polinésia Francesa
PG PNG Papua New Guinea|Papua-Nova Guiné
PH PHL Philippines|Filipinas
PK PAK Pakistan|Paquistão
PL POL Poland|Polônia
PM SPM Saint Pierre and Miquelon|São Pedro e Miquelão|St Pierre and Miquelon
PN PCN Pitcairn
PR PRI Puerto Rico|Porto Rico
PS PSE State of Palestine|Estado da Palestina|Palestine, Palestina
PT PRT Portugal
PW PLW Palau
PY PRY Paraguay|Paraguai
QA QAT Qatar|Catar
RE REU Réunion|Reunião
RO ROU Romania|Romênia
RS SRB Serbia|Sérvia
RU RUS Russian Federation|Federação da Rússia|Russia
RW RWA Rwanda|Ruanda
SA SAU Saudi Arabia|Arábia Saudita|KSA
SB SLB Solomon Islands|Ilhas Salomão
SC SYC Seychelles|Seicheles
SD SDN Sudan|Sudão
SE SWE Sweden|Suécia
SG SGP Singapore|Singapura|Cingapura
SH SHN Saint Helena|Santa Helena|St Helena
SI SVN Slovenia|Eslovênia
SJ SJM Svalbard and Jan Mayen Islands|Ilhas Svalbard e Jan Mayen
SK SVK Slovakia|Eslováquia
SL SLE Sierra Leone|Serra Leoa
SM SMR San Marino||São Marinho
SN SEN Senegal
SO SOM Somalia|Somália
SR SUR Suriname
SS SSD South Sudan|Sudão do Sul
ST STP Sao Tome and Principe|São Tomé e Príncipe
SV SLV El Salvador
SX SXM Sint Maarten (Dutch part)|São Martinho (parte neerlandesa)|Sint Maarten
SY SYR Syrian Arab Republic|República Árabe Síria|Syria, Síria
SZ SWZ Eswatini|Essuatíni|Swaziland, Suazilândia
TC TCA Turks and Caicos Islands|Ilhas Turcas e Caicos
TD TCD Chad|Chade
TF ATF French Southern Territories|Territórios Franceses do Sul
TG TGO Togo
TH THA Thailand|Tailândia
TJ TJK Tajikistan|Tajiquistão|Tadjiquistão
TK TKL Tokelau
TL TLS Timor-Leste||East Timor
TM TKM Turkmenistan|Turcomenistão
TN TUN Tunisia|Tunísia
TO TON Tonga
TR TUR Türkiye|Turquia|Turkey
TT TTO Trinidad and Tobago|Trinidad e Tobago|Trindade e Tobago
TV TUV Tuvalu
TW TWN Taiwan Province of China|Taiwan, Província da China|Taiwan
TZ TZA United Republic of Tanzania|República Unida da Tanzânia|Tanzania
UA UKR Ukraine|Ucrânia
UG UGA Uganda
UM UMI United States Minor Outlying Islands|Ilhas Menores Distantes dos Estados Unidos
US USA United States of America|Estados Unidos da América|USA, EUA, United States, Estados Unidos, America
UY URY Uruguay|Uruguai
UZ UZB Uzbekistan|Uzbequistão|Usbequistão
VA VAT Holy See|Santa Sé|Vatican City, Cidade do Vaticano, Vatican, Vaticano
VC VCT Saint Vincent and the Grenadines|São Vicente e Granadinas|St Vincent and the Grenadines
VE VEN Venezuela (Bolivarian Republic of)|Venezuela (República Bolivariana da)|Venezuela
VG VGB British Virgin Islands|Ilhas Virgens Britânicas|BVI
VI VIR United States Virgin Islands|Ilhas Virgens Americanas|US Virgin Islands
VN VNM Viet Nam|Vietnã|Vietnam, Vietname
VU VUT Vanuatu
WF WLF Wallis and Futuna Islands|Ilhas Wallis e Futuna
WS WSM Samoa
XK XKX Kosovo
YE YEM Yemen|Iêmen
YT MYT Mayotte
ZA ZAF South Africa|África do Sul
ZM ZMB Zambia|Zâmbia
ZW ZWE Zimbabwe|Zimbábue
`;
