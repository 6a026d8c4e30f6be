/**
 * Where a journey answers in place of a translation service: the port after the product's.
 *
 * @param port of the product
 */
export function translationPort(port: number): number {
  return port + 1
}
