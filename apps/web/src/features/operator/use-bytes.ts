import { useFormats } from '#lib/texts/formats-context.tsx'

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const

/** Writes an amount of bytes in the unit that fits: 1.4 GB. */
export function useBytes(): (bytes: number) => string {
  const { number } = useFormats()
  return (bytes) => {
    const step = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(bytes) / 3)))
    const amount = bytes / 1_000 ** step
    return `${number(amount, amount < 10 ? 1 : 0)} ${UNITS[step - 1]}`
  }
}
