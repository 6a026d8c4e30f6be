import { withPlainFigures } from '../plain-figures.ts'
import { err, ok, type Result } from '../result.ts'
import { type ConeRange, CONES } from './cones.ts'

/** Why a text is no range of cones; `text` is the part that was not understood. */
export interface ConeTextError {
  readonly code: 'empty' | 'notACone' | 'unknownCone'
  readonly text: string
}

/** What a cone is called in the languages of the site, as part of a regular expression. */
export const CONE_NAMES = String.raw`(?:c[oô]nes?|conos?|kegel|kegler?|k[aä]gl(?:a|or)|sto[zž](?:ac|ec)|конус[аыи]?|콘|(?<!リ)コーン|โคน|锥号?|koni|sto[zż]ek|كون|مخروط|קון)`

/** Words that count cones behind a number: `6番`, `6 号锥`. */
export const CONE_COUNTERS = String.raw`(?:番(?:\s*コーン)?|号锥?|번(?:\s*콘)?)`

/** Words and signs that only announce a cone. */
const CONE_SIGN = new RegExp(
  String.raw`(?:orton|オ[ール]トン|${CONE_NAMES}|c(?=[\s./#]*\d)|[△▲Δ∆^#])\s*[.:/#]?|${CONE_COUNTERS}`,
  'giu',
)

const SEGER = '(?:seger|зегера?|ゼーゲル|塞格尔?|제게르|staffordshire|holdcroft)'
const SEGER_SHORT = String.raw`(?<!\p{L})(?:sk|зк)`
/** From 022 to 20; what is hotter is for bricks. */
const OTHER_NUMBER = String.raw`(?:0\d{1,2}|1\d|20|[1-9])[ab]?(?![\p{Script=Latin}\p{Script=Cyrillic}]|[.,]?\d)`

/**
 * Cones that are not Orton's, as part of a regular expression: `Segerkegel 6a`, `SK 8`, `Kegel 8 (Seger)`. The same
 * number means another heat there.
 */
export const OTHER_CONES = String.raw`(?:(?:${SEGER}(?:[\s-]{0,2}${CONE_NAMES})?[\s.:#-]{0,3}|${SEGER_SHORT}[\s.:#-]{0,3}|(?<!\p{L})${CONE_NAMES}\s*(?=\d+[ab](?!\p{L})))${OTHER_NUMBER}(?:\s*[-–~〜～/]\s*(?:sk\s*)?${OTHER_NUMBER})?${CONE_COUNTERS}?|${OTHER_NUMBER}${CONE_COUNTERS}?\s*(?:(?:[([]\s*)?${SEGER}(?!\s*\p{L})|[([]\s*(?:sk|зк)\s*[)\]]))`

/** What stands behind a cone and says nothing of its own: the temperature, or that it may be more. */
const ASIDE = /\s*(?:[([]\s*\d{3,4}\s*(?:[°º]\s*)?[CF]?\s*[)\]]|\+)\s*$/iu

const SEPARATOR =
  /(?:\s|(?:to|or|and|through|thru|bis|tot|till?|do|до|ถึง|und|oder|à|et|ou|a|y|o|e)(?=\s)|[-–—‒‑−/,;&~〜～]|\.\.)+/iuy

/** A cone's figures, with a half written `½`, `1/2`, `.5` or `,5`. */
const CONE = /(\d+)(\s*½|[\s-]*1\/2|\s*1⁄2|[.,]5(?!\d))?/uy

const CONE_BY_NAME: ReadonlyMap<string, number> = new Map(CONES.map((cone) => [cone.name, cone.id]))

const OTHER_CONE = new RegExp(OTHER_CONES, 'iu')

/**
 * The first cone in a text that is not Orton's, as it is written there with plain figures.
 *
 * @example findOtherCone('Seladon SK 6a, 1200 °C') // 'SK 6a'
 */
export function findOtherCone(text: string): string | undefined {
  return OTHER_CONE.exec(withPlainFigures(text))?.[0]
}

/**
 * Reads one cone or several, in any of the ways potters write them, as the range they span.
 * A leading zero matters: 06 is not 6. A range written from hot to cool is turned round.
 *
 * @example
 * parseConeRange('△5½ – 6') // { ok: true, value: { fromId: 29, toId: 30 } }
 * parseConeRange('04-03')   // { ok: true, value: { fromId: 20, toId: 21 } }
 * parseConeRange('tepid')   // { ok: false, error: { code: 'notACone', text: 'tepid' } }
 */
export function parseConeRange(text: string): Result<ConeRange, ConeTextError> {
  const source = withPlainFigures(text).replace(CONE_SIGN, ' ').replace(ASIDE, '').trim()
  if (source === '') return err({ code: text.trim() === '' ? 'empty' : 'notACone', text })
  const ids: number[] = []
  let position = 0
  while (position < source.length) {
    CONE.lastIndex = position
    const match = CONE.exec(source)
    if (!match) return err({ code: 'notACone', text: source.slice(position) })
    const name = match[2] === undefined ? match[1] : `${match[1]}.5`
    const id = CONE_BY_NAME.get(name ?? '')
    if (id === undefined) return err({ code: 'unknownCone', text: match[0] })
    ids.push(id)
    position = CONE.lastIndex
    if (position === source.length) break
    SEPARATOR.lastIndex = position
    if (!SEPARATOR.test(source)) return err({ code: 'notACone', text: source.slice(position) })
    position = SEPARATOR.lastIndex
  }
  return ok({ fromId: Math.min(...ids), toId: Math.max(...ids) })
}
