import * as z from 'zod'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { idField, instant } from './fields.ts'
import { PREFERENCE_KEYS } from './preference-defaults.ts'
import { preferences } from './preferences.ts'
import {
  changeEmailForm,
  changePasswordForm,
  confirmEmailForm,
  DELETION_CHOICES,
  deletionForm,
  loginForm,
  profileChange,
  recoveryForm,
  registerForm,
  resetPasswordForm,
} from './rules/account.ts'
import { personFields } from './users.ts'

/** The logged-in person, as only they see themselves. */
export const currentUser = z
  .object({
    ...personFields,
    email: z.string(),
    createdAt: instant,
    updatedAt: instant,
    isPatron: z.boolean(),
    isAlchemist: z.boolean(),
    isMuted: z.boolean(),
    mutedUntil: instant.nullable().describe('When a mute by a moderator ends, while it lasts'),
    muteReason: z.string().nullable(),
    isModerator: z.boolean(),
    isOperator: z.boolean(),
    deletionDueAt: instant
      .nullable()
      .describe('When the account is deleted, once that was asked for'),
    locale: z.string().nullable(),
    unreadNotificationsCount: z.int(),
    canEmailNotifications: z.boolean(),
    wantsDailyMail: z.boolean().describe('One mail a day in the place of one each time'),
    canEmailMarketing: z.boolean(),
    preferences,
    savedPreferences: z
      .array(z.enum(PREFERENCE_KEYS))
      .optional()
      .describe('Preferences that were ever saved; the others are at their defaults'),
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.infer<typeof currentUser>

const done = z.object({ success: z.literal(true), message: z.string() })
const userAnswer = z.object({ data: currentUser })
const tag = 'account'

export const login = endpoint({
  id: 'login',
  ...CALLS.login,
  tag,
  summary: 'Begins a session; the token also stands in the Authorization header and in a cookie',
  body: loginForm,
  response: {
    200: z.object({ token: z.string(), expires: instant, data: currentUser }),
    401: problem,
    429: problem,
  },
})

export const getCurrentUser = endpoint({
  id: 'getCurrentUser',
  ...CALLS.getCurrentUser,
  tag,
  summary: 'The logged-in user',
  response: { 200: userAnswer, 401: problem },
})

export const logout = endpoint({
  id: 'logout',
  ...CALLS.logout,
  tag,
  summary: 'Ends this session; without one nothing happens',
  response: { 200: done },
})

export const register = endpoint({
  id: 'register',
  ...CALLS.register,
  tag,
  summary: 'Makes an account; the answer is the same when the address has one already',
  body: registerForm,
  response: { 201: done, 429: problem },
})

export const recovery = endpoint({
  id: 'recovery',
  ...CALLS.recovery,
  tag,
  summary: 'Sends a link to choose a new password; the answer is the same for unknown addresses',
  body: recoveryForm,
  response: { 200: done, 429: problem },
})

export const resetPassword = endpoint({
  id: 'resetPassword',
  ...CALLS.resetPassword,
  tag,
  summary: 'Sets a new password with the token of a mail and ends every session',
  body: resetPasswordForm,
  response: { 200: done, 400: problem, 429: problem },
})

export const saveProfile = endpoint({
  id: 'saveProfile',
  ...CALLS.saveProfile,
  tag,
  summary: 'Saves the profile of the viewer; what is left out stays as it is',
  body: profileChange,
  response: { 200: userAnswer, 401: problem, 409: problem },
})

export const changePassword = endpoint({
  id: 'changePassword',
  ...CALLS.changePassword,
  tag,
  summary: 'Changes the password and ends every other session',
  body: changePasswordForm,
  response: { 200: done, 401: problem, 429: problem },
})

export const changeEmail = endpoint({
  id: 'changeEmail',
  ...CALLS.changeEmail,
  tag,
  summary:
    'Sends a link to a new e-mail address, which counts once it is confirmed; the answer is the same for taken ones',
  body: changeEmailForm,
  response: { 200: done, 401: problem, 429: problem },
})

export const confirmEmail = endpoint({
  id: 'confirmEmail',
  ...CALLS.confirmEmail,
  tag,
  summary: 'Confirms a new e-mail address with the token of a mail and ends all other sessions',
  body: confirmEmailForm,
  response: { 200: done, 400: problem, 429: problem },
})

export const getDeletion = endpoint({
  id: 'getDeletion',
  ...CALLS.getDeletion,
  tag,
  summary: 'What becomes of the account of the viewer when it is deleted, and when that is due',
  response: {
    200: z.object({
      data: z.object({
        dueAt: instant.nullable(),
        items: z.enum(DELETION_CHOICES).describe('What becomes of published items'),
        published: z.int().describe('Published items'),
        builtOn: z.int().describe('Items that others have built on, which stay in either case'),
      }),
    }),
    401: problem,
  },
})

export const requestDeletion = endpoint({
  id: 'requestDeletion',
  ...CALLS.requestDeletion,
  tag,
  summary: 'Has the account deleted in fourteen days, and ends every other session',
  body: deletionForm,
  response: { 200: userAnswer, 401: problem, 429: problem },
})

export const keepAccount = endpoint({
  id: 'keepAccount',
  ...CALLS.keepAccount,
  tag,
  summary: 'Takes back that the account is deleted',
  response: { 200: userAnswer, 401: problem },
})

export const createAvatar = endpoint({
  id: 'createAvatar',
  ...CALLS.createAvatar,
  tag,
  summary: 'Sets the avatar: multipart form data with the picture in `imageFile`',
  response: {
    200: userAnswer,
    400: problem,
    401: problem,
    413: problem,
    429: problem,
    507: problem,
  },
})

export const removeAvatar = endpoint({
  id: 'removeAvatar',
  ...CALLS.removeAvatar,
  tag,
  summary: 'Removes the avatar',
  response: { 200: userAnswer, 401: problem },
})

export const exportAccount = endpoint({
  id: 'exportAccount',
  ...CALLS.exportAccount,
  tag,
  summary: 'Everything the viewer has made, as JSON',
  response: { 200: z.record(z.string(), z.unknown()), 401: problem },
})

export const exportAccountYaml = endpoint({
  id: 'exportAccountYaml',
  ...CALLS.exportAccountYaml,
  tag,
  summary: 'Everything the viewer has made, as YAML',
  response: { 200: z.string(), 401: problem },
  produces: ['application/yaml'],
})

export const session = z
  .object({
    id: z.int(),
    isCurrent: z.boolean(),
    device: z.string().nullable().describe('What the browser said it was'),
    createdAt: instant,
    lastUsedAt: instant.describe('To the nearest few minutes'),
    expiresAt: instant,
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof session>

export const listSessions = endpoint({
  id: 'listSessions',
  ...CALLS.listSessions,
  tag,
  summary: 'Where the viewer is logged in',
  response: { 200: z.object({ data: z.array(session) }), 401: problem },
})

export const endSession = endpoint({
  id: 'endSession',
  ...CALLS.endSession,
  tag,
  summary: 'Ends one session of the viewer',
  params: z.object({ id: idField }),
  response: { 200: done, 401: problem, 404: problem },
})

export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  ...CALLS.endOtherSessions,
  tag,
  summary: 'Ends every session of the viewer but this one',
  response: { 200: done, 401: problem },
})
