import type { QueryClient } from '@tanstack/react-query'
import { holdSight } from '#lib/offline/hold-sight.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { keepReading } from './keep-reading.ts'

/** Fills the empty page that stands for all others without a connection with what the device keeps. */
export function fillShell(client: QueryClient, whose: KeptFor): void {
  holdSight()
  keepReading(client, whose)
}
