import {
  BORON_COLOUR,
  POINT_COLOURS,
  pointColour,
  pointOutline,
} from '@glazy/ceramics/charts/chart-colours'
import type { PointStyle } from './point-columns.ts'

/** Colour of a glaze without fluxes, behind those of the scale. */
const FILLS = [...POINT_COLOURS, pointColour(null)]
const PLAIN_OUTLINE = '#6b645b'
/** Amounts of boron that outlines are told apart by; the last stands for all that have more. */
const BORON_STEPS = [0, 0.1, 0.25, 0.5, 0.75, 1]

/**
 * The looks of points filled by their fluxes and outlined by their boron, for `PointColumns`.
 *
 * @param outline by how much the widths of outlines are multiplied
 */
export function fluxStyles(outline: number): PointStyle[] {
  return FILLS.flatMap((fill) =>
    BORON_STEPS.map((boron) => ({
      fill,
      outline: boron > 0 ? BORON_COLOUR : PLAIN_OUTLINE,
      outlineWidth: pointOutline(boron).width * outline,
    })),
  )
}

/**
 * Which of the {@link fluxStyles} a glaze has.
 *
 * @param r2oShare part of the fluxes that is R2O; `null` without fluxes
 * @param boron moles of B2O3 per mole of flux
 */
export function fluxStyleOf(r2oShare: number | null, boron: number | null): number {
  const fill = FILLS.indexOf(pointColour(r2oShare))
  const step = BORON_STEPS.findIndex((amount) => amount >= (boron ?? 0))
  const wanted = step === -1 ? BORON_STEPS.length - 1 : step
  return fill * BORON_STEPS.length + wanted
}
