import type { Oxide } from '../chemistry/oxides.ts'

/**
 * Raw materials with a harmonised classification in Annex VI, Part 3, Table 3 of Regulation (EC) No
 * 1272/2008 (CLP), by their index number there.
 *
 * Sources, read in November 2026:
 * - Index numbers, acute toxicity by mouth, harm to skin and eyes, cancer, genes and reproduction: ECHA's
 *   table of harmonised entries, 23rd adaptation, as the data file of the public repository
 *   `averhaven/regulatory-eligibility-checker` (annex-vi-data.json) has it. Categories become statements
 *   as Annex I says: oral 2, 3, 4 → H300, H301, H302; skin corrosion 1 → H314; eyes 1, 2 → H318, H319;
 *   mutagenic 1, 2 → H340, H341; carcinogenic 1, 2 → H350, H351; reproduction 1, 2 → H360, H361.
 * - H317, H332, H334, H372 and H410, which that file leaves out: safety data sheets of the substance
 *   (elementschina.com for manganese dioxide, cobalt and nickel oxide; inchem.org ICSC 0926; zochem.com and
 *   microkat.gr for zinc oxide; defzone.net for cobalt carbonate; gischem.de, documents 7436 and 7448, for
 *   the oxides of copper), and for lead compounds the public list of a waste laboratory's report.
 *
 * Statements that were read in no source are not here: an entry may hold more of them. What is not here
 * may be in the table all the same, or be in no entry of it (lithium carbonate, chromium(III) oxide).
 * Nickel carbonate: index number, H302 and H317 from ICSC 0927, cancer as of all nickel compounds from
 * ICSC 0926.
 */
export const HAZARD_CODES = [
  ...(['H300', 'H301', 'H302', 'H314', 'H317', 'H318', 'H319', 'H332', 'H334'] as const),
  ...(['H340', 'H341', 'H350', 'H351', 'H360', 'H361', 'H372', 'H410'] as const),
] as const
export type HazardCode = (typeof HAZARD_CODES)[number]

type NamedRow = readonly [index: string, names: string, codes: readonly HazardCode[]]
type GroupRow = readonly [index: string, oxide: Oxide, codes: readonly HazardCode[]]

/** Substances by the English names that mean them and no other, apart by `; `. */
// prettier-ignore
export const HAZARD_ROWS: readonly NamedRow[] = [
  ['004-003-00-8', 'Beryllium Oxide; Beryllia', ['H301', 'H319', 'H350']],
  ['005-007-00-2', 'Boric Acid', ['H360']],
  ['005-008-00-8', 'Boric Oxide; Boron Oxide; Boron Trioxide; Diboron Trioxide', ['H360']],
  ['005-011-00-4', 'Borax; Borax Decahydrate; Hydrated Borax; Borax Pentahydrate; Anhydrous Borax; Calcined Borax; Fused Borax; Sodium Tetraborate; Sodium Borate; Disodium Tetraborate', ['H360']],
  ['017-013-00-2', 'Calcium Chloride', ['H319']],
  ['023-001-00-8', 'Vanadium Pentoxide; Vanadium Pentaoxide; Vanadium Oxide; Divanadium Pentaoxide', ['H301', 'H341', 'H350', 'H361', 'H372']],
  ['024-001-00-0', 'Chromium Trioxide; Chromic Acid', ['H301', 'H314', 'H340', 'H350', 'H361']],
  ['024-002-00-6', 'Potassium Dichromate; Potassium Bichromate', ['H301', 'H314', 'H317', 'H334', 'H340', 'H350', 'H360', 'H372']],
  ['024-018-00-3', 'Sodium Chromate', ['H301', 'H314', 'H340', 'H350', 'H360']],
  ['025-001-00-3', 'Manganese Dioxide; Manganese Black; Pyrolusite', ['H302', 'H332']],
  ['025-002-00-9', 'Potassium Permanganate', ['H302', 'H361']],
  ['026-003-00-7', 'Iron Sulfate; Iron Sulphate; Ferrous Sulfate; Ferrous Sulphate', ['H302', 'H319']],
  ['027-002-00-4', 'Cobalt Oxide; Cobalt Monoxide', ['H302', 'H317', 'H410']],
  ['027-004-00-5', 'Cobalt Chloride; Cobalt Dichloride', ['H302', 'H341', 'H350', 'H360']],
  ['027-005-00-0', 'Cobalt Sulfate; Cobalt Sulphate', ['H302', 'H341', 'H350', 'H360']],
  ['027-010-00-8', 'Cobalt Carbonate', ['H317', 'H334', 'H341', 'H350', 'H360', 'H410']],
  ['028-003-00-2', 'Nickel Oxide; Green Nickel Oxide; Nickel Monoxide; Bunsenite', ['H317', 'H350', 'H372']],
  ['028-010-00-0', 'Nickel Carbonate', ['H302', 'H317', 'H350']],
  ['028-005-00-3', 'Black Nickel Oxide; Dinickel Trioxide', ['H350']],
  ['029-002-00-X', 'Red Copper Oxide; Cuprous Oxide; Dicopper Oxide', ['H302', 'H318', 'H332', 'H410']],
  ['029-016-00-6', 'Copper Oxide; Cupric Oxide; Copper Monoxide; Tenorite', ['H410']],
  ['029-020-00-8', 'Copper Carbonate; Basic Copper Carbonate; Malachite', ['H302', 'H319']],
  ['029-023-00-4', 'Copper Sulfate; Copper Sulphate; Copper Sulfate Pentahydrate; Blue Vitriol', ['H302', 'H318']],
  ['030-006-00-9', 'Zinc Sulfate; Zinc Sulphate', ['H302', 'H318']],
  ['030-013-00-7', 'Zinc Oxide', ['H410']],
  ['033-003-00-0', 'Arsenic Trioxide; White Arsenic', ['H300', 'H314', 'H350']],
  ['034-001-00-2', 'Selenium', ['H301']],
  ['042-001-00-9', 'Molybdenum Trioxide; Molybdenum Oxide', ['H319', 'H351']],
  ['048-002-00-0', 'Cadmium Oxide', ['H341', 'H350', 'H361', 'H372']],
  ['048-010-00-4', 'Cadmium Sulfide; Cadmium Sulphide', ['H302', 'H341', 'H350', 'H361']],
  ['048-012-00-5', 'Cadmium Carbonate', ['H302']],
  ['051-005-00-X', 'Antimony Oxide; Antimony Trioxide', ['H351']],
  ['056-003-00-2', 'Barium Carbonate; Witherite', ['H302']],
  ['056-004-00-8', 'Barium Chloride', ['H301']],
  ['056-006-00-9', 'Barium Chromate', ['H350']],
  ['082-004-00-2', 'Lead Chromate', ['H350', 'H360']],
]

/** Groups of compounds, by the oxide that an analysis shows them by. */
export const HAZARD_GROUPS: readonly GroupRow[] = [
  ['082-001-00-6', 'PbO', ['H302', 'H332', 'H360']],
  ['048-001-00-5', 'CdO', ['H302']],
  ['033-002-00-5', 'As2O3', ['H301']],
  ['034-002-00-8', 'SeO2', ['H301']],
  ['092-002-00-3', 'U3O8', ['H300']],
]

/**
 * Substances that a raw material can only be by its analysis, whatever it is called: the oxide, and the
 * least percent by weight of it. A carbonate of barium holds 77.7 % BaO, the sulfate, which is in no
 * entry, 65.7 %; a dioxide of manganese 81.6 % MnO, the carbonate 61.7 %; carbonates of cobalt and nickel
 * about 63 % of their oxides; boric acid 56.3 % B2O3, colemanite 50.8 %; all by their formulas.
 */
export const HAZARD_ANALYSES: readonly (readonly [index: string, oxide: Oxide, least: number])[] = [
  ['005-007-00-2', 'B2O3', 54],
  ['023-001-00-8', 'V2O5', 80],
  ['025-001-00-3', 'MnO', 75],
  ['025-001-00-3', 'MnO2', 90],
  ['027-002-00-4', 'CoO', 50],
  ['028-003-00-2', 'NiO', 50],
  ['029-002-00-X', 'Cu2O', 80],
  ['051-005-00-X', 'Sb2O3', 80],
  ['056-003-00-2', 'BaO', 72],
]
