import { AVATAR_MAX_BYTES } from '@glazy/contract/limits'

/** What browsers and file systems call the pictures that are taken. */
export const AVATAR_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
} as const

/** Why a file cannot be an avatar; each is a text key. */
export type AvatarProblem = 'missing' | 'wrongType' | 'invalid' | 'tooLarge'

/** Checks a file before it is sent. What it really holds is for the server to see. */
export function avatarProblem(
  file: Pick<File, 'type' | 'size'> | undefined,
): AvatarProblem | undefined {
  if (!file) return 'missing'
  if (!Object.hasOwn(AVATAR_TYPES, file.type)) return 'wrongType'
  if (file.size === 0) return 'invalid'
  return file.size > AVATAR_MAX_BYTES ? 'tooLarge' : undefined
}
