import { foldText } from './slug.ts'

/**
 * The words of a name, folded; figures and letters that stand together are words of their own.
 *
 * @example nameWords('G200 Feldspath potassique') // ['g', '200', 'feldspath', 'potassique']
 */
export function nameWords(name: string): string[] {
  return foldText(name)
    .replaceAll(/['’‘ʼ`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+|(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/u)
    .filter((word) => word !== '')
}
