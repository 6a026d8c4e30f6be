import type { Oxide } from '../chemistry/oxides.ts'

/**
 * Health statements of Regulation (EC) No 1272/2008 (CLP), by code: what a substance may do to whoever
 * handles it. Those on irritation (H315, H319, H335) and on water (H4…) are left out.
 */
export type HazardStatement =
  | 'H300'
  | 'H301'
  | 'H302'
  | 'H312'
  | 'H317'
  | 'H330'
  | 'H332'
  | 'H334'
  | 'H340'
  | 'H341'
  | 'H350'
  | 'H350i'
  | 'H351'
  | 'H360D'
  | 'H360Df'
  | 'H360F'
  | 'H360FD'
  | 'H361d'
  | 'H361fd'
  | 'H362'
  | 'H372'
  | 'H373'

/** A raw material of potters that is classified for what it does to health. */
export interface HazardousSubstance {
  /** English names, the usual one first. A material is it whose name has all words of one of them. */
  readonly names: readonly string[]
  /** Least of an oxide, percent by weight of the raw material, by which it is known under any name. */
  readonly held?: Readonly<Partial<Record<Oxide, number>>>
  readonly cas: string
  /** Index number in Annex VI, Table 3, where the source gives it. */
  readonly index?: string
  readonly statements: readonly HazardStatement[]
  /** Where the classification was read. ICSC: International Chemical Safety Card of WHO and ILO. */
  readonly source: string
}

/**
 * What is bound in a frit or a stain is no longer the substance; lead and cadmium count in whatever
 * they are, from the generic limits for mixtures on (Annex I, Tables 3.6.2 and 3.7.2: 0.1 % for what
 * causes cancer, 0.3 % for what harms the unborn).
 *
 * Analyses by which substances are known: a carbonate of barium holds 77.7 % BaO, the sulfate, which
 * is exempt, 65.7 %; a dioxide of manganese 81.6 % MnO, the carbonate 61.7 %; nickel and cobalt
 * carbonates about 63 % of their oxides; boric acid 56.3 % B2O3, borax 36.5 %, colemanite 50.8 %.
 */
export const HAZARDOUS_SUBSTANCES: readonly HazardousSubstance[] = [
  {
    names: ['Lead compounds', 'Litharge', 'Red Lead', 'White Lead', 'Minium', 'Galena', 'Lead'],
    held: { PbO: 0.3 },
    cas: '1317-36-8',
    index: '082-001-00-6',
    statements: ['H360Df', 'H302', 'H332', 'H373'],
    source: 'group entry of lead compounds, as on a data sheet of red lead (Breckland Scientific, 2016)',
  },
  {
    names: ['Cadmium compounds', 'Cadmium Sulfide', 'Cadmium Oxide', 'Cadmium'],
    held: { CdO: 0.1 },
    cas: '1306-23-6',
    index: '048-010-00-4',
    statements: ['H350', 'H341', 'H361fd', 'H302', 'H372'],
    source: 'entry of cadmium sulfide, as on ICSC 0404; statements as on Wikipedia',
  },
  {
    names: ['Barium Carbonate', 'Witherite'],
    held: { BaO: 72 },
    cas: '513-77-9',
    index: '056-003-00-2',
    statements: ['H302'],
    source: 'ICSC 0777; data sheet P008 of Carl Roth (2015)',
  },
  {
    names: ['Manganese Dioxide', 'Pyrolusite'],
    held: { MnO2: 90, MnO: 75 },
    cas: '1313-13-9',
    index: '025-001-00-3',
    statements: ['H302', 'H332'],
    source: 'ICSC 0175',
  },
  {
    names: ['Cobalt Carbonate'],
    cas: '513-79-1',
    statements: ['H350i', 'H341', 'H360F', 'H334', 'H317'],
    source: 'Wikipedia in French on cobalt(II) carbonate; data sheet of American Elements (2022)',
  },
  {
    names: ['Cobalt Sulfate', 'Cobalt Sulphate'],
    cas: '10124-43-3',
    statements: ['H350i', 'H341', 'H360F', 'H334', 'H317', 'H302'],
    source: 'data sheet 1259 of Panreac',
  },
  {
    names: ['Cobalt Oxide', 'Cobaltous Oxide', 'Cobaltic Oxide'],
    held: { CoO: 50 },
    cas: '1307-96-6',
    index: '027-002-00-4',
    statements: ['H302', 'H317'],
    source: 'chemicaldictionary.org on cobaltous oxide; data sheet of Elements China (2020)',
  },
  {
    names: ['Nickel Carbonate'],
    cas: '3333-67-3',
    index: '028-010-00-0',
    statements: ['H350i', 'H302', 'H317'],
    source: 'ICSC 0927; for cancer the group of nickel compounds in ICSC 0926',
  },
  {
    names: ['Nickel Oxide', 'Nickel Monoxide', 'Nickelous Oxide'],
    held: { NiO: 50 },
    cas: '1313-99-1',
    statements: ['H350i', 'H372', 'H317'],
    source: 'ICSC 0926 (2017)',
  },
  {
    names: ['Copper Carbonate'],
    cas: '12069-69-1',
    statements: ['H302', 'H332'],
    source: 'proposal by ANSES (2013) and list of the HSE (GB CLP 005, 2024); CLEAPSS student sheet 40',
  },
  {
    names: ['Red Copper Oxide', 'Cuprous Oxide'],
    held: { Cu2O: 80 },
    cas: '1317-39-1',
    statements: ['H302', 'H332'],
    source: 'ICSC 0421 (2023)',
  },
  {
    names: ['Copper Sulfate', 'Copper Sulphate', 'Blue Vitriol'],
    cas: '7758-98-7',
    statements: ['H302'],
    source: 'list of the HSE (GB CLP 005, 2024); CLEAPSS student sheet 40',
  },
  {
    names: ['Vanadium Pentoxide'],
    held: { V2O5: 80 },
    cas: '1314-62-1',
    index: '023-001-00-8',
    statements: ['H350', 'H341', 'H361fd', 'H362', 'H301', 'H330', 'H372'],
    source: 'INSST, InfoCarquim',
  },
  {
    names: ['Iron Chromate', 'Barium Chromate', 'Lead Chromate', 'Chromium Trioxide'],
    cas: '10294-40-3',
    index: '024-017-00-8',
    statements: ['H350i', 'H317'],
    source: 'group entry of chromium(VI) compounds in Annex VI',
  },
  {
    names: ['Potassium Dichromate', 'Potassium Bichromate', 'Sodium Dichromate'],
    cas: '7778-50-9',
    index: '024-002-00-6',
    statements: ['H350', 'H340', 'H301', 'H330', 'H312', 'H317'],
    source: 'chemicaldictionary.org, whose R phrases are those of Annex VI before 2010',
  },
  {
    names: ['Potassium Permanganate'],
    cas: '7722-64-7',
    index: '025-002-00-9',
    statements: ['H302', 'H361d'],
    source: 'chemicaldictionary.org; data sheet of Chemicalbook India (2024)',
  },
  {
    names: ['Antimony Oxide', 'Antimony Trioxide', 'Antimonious Oxide'],
    held: { Sb2O3: 80 },
    cas: '1309-64-4',
    index: '051-005-00-X',
    statements: ['H351'],
    source: 'ECHA, brief profile 100.013.796',
  },
  {
    names: ['Arsenic', 'White Arsenic', 'Arsenious Oxide'],
    held: { As2O3: 50 },
    cas: '1327-53-3',
    statements: ['H350', 'H300'],
    source: 'data sheet of Elements China (2020)',
  },
  {
    names: ['Selenium', 'Sodium Selenite', 'Selenium Dioxide'],
    held: { SeO2: 50 },
    cas: '7782-49-2',
    statements: ['H373'],
    source: 'ICSC 0072 (2009)',
  },
  {
    names: ['Boric Acid'],
    held: { B2O3: 54 },
    cas: '10043-35-3',
    index: '005-007-00-2',
    statements: ['H360FD'],
    source: 'data sheet of Central Drug House; American Borate Company',
  },
  {
    names: ['Borax', 'Sodium Tetraborate'],
    cas: '1303-96-4',
    index: '005-011-01-1',
    statements: ['H360FD'],
    source: 'data sheets of American Borate Company (index) and Kong Long Huat (2020)',
  },
  {
    names: ['Cryolite'],
    cas: '13775-53-6',
    statements: ['H332'],
    source: 'ECHA, registration dossier 31745 on what it holds',
  },
]
