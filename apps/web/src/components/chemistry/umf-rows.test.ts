import { UMF_GROUPS, type UmfGroups } from '@glazy/ceramics/chemistry/unity'
import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { expect, test } from 'vitest'
import { umfColumns } from './umf-rows.ts'

const columnsOf = (moles: OxideAmounts, groups: UmfGroups = UMF_GROUPS.default) =>
  umfColumns(moles, groups, 2)

const names = (rows: readonly { oxide: string }[]) => rows.map(({ oxide }) => oxide)

test('the default groups set a formula out as fluxes, stabilizers, glass-formers and the rest', () => {
  const moles = {
    SiO2: 3.71,
    Al2O3: 0.41,
    B2O3: 0.1,
    K2O: 0.26,
    CaO: 0.74,
    Fe2O3: 0.09,
    SnO2: 0.05,
  }
  const columns = columnsOf(moles)
  expect(names(columns.R2O)).toEqual(['K2O'])
  expect(names(columns.RO)).toEqual(['CaO'])
  expect(names(columns.stabilizers)).toEqual(['Al2O3', 'B2O3'])
  expect(names(columns.formers)).toEqual(['SiO2', 'SnO2'])
  expect(names(columns.other)).toEqual(['Fe2O3'])
})

test('the extended groups move tin and iron to the fluxes', () => {
  const columns = columnsOf({ SiO2: 3, CaO: 0.9, Fe2O3: 0.05, SnO2: 0.05 }, UMF_GROUPS.extended)
  expect(names(columns.R2O)).toEqual(['SnO2'])
  expect(names(columns.RO)).toEqual(['CaO', 'Fe2O3'])
  expect(columns.other).toEqual([])
})

test('what rounds to 0.00 is not shown', () => {
  const moles = { CaO: 0.995, MgO: 0.005, BaO: 0.0049 }
  expect(names(columnsOf(moles).RO)).toEqual(['CaO', 'MgO'])
  expect(names(umfColumns(moles, UMF_GROUPS.default, 3).RO)).toEqual(['BaO', 'CaO', 'MgO'])
})

test('boron keeps its place among the stabilizers and wears a colour of its own', () => {
  expect(columnsOf({ CaO: 1, B2O3: 0.3 }).stabilizers).toEqual([
    { oxide: 'B2O3', amount: 0.3, group: 'B2O3' },
  ])
})
