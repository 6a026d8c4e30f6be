import * as z from 'zod'
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PROFILE_TEXT_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
} from '../limits.ts'
import { DESCRIPTION_TOO_LONG, descriptionField } from './description.ts'
import { PAYPAL_HOSTS, parseHostLink, parseLink, parsePaypalLink } from './links.ts'
import { lineField, NOT_A_LINE, NOT_A_TEXT } from './text.ts'

/**
 * What an account's forms accept, with the sentences of the specification. The API and the forms
 * check with the same schemas; the site translates a sentence by looking up its key here.
 */
export const ACCOUNT_PROBLEMS = {
  invalidEmail: 'Invalid email address',
  emailTooLong: `Email must be at most ${EMAIL_MAX_LENGTH} characters`,
  passwordRequired: 'Password is required',
  passwordTooShort: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  passwordTooLong: `Password must be at most ${PASSWORD_MAX_LENGTH} characters`,
  passwordTooCommon: 'This password is too common. Please choose another',
  confirmationTooShort: `Password confirmation must be at least ${PASSWORD_MIN_LENGTH} characters`,
  passwordsDiffer: 'Passwords must match',
  confirmationDiffers: 'Password confirmation does not match',
  currentPasswordRequired: 'Current password is required',
  newPasswordTooShort: `New password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  resetTokenRequired: 'Reset token is required',
  termsRequired: 'You must accept the terms to continue',
  nameTooShort: `Name must be at least ${NAME_MIN_LENGTH} characters`,
  nameTooLong: `Name must be at most ${NAME_MAX_LENGTH} characters`,
  nameReserved: 'This name is reserved; please choose another',
  usernameTooShort: `Username must be at least ${USERNAME_MIN_LENGTH} characters`,
  usernameTooLong: `Username must be at most ${USERNAME_MAX_LENGTH} characters`,
  usernameLetters: 'Username can only contain letters, numbers, and underscores',
  usernameReserved: 'This username is reserved; please choose another',
  usernameTaken: 'This username is already taken',
  textTooLong: `Must be at most ${PROFILE_TEXT_MAX_LENGTH} characters`,
  descriptionTooLong: DESCRIPTION_TOO_LONG,
  invalidUrl: 'Must be a valid URL',
  paypalUrl: `PayPal link must be a valid URL starting with ${PAYPAL_HOSTS[0]}`,
  paypalHost: `PayPal link must start with ${PAYPAL_HOSTS[0]}`,
  notALine: NOT_A_LINE,
  notAText: NOT_A_TEXT,
} as const

const problems = ACCOUNT_PROBLEMS

/** Lower-cased and trimmed, as it is stored and compared. */
export const emailField = z
  .string(problems.invalidEmail)
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH, problems.emailTooLong)
  .pipe(z.email(problems.invalidEmail))

/** A password as typed: never trimmed, so that any characters count. */
function passwordField(tooShort: string) {
  return z
    .string(tooShort)
    .min(PASSWORD_MIN_LENGTH, tooShort)
    .max(PASSWORD_MAX_LENGTH, problems.passwordTooLong)
}

const bothPasswords = z.object({
  password: z.string(),
  password_confirmation: z.string().min(1),
})

/** Passwords that differ are told of also while other fields are still wrong. */
const hasBothPasswords = ({ value }: { readonly value: unknown }) =>
  bothPasswords.safeParse(value).success

export const nameField = lineField(problems.nameTooShort)
  .min(NAME_MIN_LENGTH, problems.nameTooShort)
  .max(NAME_MAX_LENGTH, problems.nameTooLong)

export const loginForm = z.object({
  email: emailField,
  password: z
    .string(problems.passwordRequired)
    .min(1, problems.passwordRequired)
    .max(PASSWORD_MAX_LENGTH, problems.passwordTooLong),
})

/** The login over a page asks for a password that could be one before the API is asked. */
export const loginDialogForm = loginForm.extend({
  password: passwordField(problems.passwordTooShort),
})

const YES = ['1', 'true', 'on', 'yes']
const NO = ['0', 'false', 'off', 'no', '']

/** Form data arrive as '1' or 'true'; a form in the browser holds a boolean. */
const consent = z
  .union([z.boolean(), z.literal([0, 1]), z.enum([...YES, ...NO])], 'must be true or false')
  .transform((value) => YES.includes(String(value)))

export const registerForm = z
  .object({
    name: nameField,
    email: emailField,
    password: passwordField(problems.passwordTooShort),
    password_confirmation: passwordField(problems.confirmationTooShort),
    accept_terms: consent
      .nullable()
      .default(false)
      .refine((isAccepted) => isAccepted === true, {
        error: problems.termsRequired,
      }),
    can_email_notifications: consent.default(true),
    can_email_marketing: consent.default(false),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    error: problems.passwordsDiffer,
    when: hasBothPasswords,
  })

export const recoveryForm = z.object({ email: emailField })

export const resetPasswordForm = z
  .object({
    token: z.string(problems.resetTokenRequired).min(1, problems.resetTokenRequired).max(200),
    email: emailField,
    password: passwordField(problems.passwordTooShort),
    password_confirmation: passwordField(problems.confirmationTooShort),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    error: problems.passwordsDiffer,
    when: hasBothPasswords,
  })

/** The password that somebody has now, asked for beside their session. */
const ownPasswordField = z
  .string(problems.currentPasswordRequired)
  .min(1, problems.currentPasswordRequired)
  .max(PASSWORD_MAX_LENGTH, problems.passwordTooLong)

export const changePasswordForm = z
  .object({
    email: emailField,
    old_password: ownPasswordField,
    password: passwordField(problems.newPasswordTooShort),
    password_confirmation: z.string(problems.confirmationDiffers),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    error: problems.confirmationDiffers,
    when: hasBothPasswords,
  })

export const changeEmailForm = z.object({ email: emailField, password: ownPasswordField })

/** What becomes of published items when their account is deleted. */
export const DELETION_CHOICES = ['leave', 'take'] as const

export const deletionForm = z.object({
  password: ownPasswordField,
  items: z.enum(DELETION_CHOICES, 'must be leave or take'),
})

/** What stands in the link of a mail to a new address. */
export const confirmEmailForm = z.object({ token: z.string().min(1).max(200) })

/** What is typed as a user name: no leading @, blanks and dashes become underscores, no accents. */
export function formatUsername(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/^@+/, '')
    .replace(/[\s-]+/g, '_')
}

/** Text that may be empty: null. What is not given at all stays as it is stored. */
const optionalText = (max: number, error: string) =>
  lineField()
    .max(max, error)
    .nullish()
    .transform((text) => (text === '' ? null : text))

type LinkReader = (text: string) => string | null | undefined

/**
 * A link that may be empty. `read` answers null to an empty one and undefined to a wrong one, which
 * `error` is about.
 */
const linkField = (read: LinkReader, error: (text: string) => string) =>
  z
    .string({ error: ({ input }) => error(String(input)) })
    .max(PROFILE_TEXT_MAX_LENGTH, problems.textTooLong)
    .nullish()
    .transform((text, context) => {
      if (text === undefined || text === null) return text
      const link = read(text)
      if (link !== undefined && (link === null || link.length <= PROFILE_TEXT_MAX_LENGTH)) {
        return link
      }
      context.addIssue({
        code: 'custom',
        message: link === undefined ? error(text) : problems.textTooLong,
      })
      return z.NEVER
    })

const hostLinkField = (host: string) =>
  linkField(
    (text) => parseHostLink(text, host),
    () => invalidDomain(host),
  )

/** No address at all, or one that is elsewhere. */
const paypalProblem = (text: string) =>
  parseLink(text) === undefined ? problems.paypalUrl : problems.paypalHost

/** The sentence for a link to one of the social sites. */
export function invalidDomain(host: string): string {
  return `Must be a valid domain (e.g., ${host})`
}

/** Sites a profile links to, with the host their links must be on. */
export const PROFILE_HOSTS = {
  pinterest: 'pinterest.com',
  facebook: 'facebook.com',
  instagram: 'instagram.com',
  artaxis: 'artaxis.org',
} as const

/** As the formatter makes it of what was typed. */
export const usernameField = z
  .string(problems.usernameTooShort)
  .max(PROFILE_TEXT_MAX_LENGTH, { error: problems.usernameTooLong, abort: true })
  .transform(formatUsername)
  .pipe(
    z
      .string()
      .min(USERNAME_MIN_LENGTH, problems.usernameTooShort)
      .max(USERNAME_MAX_LENGTH, problems.usernameTooLong)
      .regex(/^[A-Za-z0-9_]+$/, problems.usernameLetters),
  )

export const profileForm = z.object({
  name: nameField,
  username: usernameField,
  title: optionalText(PROFILE_TEXT_MAX_LENGTH, problems.textTooLong),
  location: optionalText(PROFILE_TEXT_MAX_LENGTH, problems.textTooLong),
  description: descriptionField.nullish().transform((html) => (html === '' ? null : html)),
  url: linkField(parseLink, () => problems.invalidUrl),
  pinterest: hostLinkField(PROFILE_HOSTS.pinterest),
  facebook: hostLinkField(PROFILE_HOSTS.facebook),
  instagram: hostLinkField(PROFILE_HOSTS.instagram),
  artaxis: hostLinkField(PROFILE_HOSTS.artaxis),
  paypal: linkField(parsePaypalLink, paypalProblem),
  can_email_notifications: consent.optional(),
  wants_daily_mail: consent.optional(),
  can_email_marketing: consent.optional(),
})

/** What of a profile is to be another. */
export const profileChange = profileForm.partial({ name: true, username: true })
export type ProfileChange = z.infer<typeof profileChange>

/** From this length a password is called good by the hint beside the field. */
const GOOD_PASSWORD_LENGTH = 6

/** For the hint beside the field: no form refuses a password by it. */
export function isGoodPassword(password: string): boolean {
  return password.length >= GOOD_PASSWORD_LENGTH
}
