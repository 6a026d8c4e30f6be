import { useSyncExternalStore } from 'react'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ageOf } from '#lib/age.ts'

const MINUTE_MS = 60_000

/** In place of a minute, while the page is being printed. */
const ON_PAPER = 0

let isOnPaper = false

function subscribe(tick: () => void) {
  const timer = setInterval(tick, MINUTE_MS)
  const print = ({ type }: Event) => {
    isOnPaper = type === 'beforeprint'
    tick()
  }
  addEventListener('beforeprint', print)
  addEventListener('afterprint', print)
  return () => {
    clearInterval(timer)
    removeEventListener('beforeprint', print)
    removeEventListener('afterprint', print)
  }
}

/** The current minute; `null` on the server and until the page has hydrated. */
function useNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => (isOnPaper ? ON_PAPER : Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS),
    () => null,
  )
}

/**
 * How long ago a moment was; the day on paper, and until the browser's clock may be asked. Only the
 * server writes the latter: the browser leaves it as it came, as its own formatter of days is slow to
 * make, and names the day when it is pointed at.
 */
export function AgeText({ instant }: { readonly instant: string }) {
  const { t } = useTranslation('common')
  const { date, language } = useFormats()
  const now = useNow()
  const day = import.meta.env.SSR || now === ON_PAPER ? date(instant) : undefined
  return (
    <time
      dateTime={instant}
      title={day}
      suppressHydrationWarning
      onPointerEnter={(event) => {
        event.currentTarget.title = date(instant)
      }}
    >
      {!now ? (day ?? '') : (relative(language, instant, now) ?? t('age.now'))}
    </time>
  )
}

function relative(language: string, instant: string, now: number): string | undefined {
  const age = ageOf(instant, now)
  return (
    age && new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-age.count, age.unit)
  )
}
