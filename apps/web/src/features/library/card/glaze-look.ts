import type { MaterialSummary } from '@glazy/contract/materials'
import { powderColour } from './powder-colours.ts'
import { typeColour } from './type-colours.ts'

/** What a card without a photograph is painted with. */
export interface GlazeLook {
  /** Six hexadecimal digits with the number sign. */
  readonly colour: string
  /** Whether words on the colour are dark or light. */
  readonly ink: 'dark' | 'light'
}

/** Relative luminance above which dark words stand out more than light ones on a darkened colour. */
const DARK_INK_ABOVE = 0.3

const SIX_DIGITS = /^[0-9a-f]{6}$/i

/** Raw materials that colour: their own colour is in their name. */
const COLORANT_TYPE_ID = 17

/** The fired colour where it is known, else that of the powder by its name, else of the type. */
export function glazeLook(
  material: Pick<MaterialSummary, 'name' | 'hexColor' | 'materialTypeId' | 'baseTypeId'>,
): GlazeLook {
  const { name, hexColor, materialTypeId, baseTypeId } = material
  const isFired = hexColor !== null && SIX_DIGITS.test(hexColor)
  const powder = baseTypeId === COLORANT_TYPE_ID ? powderColour(name) : undefined
  const digits = isFired
    ? hexColor.toLowerCase()
    : (powder ?? typeColour(materialTypeId ?? baseTypeId))
  return { colour: `#${digits}`, ink: luminance(digits) > DARK_INK_ABOVE ? 'dark' : 'light' }
}

/**
 * Relative luminance of a colour of six hexadecimal digits, 0 for black to 1 for white.
 * Source: WCAG 2.2, "relative luminance".
 */
export function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = parseInt(digits.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
