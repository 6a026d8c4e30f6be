import type { Page } from '@playwright/test'

/** The settings of the person who is logged in. */
export function settings(page: Page) {
  const main = page.getByRole('main')
  const card = (name: string) => main.getByRole('region', { name, exact: true })
  const profile = card('Edit account')
  const password = card('Change password')
  const email = card('Change email')
  const umf = card('UMF oxides')
  return {
    card,
    heading: main.getByRole('heading', { level: 1, name: 'Settings' }),
    profile: {
      field: (name: string) => profile.getByRole('textbox', { name, exact: true }),
      save: profile.getByRole('button', { name: 'Save profile' }),
      says: (text: string | RegExp) => profile.getByText(text),
    },
    password: {
      field: (name: string) => password.getByLabel(name, { exact: true }),
      save: password.getByRole('button', { name: 'Change password' }),
      says: (text: string) => password.getByText(text, { exact: true }),
    },
    email: {
      address: email.getByLabel('Email', { exact: true }),
      password: email.getByLabel('Current password', { exact: true }),
      save: email.getByRole('button', { name: 'Change email' }),
      says: (text: string) => email.getByText(text),
    },
    avatar: card('Profile photo'),
    umf: {
      card: umf,
      type: (name: string) => umf.getByRole('radio', { name }),
      remove: (oxide: string, group: string) =>
        umf.getByRole('button', { name: `Remove ${oxide} from ${group}`, exact: true }),
      add: (group: string) =>
        umf.getByRole('combobox', { name: `Add an oxide to ${group}`, exact: true }),
      save: umf.getByRole('button', { name: 'Save groups' }),
      formula: umf.getByRole('group', { name: /^Unity molecular formula of/ }),
    },
    deletion: card('Delete account'),
    deletionDialog: page.getByRole('dialog', { name: 'Delete account' }),
    leaving: page.getByText(/Your account will be deleted on/).first(),
    keepAccount: page.getByRole('button', { name: 'Keep my account' }).first(),
    sessions: card('Where you are logged in'),
    leaveDialog: page.getByRole('dialog', { name: 'Leave without saving?' }),
  }
}
