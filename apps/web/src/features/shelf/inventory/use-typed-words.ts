import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useEffectEvent, useState } from 'react'

/** The address follows when the hand rests: each change of it goes through the whole page. */
const REST_MS = 300

/**
 * Words as they are typed, and told when the hand rests.
 *
 * @param words what the address says: followed when somebody goes back, not when it says what was told
 */
export function useTypedWords(
  words: string | undefined,
  onWords: (words: string | undefined) => void,
) {
  const [typed, setTyped] = useState(words)
  const [seen, setSeen] = useState(words)
  const [told, setTold] = useState(words)
  const tell = useDebouncedCallback((next: string | undefined) => {
    setTold(next)
    onWords(next)
  }, REST_MS)
  if (words !== seen) {
    setSeen(words)
    if (words !== told) setTyped(words)
  }
  const forget = useEffectEvent(() => {
    if (words !== told) tell.cancel()
  })
  useEffect(() => forget(), [words])
  return {
    typed,
    type: (text: string) => {
      const next = text || undefined
      setTyped(next)
      tell(next)
    },
  }
}
