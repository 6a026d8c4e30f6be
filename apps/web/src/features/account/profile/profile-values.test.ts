import { expect, test } from 'vitest'
import { problemsOf } from '#lib/forms/field-problems.ts'
import { parseProfile, profileBody, type ProfileValues, withoutProtocol } from './profile-values.ts'

const VALUES: ProfileValues = {
  name: 'Test',
  username: 'test_1',
  title: '',
  location: '',
  description: '',
  url: '',
  paypal: '',
  pinterest: '',
  facebook: '',
  instagram: '',
  artaxis: '',
  can_email_notifications: true,
  wants_daily_mail: false,
  can_email_marketing: false,
}

const told = (changes: Partial<ProfileValues>) =>
  problemsOf<ProfileValues>(parseProfile({ ...VALUES, ...changes }))

test('a website is shown without its protocol, and a bare one without its slash', () => {
  expect(withoutProtocol('https://example.org/')).toBe('example.org')
  expect(withoutProtocol('http://example.org/pots/')).toBe('example.org/pots/')
  expect(withoutProtocol('https://example.org/?a=1')).toBe('example.org/?a=1')
  expect(withoutProtocol(null)).toBe('')
})

test('the form is checked by the rules of the API', () => {
  expect(told({})).toEqual({})
  expect(told({ name: 'ab', username: 'a!', url: 'no', facebook: 'https://a.b' })).toEqual({
    name: 'Name must be at least 3 characters',
    username: 'Username must be at least 3 characters',
    url: 'Must be a valid URL',
    facebook: 'Must be a valid domain (e.g., facebook.com)',
  })
})

test('a description counts without its marks', () => {
  expect(told({ description: `<p><strong>${'x'.repeat(5000)}</strong></p>` })).toEqual({})
  expect(told({ description: 'x'.repeat(5001) })).toEqual({
    description: 'Description must be at most 5000 characters',
  })
})

test('a website that was not touched is sent as it was', () => {
  const stored = { url: 'http://example.org/' }
  const values = { ...VALUES, url: 'example.org' }
  expect(profileBody(values, [], stored)).toMatchObject(stored)
  expect(profileBody(values, ['url'], stored)).toMatchObject({ url: 'example.org' })
})
