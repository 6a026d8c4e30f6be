import { useSyncExternalStore } from 'react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ageOf } from '#lib/age.ts'

const MINUTE_MS = 60_000

function everyMinute(tick: () => void) {
  const timer = setInterval(tick, MINUTE_MS)
  return () => clearInterval(timer)
}

/** The current minute; `null` on the server and until the page has hydrated. */
function useNow(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  )
}

/** How long ago a moment was; the day until the browser's clock may be asked. */
export function AgeText({ instant }: { readonly instant: string }) {
  const { t } = useTranslation('common')
  const { date, language } = useFormats()
  const now = useNow()
  const day = date(instant)
  return (
    <time dateTime={instant} title={day}>
      {now === null ? day : (relative(language, instant, now) ?? t('age.now'))}
    </time>
  )
}

function relative(language: string, instant: string, now: number): string | undefined {
  const age = ageOf(instant, now)
  return (
    age && new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-age.count, age.unit)
  )
}
