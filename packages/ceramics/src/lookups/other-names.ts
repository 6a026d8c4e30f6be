/** Other names as they are kept: a list with commas, or lines. */
export function splitOtherNames(text: string | null): string[] {
  return (text ?? '')
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
