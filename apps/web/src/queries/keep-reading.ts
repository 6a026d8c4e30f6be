import type { QueryClient } from '@tanstack/react-query'
import { holdSight } from '#lib/offline/hold-sight.ts'
import { keepAnswers } from '#lib/offline/keep-answers.ts'
import type { KeptFor } from '#lib/offline/kept-answers.ts'
import { answerFromDevice } from './answer-from-device.ts'

/** Keeps what is read, and gives that back where the connection is gone, or what follows from it. */
export function keepReading(client: QueryClient, whose: KeptFor): () => void {
  return keepAnswers(client, whose, (key) => answerFromDevice(whose, key))
}

/** Fills the empty page that stands for all others without a connection with what the device keeps. */
export function fillShell(client: QueryClient, whose: KeptFor): void {
  holdSight()
  keepReading(client, whose)
}
