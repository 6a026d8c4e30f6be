import { OFFERED_LANGUAGES } from '@glazy/locales/languages'
import { expect, test } from 'vitest'
import { loadedMessages, loadMessages } from './load-messages.ts'

test.each(OFFERED_LANGUAGES)('the texts of %s are found', async (language) => {
  await loadMessages(language, 'common')
  expect(Object.keys(loadedMessages(language, 'common') ?? {})).not.toHaveLength(0)
})

test('a language that is not there is empty', async () => {
  await loadMessages('hr', 'common')
  expect(loadedMessages('hr', 'common')).toEqual({})
})
