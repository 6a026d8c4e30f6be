import type { Translate } from '@glazy/locales/translate'
import { notify } from './notify.ts'

/**
 * Brings a part of the site, and tries again with the connection for as long as it has not come. Where a
 * browser remembers that it did not come, or it is there no more, the visitor is told to reload.
 *
 * @returns what ends that
 */
export function keepBringing<TPart>(
  bring: () => Promise<TPart>,
  take: (part: TPart) => void,
  t: Translate<'common'>,
): () => void {
  let isOver = false
  const end = () => {
    isOver = true
    removeEventListener('online', tryToBring)
  }
  function tryToBring() {
    void bring().then(
      (part) => {
        if (isOver) return
        end()
        take(part)
      },
      // It is tried again with the connection.
      () => {
        if (!isOver) tellMissing(t)
      },
    )
  }
  addEventListener('online', tryToBring)
  tryToBring()
  return end
}

/** Milliseconds in which one notice stands for all parts that did not come. */
const TOGETHER_MS = 5_000

let toldAt = -TOGETHER_MS

function tellMissing(t: Translate<'common'>): void {
  // Without a connection there is a banner, and reloading would not help.
  if (!navigator.onLine || performance.now() - toldAt < TOGETHER_MS) return
  toldAt = performance.now()
  const reload = { label: t('action.reload'), run: () => location.reload() }
  notify('error', t('error.title'), reload)
}
