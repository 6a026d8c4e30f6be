import { useThrottledValue } from '@mantine/hooks'
import { useDeferredValue } from 'react'

/** Milliseconds between two calculations while someone types. */
const THROTTLE_MS = 150

/**
 * What is typed, for what is calculated from it: not with every key, and once the key itself is
 * shown. What takes it should show nothing else, so that keys do not render it again.
 */
export function useSettledValue<TValue>(value: TValue): TValue {
  return useDeferredValue(useThrottledValue(value, THROTTLE_MS))
}
