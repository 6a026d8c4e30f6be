/** How finely something is ground: `325 mesh`, `-200 mesh`, `325m`, `200#`. */
const MESH = /(?<![\p{L}\p{N}])[-+]?\d{2,4}(?:[\s-]?mesh|[\s-]?#|m)(?![\p{L}\p{N}])/giu

/** In what it is sold: `25 kg`, `50 lb bag`. */
const SIZE =
  /(?<![\p{L}\p{N}.,])\d{1,4}(?:[.,]\d+)?\s?(?:kg|kilos?|lbs?|pounds?)\.?(?:\s(?:bags?|sacks?|pails?|box(?:es)?))?(?![\p{L}\p{N}])/giu

/**
 * The name of a material without how fine it is ground and in what it is sold, which does not change
 * what it is; of sands and grogs it is the name, so that both are to be compared.
 *
 * @example withoutPackaging('Silica 325m, 50 lb bag') // 'Silica'
 */
export function withoutPackaging(name: string): string {
  const bare = name.replaceAll(MESH, ' ').replaceAll(SIZE, ' ')
  if (bare === name) return name
  return bare
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s,;/-]+$/u, '')
    .trim()
}

/** Numbers of frits with what stands for their maker before them: `F3134`, `frit3134`, `FF-3134`. */
const FRIT = /(?<![\p{L}\p{N}])(?:ferro|frit|ff?)-?(\d{4})(?![\p{L}\p{N}])/giu

/**
 * What somebody types to find a material, as materials are called.
 *
 * @example asMaterialName('FF-3134 325m') // '3134'
 */
export function asMaterialName(typed: string): string {
  return (withoutPackaging(typed) || typed).replaceAll(FRIT, '$1')
}
