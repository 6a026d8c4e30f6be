import { OFFERED_LANGUAGES } from '@glazy/locales/languages'
import { describe, expect, it } from 'vitest'
import { composeMail, type MailOrder } from './compose-mail.ts'
import { MAIL_PATHS, type MailTemplate, type MailTemplates } from './mail-templates.ts'

const VALUES: MailTemplates = {
  welcome: { name: 'test' },
  passwordReset: { name: 'test', path: '/reset-password?token=abc&email=test%40test.invalid' },
  registrationAttempt: { name: 'test' },
  passwordChanged: { name: 'test' },
  emailConfirmation: { name: 'test', path: '/confirm-email?token=abc' },
  emailTaken: { name: 'test' },
  emailChanged: { name: 'test' },
  deletionRequested: { name: 'test', date: 'December 7, 2026' },
  accountDeleted: { name: 'test' },
  digest: { name: 'test' },
  notification: { name: 'test', title: 'New comment', message: 'A fine glaze', path: '/recipes/7' },
}

function compose<TTemplate extends MailTemplate>(
  template: TTemplate,
  changes: Partial<MailOrder<TTemplate>> = {},
) {
  const order = {
    to: 'test@test.invalid',
    locale: null,
    template,
    values: VALUES[template],
    site: 'https://glazy.example',
    ...changes,
  }
  return composeMail(order, 'Test Kiln')
}

describe('a mail', () => {
  it.each(Object.keys(MAIL_PATHS) as MailTemplate[])('%s says everything in both forms', (name) => {
    const { subject, text, html, language } = compose(name)
    expect(language).toBe('en')
    expect(subject).not.toBe('')
    expect(text).toContain('Hello test,')
    for (const form of [subject, text, html]) expect(form).not.toMatch(/\{\{|\}\}|undefined|\$t/)
    const path = MAIL_PATHS[name](VALUES[name] as never) // each template with its own values
    if (path === null) return
    expect(text).toContain(`https://glazy.example${path}`)
    expect(html).toContain(`href="https://glazy.example${path.replaceAll('&', '&amp;')}"`)
  })

  it('shows what people wrote as text and never as markup or as another text', () => {
    const name = '<img src=x onerror=alert(1)> {{siteName}} $t(welcome.subject) $&'
    const { text, html } = compose('welcome', { values: { name } })
    expect(text).toContain(`Hello ${name},`)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {{siteName}} $t(welcome.subject)')
    expect(html).not.toContain('<img')
  })

  it('leads to the site only', () => {
    const values = { ...VALUES.notification, path: '//evil.test/x' }
    const { text } = compose('notification', { values })
    expect(text).toContain('https://glazy.example/evil.test/x')
  })

  it('is in English for a language that is not offered', () => {
    expect(compose('welcome', { locale: 'xx' })).toMatchObject({
      language: 'en',
      subject: 'Welcome to Test Kiln',
    })
  })

  it('is in the language of the account, every one of them', () => {
    expect(OFFERED_LANGUAGES).toHaveLength(18)
    const subjects = OFFERED_LANGUAGES.map((locale) => {
      for (const name of Object.keys(MAIL_PATHS) as MailTemplate[]) {
        const { language, subject, text, html } = compose(name, { locale })
        expect(language).toBe(locale)
        expect(html).toContain(`<html lang="${locale}">`)
        for (const form of [subject, text, html])
          expect(form).not.toMatch(/\{\{|\}\}|undefined|\$t/)
      }
      return compose('passwordChanged', { locale }).subject
    })
    // Those of Spain and of America say it alike.
    expect(new Set(subjects).size).toBeGreaterThanOrEqual(17)
    expect(compose('welcome', { locale: 'de' }).subject).toBe('Willkommen bei Test Kiln')
  })

  it('has a subject of one line of bounded length', () => {
    const values = { ...VALUES.notification, title: `A\r\nB\u2028C${'x'.repeat(500)}` }
    const { subject } = compose('notification', { values })
    expect(subject).toMatch(/^A B Cx+…$/)
    expect(subject).toHaveLength(200)
  })
})
