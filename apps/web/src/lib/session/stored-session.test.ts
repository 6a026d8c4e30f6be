import { type CurrentUser, currentUser } from '@glazy/contract/accounts'
import { DEFAULT_PREFERENCES } from '@glazy/contract/preference-defaults'
import { expect, test } from 'vitest'
import { isCurrentUser } from './stored-session.ts'

const USER: CurrentUser = {
  id: 1,
  name: 'Test',
  username: 'test',
  title: 'Potter',
  location: 'Bath',
  description: '<p>Ash glazes</p>',
  url: 'https://example.org',
  pinterest: 'test',
  facebook: 'test',
  instagram: 'test',
  artaxis: 'test',
  paypal: 'test',
  cdnId: 'a1',
  email: 'test@example.org',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  isPatron: false,
  isAlchemist: true,
  isMuted: false,
  mutedUntil: null,
  muteReason: null,
  isModerator: false,
  isOperator: false,
  deletionDueAt: null,
  locale: 'en',
  unreadNotificationsCount: 0,
  canEmailNotifications: true,
  wantsDailyMail: false,
  canEmailMarketing: false,
  preferences: DEFAULT_PREFERENCES,
  savedPreferences: ['decimalPlaces'],
}

test('a stored user has the fields of the contract, and no others are asked for', () => {
  expect(Object.keys(currentUser.shape).sort()).toEqual(Object.keys(USER).sort())
  expect(isCurrentUser(USER)).toBe(true)
})

test.each(Object.keys(USER))('%s is what the contract says it is', (field) => {
  for (const value of [undefined, null, 'text', 3, true, {}, ['decimalPlaces'], ['isMuted']]) {
    const user = { ...USER, [field]: value }
    const isMoment = (field.endsWith('At') || field === 'mutedUntil') && typeof value === 'string'
    expect(isCurrentUser(user)).toBe(isMoment || currentUser.safeParse(user).success)
  }
})
