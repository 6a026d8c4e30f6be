import { type Oxide, parseOxide } from './oxides.ts'

/**
 * The oxides of a sum such as `K2O+Na2O`, each once; `KNaO` is that one.
 *
 * @returns `undefined` for what is no sum of two or more
 */
export function readSum(key: string): readonly [Oxide, ...Oxide[]] | undefined {
  if (key === 'KNaO') return ['K2O', 'Na2O']
  const parts = key.split('+')
  const [first, ...others] = parts.flatMap((part) => parseOxide(part) ?? [])
  if (first === undefined || others.length === 0) return undefined
  const isSum = new Set([first, ...others]).size === parts.length
  return isSum ? [first, ...others] : undefined
}
