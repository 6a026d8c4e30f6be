import { meaningsOf } from '@glazy/ceramics/decimal'
import { useFormats } from '#lib/texts/formats-context.tsx'

/** What a price that had two meanings was read as, and the other. */
export function useReadings() {
  const { plain } = useFormats()
  return (text: string) => {
    // `1.250` is told as well where commas are decimal.
    const found = meaningsOf(text.replace('.', ','))
    return found && { amount: plain(found.thousands), other: plain(found.decimal) }
  }
}
