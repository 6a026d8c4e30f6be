import { useEffect, useState } from 'react'

/** Whether the screen stays awake: it does, the device refused, or the browser cannot. */
export type WakeLock = 'asking' | 'awake' | 'refused' | 'unsupported'

/** Keeps the screen awake while the component is there. For components of the browser only. */
export function useWakeLock(): WakeLock {
  const [state, setState] = useState<WakeLock>(() => (isSupported() ? 'asking' : 'unsupported'))
  useEffect(() => {
    if (!isSupported()) return
    let sentinel: WakeLockSentinel | undefined
    let isOver = false

    async function ask() {
      try {
        sentinel = await navigator.wakeLock.request('screen')
        if (isOver) await sentinel.release()
        else setState('awake')
      } catch {
        setState('refused') // saving power, mostly
      }
    }

    // The browser drops it whenever the page is out of sight.
    function askAgain() {
      if (document.visibilityState === 'visible' && sentinel?.released !== false) void ask()
    }

    void ask()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askAgain)
      void sentinel?.release()
    }
  }, [])
  return state
}

/** Browsers offer it on secure connections only. */
function isSupported(): boolean {
  return 'wakeLock' in navigator
}
