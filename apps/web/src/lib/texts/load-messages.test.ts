import { OFFERED_LANGUAGES } from '@glazy/locales/languages'
import type { Namespace } from '@glazy/locales/messages'
import { expect, test } from 'vitest'
import { loadedMessages, loadMessages } from './load-messages.ts'

test.each(OFFERED_LANGUAGES)('the texts of %s are found', async (language) => {
  await loadMessages(language, 'common')
  expect(Object.keys(loadedMessages(language, 'common') ?? {})).not.toHaveLength(0)
})

test('a file that is not there is empty', async () => {
  const missing: string = 'nowhere'
  await loadMessages('hr', missing as Namespace)
  expect(loadedMessages('hr', missing as Namespace)).toEqual({})
})
