import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import classes from './page-progress.module.css'

type Phase = 'idle' | 'busy' | 'done'

/** How long the full bar stays before it hides. */
const HIDE_AFTER_MS = 200

/** A line at the top that creeps to 90 percent while a page loads and completes when it is there. */
export function PageProgress() {
  const router = useRouter()
  const [phase, setPhase] = useState<Phase>('idle')

  useEffect(() => {
    const stopBefore = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) setPhase('busy')
    })
    const stopLoad = router.subscribe('onLoad', () =>
      setPhase((current) => (current === 'busy' ? 'done' : current)),
    )
    return () => {
      stopBefore()
      stopLoad()
    }
  }, [router])

  useEffect(() => {
    if (phase !== 'done') return
    const timer = setTimeout(() => setPhase('idle'), HIDE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [phase])

  return <div className={classes[phase]} aria-hidden />
}
