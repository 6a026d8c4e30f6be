import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { DESCRIPTION_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../limits.ts'
import {
  changeEmailForm,
  changePasswordForm,
  formatUsername,
  isGoodPassword,
  loginDialogForm,
  loginForm,
  profileForm,
  recoveryForm,
  registerForm,
  resetPasswordForm,
} from './account.ts'
import { textLength } from './description.ts'
import { NOT_A_LINE, NOT_A_TEXT } from './text.ts'

/** All that is said of an input. */
function sentencesOf(form: z.ZodType, input: unknown): readonly string[] {
  const issues = form.safeParse(input).error?.issues ?? []
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

/** What is wrong with an input: the first sentence of each field. */
function problemsOf(form: z.ZodType, input: unknown): Record<string, string> {
  const issues = form.safeParse(input).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]),
  )
}

const LOGIN = { email: 'test@test.invalid', password: 'x' }
const REGISTER = {
  name: 'test',
  email: 'test@test.invalid',
  password: 'a long password',
  password_confirmation: 'a long password',
  accept_terms: true,
}
const RESET = {
  token: 't',
  email: 'test@test.invalid',
  password: 'a long password',
  password_confirmation: 'a long password',
}
const CHANGE = {
  email: 'test@test.invalid',
  old_password: 'x',
  password: 'a long password',
  password_confirmation: 'a long password',
}
const PROFILE = { name: 'test', username: 'test' }

/** Sentences by form, field and value. */
const REFUSED: readonly (readonly [string, string, unknown, string])[] = [
  ['login', 'email', 'nobody', 'Invalid email address'],
  ['login', 'email', undefined, 'Invalid email address'],
  ['login', 'password', '', 'Password is required'],
  ['login', 'password', undefined, 'Password is required'],
  ['register', 'name', ' ab ', 'Name must be at least 3 characters'],
  ['register', 'email', 'a@b', 'Invalid email address'],
  ['register', 'password', 'seven77', 'Password must be at least 8 characters'],
  [
    ...(['register', 'password_confirmation', 'seven77'] as const),
    'Password confirmation must be at least 8 characters',
  ],
  ['register', 'password_confirmation', 'another password', 'Passwords must match'],
  ['register', 'accept_terms', false, 'You must accept the terms to continue'],
  ['register', 'accept_terms', undefined, 'You must accept the terms to continue'],
  ['register', 'accept_terms', 'perhaps', 'must be true or false'],
  ['register', 'accept_terms', null, 'You must accept the terms to continue'],
  ['register', 'can_email_notifications', null, 'must be true or false'],
  ['register', 'can_email_notifications', 'perhaps', 'must be true or false'],
  ['register', 'can_email_marketing', 7, 'must be true or false'],
  ['recovery', 'email', 'x', 'Invalid email address'],
  ['reset', 'token', '', 'Reset token is required'],
  ['reset', 'token', undefined, 'Reset token is required'],
  ['reset', 'password', 'seven77', 'Password must be at least 8 characters'],
  ['reset', 'password_confirmation', 'another password', 'Passwords must match'],
  ['changePassword', 'email', 'x', 'Invalid email address'],
  ['changePassword', 'old_password', '', 'Current password is required'],
  ['changePassword', 'password', 'seven77', 'New password must be at least 8 characters'],
  ['changePassword', 'password_confirmation', 'another', 'Password confirmation does not match'],
  ['changeEmail', 'password', '', 'Current password is required'],
  ['profile', 'name', 'ab', 'Name must be at least 3 characters'],
  ['profile', 'name', 'a'.repeat(256), 'Name must be at most 255 characters'],
  ['profile', 'username', 'ab', 'Username must be at least 3 characters'],
  ['profile', 'username', 'a'.repeat(51), 'Username must be at most 50 characters'],
  [
    ...(['profile', 'username', 'a.potter'] as const),
    'Username can only contain letters, numbers, and underscores',
  ],
  ['profile', 'title', 'a'.repeat(256), 'Must be at most 255 characters'],
  ['register', 'name', 'Test\u001b[31m', NOT_A_LINE],
  ['profile', 'name', 'Test\r\nPerson', NOT_A_LINE],
  ['profile', 'name', '\u200b\u200b\u200b', NOT_A_LINE],
  ['profile', 'title', 'Potter\u202e', NOT_A_LINE],
  ['profile', 'location', 'Here\u0007', NOT_A_LINE],
  ['profile', 'description', 'One\nTwo\u001b', NOT_A_TEXT],
  ['profile', 'url', 'javascript:alert(1)', 'Must be a valid URL'],
  ['profile', 'url', `a.test/${'a'.repeat(248)}`, 'Must be at most 255 characters'],
  ['profile', 'facebook', 'https://evil.test', 'Must be a valid domain (e.g., facebook.com)'],
  ['profile', 'artaxis', 7, 'Must be a valid domain (e.g., artaxis.org)'],
  [
    ...(['profile', 'paypal', 'no link'] as const),
    'PayPal link must be a valid URL starting with https://paypal.me',
  ],
  [
    ...(['profile', 'paypal', 'https://paypal.me.evil.test'] as const),
    'PayPal link must start with https://paypal.me',
  ],
]

const FORMS: Readonly<Record<string, readonly [z.ZodType, object]>> = {
  login: [loginForm, LOGIN],
  register: [registerForm, REGISTER],
  recovery: [recoveryForm, { email: 'test@test.invalid' }],
  reset: [resetPasswordForm, RESET],
  changePassword: [changePasswordForm, CHANGE],
  changeEmail: [changeEmailForm, LOGIN],
  profile: [profileForm, PROFILE],
}

describe('a form', () => {
  it.each(Object.entries(FORMS))('%s is accepted when all is well', (_name, [form, good]) => {
    expect(problemsOf(form, good)).toEqual({})
  })

  it.each(Object.entries(FORMS))('%s is refused without its fields', (_name, [form, good]) => {
    for (const field of Object.keys(good)) {
      const rest = Object.entries(good).filter(([name]) => name !== field)
      expect(problemsOf(form, Object.fromEntries(rest))).toHaveProperty(field)
    }
  })

  it.each(REFUSED)('%s is refused for %s %j: %s', (name, field, value, message) => {
    const [form, good] = FORMS[name] ?? [loginForm, {}]
    expect(problemsOf(form, { ...good, [field]: value })).toMatchObject({ [field]: message })
  })
})

describe('what forms accept', () => {
  it('is trimmed and lower-cased where it is a name or an address', () => {
    const form = registerForm.parse({ ...REGISTER, name: ' test ', email: ' Test@Test.INVALID ' })
    expect(form).toMatchObject({ name: 'test', email: 'test@test.invalid' })
  })

  it('is left as typed where it is a password, up to 256 characters of any kind', () => {
    const password = ` ${'ключ🔑'.repeat(42)} `.slice(0, PASSWORD_MAX_LENGTH)
    const form = { ...REGISTER, password, password_confirmation: password }
    expect(registerForm.parse(form).password).toBe(password)
    const longer = `${password}${'x'.repeat(PASSWORD_MAX_LENGTH)}`
    expect(
      problemsOf(registerForm, { ...form, password: longer, password_confirmation: longer }),
    ).toMatchObject({ password: 'Password must be at most 256 characters' })
  })

  it.each([
    [true, true],
    ['1', true],
    [1, true],
    ['true', true],
    ['on', true],
    [false, false],
    ['0', false],
    ['', false],
  ])('are consents as forms send them: %j', (value, isGiven) => {
    expect(registerForm.parse({ ...REGISTER, can_email_marketing: value })).toMatchObject({
      can_email_marketing: isGiven,
    })
  })

  it('mails about what happens unless one says no, and never advertisements by itself', () => {
    expect(registerForm.parse(REGISTER)).toMatchObject({
      can_email_notifications: true,
      can_email_marketing: false,
    })
  })

  it('may leave out or empty what is not required of a profile', () => {
    expect(profileForm.parse(PROFILE)).toEqual(PROFILE)
    const empty = { title: ' ', description: '', url: '', pinterest: '', paypal: null }
    expect(profileForm.parse({ ...PROFILE, ...empty })).toEqual({
      ...PROFILE,
      title: null,
      description: null,
      url: null,
      pinterest: null,
      paypal: null,
    })
  })

  it('has no place for rights', () => {
    const wish = { isPatron: true, isAlchemist: true, isMuted: false, id: 7, email: 'x@y.example' }
    expect(profileForm.parse({ ...PROFILE, ...wish })).toEqual(PROFILE)
  })

  it('has descriptions of 5000 characters, counted without markup', () => {
    const marked = `<p>${'<b>a</b>'.repeat(1_800)}${'&amp;'.repeat(1_000)}</p>`
    expect(textLength(marked)).toBe(2_800)
    expect(problemsOf(profileForm, { ...PROFILE, description: marked })).toEqual({})
    const long = 'a'.repeat(DESCRIPTION_MAX_LENGTH)
    expect(problemsOf(profileForm, { ...PROFILE, description: `<p>${long}</p>` })).toEqual({})
    expect(problemsOf(profileForm, { ...PROFILE, description: `${long}a` })).toEqual({
      description: 'Description must be at most 5000 characters',
    })
  })

  it('is not looked into where it is too long, however hostile', () => {
    const fields = ['username', 'description', 'url', 'pinterest', 'paypal'] as const
    // Whatever is looked for in them would be found: they would be refused for that as well.
    for (const text of ['<\u001b'.repeat(500_000), '@- \u001b'.repeat(250_000)]) {
      const profile = Object.fromEntries(fields.map((field) => [field, text]))
      expect(sentencesOf(profileForm, { ...PROFILE, ...profile })).toEqual([
        'username: Username must be at most 50 characters',
        'description: Description must be at most 5000 characters',
        ...['url', 'pinterest', 'paypal'].map(
          (field) => `${field}: Must be at most 255 characters`,
        ),
      ])
      expect(sentencesOf(loginForm, { email: text, password: text })).toEqual([
        'email: Email must be at most 254 characters',
        'password: Password must be at most 256 characters',
      ])
    }
  })
})

describe('a user name', () => {
  it.each([
    ['@Demo Test', 'Demo_Test'],
    [' jörg-test ', 'jorg_test'],
    ['＠test', 'test'],
    ['test__1', 'test__1'],
  ])('%j becomes %s', (typed, name) => expect(formatUsername(typed)).toBe(name))

  it('stays what the formatter once made of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const name = formatUsername(text)
        expect(formatUsername(name)).toBe(name)
        expect(name).not.toMatch(/[\s@-]/u.test(name.slice(0, 1)) ? /^./u : /[\s-]/u)
      }),
      { numRuns: 1_000 },
    )
  })

  it('that the profile accepts has letters, figures and underscores only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (username) => {
        const form = profileForm.safeParse({ ...PROFILE, username })
        if (form.success) expect(form.data.username).toMatch(/^[A-Za-z0-9_]{3,50}$/)
      }),
      { numRuns: 1_000 },
    )
  })
})

it('a password is called good from six characters', () => {
  expect(isGoodPassword('12345')).toBe(false)
  expect(isGoodPassword('123456')).toBe(true)
})

it('tells of passwords that differ while other fields are still wrong', () => {
  const input = { ...REGISTER, name: '', accept_terms: false, password_confirmation: 'another one' }
  expect(problemsOf(registerForm, input)).toEqual({
    name: 'Name must be at least 3 characters',
    accept_terms: 'You must accept the terms to continue',
    password_confirmation: 'Passwords must match',
  })
  expect(problemsOf(registerForm, {})).not.toHaveProperty(
    'password_confirmation',
    'Passwords must match',
  )
})

it('asks in the dialog for a password that could be one', () => {
  expect(problemsOf(loginDialogForm, { ...LOGIN, password: 'seven77' })).toEqual({
    password: 'Password must be at least 8 characters',
  })
  expect(problemsOf(loginDialogForm, { ...LOGIN, password: 'eight888' })).toEqual({})
})
