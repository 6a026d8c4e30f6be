/** Every kind of mail with what it is told. Values are text; each is escaped where it must be. */
export interface MailTemplates {
  /** To a new member. */
  readonly welcome: { readonly name: string }
  /** With the path of the page that sets a new password. */
  readonly passwordReset: { readonly name: string; readonly path: string }
  /** To the owner of an address that somebody tried to register again. */
  readonly registrationAttempt: { readonly name: string }
  readonly passwordChanged: { readonly name: string }
  /** To a new address, with the path of the page that confirms it. */
  readonly emailConfirmation: { readonly name: string; readonly path: string }
  /** To the owner of an address that somebody wanted for another account. */
  readonly emailTaken: { readonly name: string }
  /** To the address that was left. */
  readonly emailChanged: { readonly name: string }
  /** To somebody who has asked for their account to be deleted, with the day and the way back. */
  readonly deletionRequested: { readonly name: string; readonly date: string }
  /** To somebody whose account is gone. */
  readonly accountDeleted: { readonly name: string }
  /** To the same when there is more to tell than one thing. */
  readonly digest: { readonly name: string }
  /** To those who want mails about what happens; `path` is null where there is nothing to open. */
  readonly notification: {
    readonly name: string
    readonly title: string
    readonly message: string
    readonly path: string | null
  }
}

export type MailTemplate = keyof MailTemplates

/** Where the button of a mail leads, as a path of the site; null without a button. */
export const MAIL_PATHS: {
  readonly [TTemplate in MailTemplate]: (values: MailTemplates[TTemplate]) => string | null
} = {
  welcome: () => '/',
  passwordReset: ({ path }) => path,
  registrationAttempt: () => '/login',
  passwordChanged: () => '/forgot-password',
  emailConfirmation: ({ path }) => path,
  emailTaken: () => '/login',
  emailChanged: () => null,
  deletionRequested: () => '/settings',
  accountDeleted: () => null,
  digest: () => '/',
  notification: ({ path }) => path,
}
