import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'

export interface TextToTranslate {
  readonly text: string
  /** Language to translate into. */
  readonly target: string
}

/** Asks the translation service of the site. */
export function useTranslateText() {
  return useMutation({
    mutationFn: async (body: TextToTranslate) => (await call('translateText', { body })).data.text,
  })
}
