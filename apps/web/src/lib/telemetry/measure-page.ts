import { VITAL_MAX } from '@glazy/contract/limits'
import type { PageRoute } from '@glazy/contract/page-routes'
import type { VitalName } from '@glazy/contract/vitals'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { sendReport } from './send-report.ts'

/** Measures the page that came as `route`, and reports it once: when it is left, or put aside. */
export function measurePage(route: PageRoute): void {
  const vitals = new Map<VitalName, number>()
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => vitals.set(name, value))
  }
  let isSent = false
  const send = () => {
    const sane = [...vitals].filter(([, value]) => value >= 0 && value <= VITAL_MAX)
    if (isSent || sane.length === 0) return
    isSent = true
    sendReport('reportVitals', { route, vitals: sane.map(([name, value]) => ({ name, value })) })
  }
  const sendWhenHidden = () => {
    // The last figures come with the same event.
    if (document.visibilityState === 'hidden') queueMicrotask(send)
  }
  addEventListener('visibilitychange', sendWhenHidden)
  addEventListener('pagehide', () => queueMicrotask(send))
}
